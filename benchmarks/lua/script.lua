-- What the rewritten interpreter has to get right: closures, strings, tables, integers and floats, coroutines, errors.
local function fibonacci(n)
  if n < 2 then return n end
  return fibonacci(n - 1) + fibonacci(n - 2)
end
print("fibonacci", fibonacci(20))

local words = {}
for word in ("the quick brown fox jumps over the lazy dog"):gmatch("%a+") do
  words[#words + 1] = word
end
table.sort(words, function(a, b) return #a > #b or #a == #b and a < b end)
print(table.concat(words, " "))

print(7 // 2, -7 // 2, 7 % -3, 2 ^ 10, 1 << 40, 0xff ~ 0x0f, 10 / 4, math.maxinteger + 1 == math.mininteger)
print(string.format("%5.2f|%-6s|%06d|%x|%q", 3.14159, "ab", -42, 255, "a\nb"))

local squares = coroutine.wrap(function()
  for i = 1, 5 do coroutine.yield(i * i) end
end)
print(squares(), squares(), squares(), squares(), squares())

local point = setmetatable({x = 1, y = 2}, {
  __add = function(a, b) return a.x + b.x + a.y + b.y end,
  __index = function(_, key) return key .. "?" end,
  __tostring = function(p) return "(" .. p.x .. ", " .. p.y .. ")" end,
})
print(tostring(point), point + point, point.z)

print(select(2, pcall(function() error({code = 7}) end)).code)
print(select("#", pcall(error)), (select(2, pcall(function() return nil + 1 end)):gsub("^.-:%d+: ", "")))

goto finish
do print("not reached") end
::finish::
print(load("return 6 * 7")(), utf8.char(228, 8364), ("x"):rep(3, ","), #arg)
collectgarbage()
print("done", collectgarbage("count") > 0)
