const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const han = /\p{Script=Han}/u;
const hangul = /\p{Script=Hangul}/u;
const latin = /\p{Script=Latin}/u;

type Written = 'ja' | 'en' | 'ko';

/** The language of what people here write, by its letters; undefined where there is none to tell by. */
export function writtenIn(text: string): Written | undefined {
  const folded = text.normalize('NFKC');
  if (kana.test(folded)) return 'ja';
  if (hangul.test(folded)) return 'ko';
  if (han.test(folded)) return 'ja';
  return latin.test(folded) ? 'en' : undefined;
}

/** Lines that follow one another in one language, together; a line that tells none belongs to the one before. */
export function byLanguage(text: string): { lang: Written | undefined; text: string }[] {
  const parts: { lang: Written | undefined; text: string }[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    // A URL is written in no language.
    const lang = writtenIn(line.replace(/https?:\/\/\S+/gi, ''));
    const last = parts.at(-1);
    if (last && (!lang || !last.lang || last.lang === lang)) {
      last.text += line;
      last.lang ??= lang;
    } else parts.push({ lang, text: line });
  }
  return parts;
}
