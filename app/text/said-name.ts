export const isKanaName = (name: string): boolean =>
  /^[ぁ-ゖァ-ヺー・\s]+$/.test(name.normalize('NFKC')) && /[ぁ-ゖァ-ヺ]/.test(name.normalize('NFKC'));

const isLatin = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && !/[^\p{Script=Latin}\P{L}]/u.test(text);

export const latinName = (name: string, saidName: string): string | undefined =>
  isLatin(saidName) && !isLatin(name) ? saidName : undefined;
