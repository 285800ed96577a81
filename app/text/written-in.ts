const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const han = /\p{Script=Han}/u;
const hangul = /\p{Script=Hangul}/u;
const latin = /\p{Script=Latin}/u;

type WrittenLanguage = 'ja' | 'en' | 'ko';

export function writtenIn(text: string): WrittenLanguage | undefined {
  const folded = text.normalize('NFKC');
  if (kana.test(folded)) return 'ja';
  if (hangul.test(folded)) return 'ko';
  if (han.test(folded)) return 'ja';
  return latin.test(folded) ? 'en' : undefined;
}

/** Groups consecutive lines of one language; a line without letters joins the one before. */
export function byLanguage(text: string): { lang: WrittenLanguage | undefined; text: string }[] {
  const parts: { lang: WrittenLanguage | undefined; text: string }[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    const lang = writtenIn(line.replace(/https?:\/\/\S+/gi, ''));
    const last = parts.at(-1);
    if (last && (!lang || !last.lang || last.lang === lang)) {
      last.text += line;
      last.lang ??= lang;
    } else parts.push({ lang, text: line });
  }
  return parts;
}
