/** What bots say: plain lines of a club evening, with nothing in them that a role would know. */
export const SENTENCES = [
  '我是好人，先听大家怎么说。',
  '昨晚的事情我没看出什么，先过。',
  '前面几位说得有点急，我记下了。',
  '我的票会跟着逻辑走，不跟人走。',
  '这一轮请大家把理由说清楚。',
  '我怀疑说话最少的那几位。',
  '对跳之前先别乱站队。',
  '上一轮投票的人，请解释一下。',
  '我没有身份，各位自己判断。',
  '场上人数不多了，每一票都要算。',
] as const;

export const LAST_WORDS = [
  '我走了，大家加油。',
  '请好好看一看最后的投票。',
  '我说的话，回头再想想。',
] as const;
