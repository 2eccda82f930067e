/**
 * KEYS: a sorted set of games by the moment they are due (or their lease ends), and a hash of what
 * they are due for as `order|deadline id`. Each script may run twice without harm.
 */

/** ARGV: game, order, deadline id, at. */
export const ARM = `
local held = redis.call('HGET', KEYS[2], ARGV[1])
if held and redis.call('ZSCORE', KEYS[1], ARGV[1]) then
  if tonumber(string.match(held, '^%d+')) >= tonumber(ARGV[2]) then return 0 end
end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2] .. '|' .. ARGV[3])
redis.call('ZADD', KEYS[1], ARGV[4], ARGV[1])
return 1`;

/** ARGV: game, order. */
export const DISARM = `
local held = redis.call('HGET', KEYS[2], ARGV[1])
if held and tonumber(string.match(held, '^%d+')) > tonumber(ARGV[2]) then return 0 end
redis.call('HDEL', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[1], ARGV[1])
return 1`;

/**
 * ARGV: now, end of the lease, most games. Answers the moment of the next one (or an empty text), then
 * game and value in turn. A node that dies with its claim loses it when the lease ends.
 */
export const CLAIM = `
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
local claimed = {''}
for _, game in ipairs(due) do
  local held = redis.call('HGET', KEYS[2], game)
  if held then
    redis.call('ZADD', KEYS[1], ARGV[2], game)
    table.insert(claimed, game)
    table.insert(claimed, held)
  else
    redis.call('ZREM', KEYS[1], game)
  end
end
local next = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
if next[2] then claimed[1] = next[2] end
return claimed`;

/** ARGV: game, value as claimed, moment to ask again or an empty text when it is dealt with. */
export const FINISH = `
if redis.call('HGET', KEYS[2], ARGV[1]) ~= ARGV[2] then return 0 end
if ARGV[3] == '' then
  redis.call('HDEL', KEYS[2], ARGV[1])
  redis.call('ZREM', KEYS[1], ARGV[1])
else
  redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
end
return 1`;
