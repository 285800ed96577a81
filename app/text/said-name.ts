/** What wanakana can spell is worth asking it: kana alone, with blanks and ・ between words. */
export const isKanaName = (name: string): boolean =>
  /^[ぁ-ゖァ-ヺー・\s]+$/.test(name.normalize('NFKC')) && /[ぁ-ゖァ-ヺ]/.test(name.normalize('NFKC'));

const isLatin = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && !/[^\p{Script=Latin}\P{L}]/u.test(text);

/** A name in Latin letters, as its player writes it; of one that stands in them already nobody writes another. */
export const latinName = (name: string, saidName: string): string | undefined =>
  isLatin(saidName) && !isLatin(name) ? saidName : undefined;
