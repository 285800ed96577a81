import { toRomaji } from 'wanakana';

const smallVowels: Record<string, string> = { ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o' };

/** One spelling for `syaritatu`, `sharitatsu` and `sharitatu`, to compare with `plainRomaji`. */
export function kanaToRomaji(hiragana: string): string {
  const spelled = hiragana.replace(/([ぁ-ゖ])([ぁぃぅぇぉ])/g, (_all, kana: string, vowel: string) => {
    const consonant = toRomaji(kana).replace(/[aiueo]$/, '');
    return `${consonant || 'w'}${smallVowels[vowel]}`;
  });
  return plainRomaji(toRomaji(spelled));
}

export function plainRomaji(latin: string): string {
  return latin
    .replace(/shi|ci/g, 'si')
    .replace(/chi/g, 'ti')
    .replace(/tsu/g, 'tu')
    .replace(/fu/g, 'hu')
    .replace(/ji/g, 'zi')
    .replace(/sh/g, 'sy')
    .replace(/ch/g, 'ty')
    .replace(/j(?=[aueo])/g, 'zy')
    .replace(/zyy/g, 'zy')
    .replace(/([td])h(?=[iuy])/g, '$1')
    .replace(/ou/g, 'o')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/[-ー']/g, '')
    .replace(/([a-z])\1+/g, '$1');
}
