import { fieldsNamed } from './identify';

const sign = /(?<=\s)(?:\/\/+|<--?)|[←※]/;

/**
 * Cuts off what somebody noted behind a line or instead of one: `Low Kick // was Earthquake`, 「まもる ←迷い中」. A name behind
 * the sign is an alternative, and several signs part a list.
 */
export function withoutComment(line: string): { text: string; comment: string } {
  if (/^\/\/+\s*[^\s/]/.test(line)) return { text: '', comment: line };
  const [mark = ''] = sign.exec(line) ?? [];
  const at = mark === '' ? -1 : line.indexOf(mark);
  const text = line.slice(0, Math.max(0, at)).trim();
  const comment = line.slice(at + mark.length).trim();
  const isList = comment.includes(mark);
  if (text === '' || isList || !/[\p{L}\p{N}]/u.test(comment) || fieldsNamed(comment).length > 0)
    return { text: line, comment: '' };
  return { text, comment };
}

/** Splits what stands in brackets behind a name: 「オボンのみ（仮）」. */
export function bracketedComment(text: string): { name: string; comment: string } | undefined {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const name = text.slice(0, Math.max(0, open)).trim();
  const comment = text.slice(open + 1, -1).trim();
  return name === '' || comment === '' ? undefined : { name, comment };
}
