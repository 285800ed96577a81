import { withoutInvisible } from './marks';

const medals = /[\u{1f947}-\u{1f949}\u{1f3c6}\u{1f3c5}\u{1f451}\u{1f396}\u2728\u{1f389}]\ufe0f?/gu;
/** さん, 選手 and the like behind a name. */
export const honorific = /(?<=\S)\s?(?:さん|選手|様|さま|氏|くん|君|ちゃん|殿|先生)$/u;
const frames = /^[\s「『【[(（*_`~"“]+|(?<![\s」』】\])）*_`~"”])[\s」』】\])）*_`~"”]+$/gu;
const remark = /(?<=\S)\s?[(（[【][^()（）[\]【】]{1,40}[)）\]】]$/u;

/**
 * Lists what a name may be without its adornments, the least changed first: medals, さん or 選手, quotes, a leading @, and
 * a remark in brackets are taken off.
 */
export function plainNames(text: string): string[] {
  const names = [text];
  const add = (name: string) => {
    const trimmed = name.trim();
    if (trimmed !== '' && !names.includes(trimmed)) names.push(trimmed);
    return trimmed || name;
  };
  let name = add(withoutInvisible(text).replace(/\s+/g, ' '));
  for (const adornment of [medals, remark, frames, honorific, frames, /^@/, remark, honorific])
    name = add(name.replace(adornment, ''));
  return names;
}
