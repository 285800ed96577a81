import { externalUrl } from '~/ui/safe-url';

export type TextPart = { text: string; url?: string };

// A link ends before brackets, marks and Japanese words of the sentence around it. Such words begin a part of the link at
// most, /wiki/ポケモン, or stand in brackets of its own, ポケモン_(企業).
const link =
  /https?:\/\/(?:(?<=_|[^ -~])\([\p{L}\p{M}\p{N}ー]{1,80}\)|[!#-&(-;=?-~]|(?<=[/=?&#-])[\p{L}\p{M}\p{N}ー]{1,80})+/giu;
const closing = /[.,!?:;\]]/;

/** Takes off what closes the sentence, and brackets that the link doesn't both open and close. */
function withoutEnd(found: string): string {
  let surplus = found.split(')').length - found.split('(').length;
  let end = found.length;
  for (; end > 0; end--) {
    const letter = found[end - 1] as string;
    if (letter === '(') surplus++;
    else if (letter === ')' ? surplus-- <= 0 : !closing.test(letter)) break;
  }
  return found.slice(0, end);
}

export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(link)) {
    const linkText = withoutEnd(match[0]);
    const url = externalUrl(linkText);
    if (!url) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: linkText, url });
    from = match.index + linkText.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
