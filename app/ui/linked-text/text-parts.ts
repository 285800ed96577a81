import { externalUrl } from '~/ui/safe-url';

export type TextPart = { text: string; url?: string };

// A link ends before brackets and marks that close the sentence around it.
const link = /https?:\/\/[^\s<>"'「」『』（）、。]+/gi;
const trailing = /(?<![.,!?:;)\]])[.,!?:;)\]]+$/;

export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(link)) {
    const linkText = match[0].replace(trailing, '');
    const url = externalUrl(linkText);
    if (!url) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: linkText, url });
    from = match.index + linkText.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
