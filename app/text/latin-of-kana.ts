import { isKana, toHiragana, toRomaji } from 'wanakana';

/** Romanizes a name in kana alone: ティナ → "Tina"; undefined for any other. */
export function latinOfKana(name: string): string | undefined {
  const words = name
    .normalize('NFKC')
    .split(/[\s・]+/)
    .filter(Boolean);
  const latinWords = words.map((word) => (isKana(word) && /[ぁ-ゖァ-ヺ]/.test(word) ? latinOf(word) : ''));
  return latinWords.length > 0 && latinWords.every(Boolean) ? latinWords.join(' ') : undefined;
}

function latinOf(kana: string): string {
  const hiragana = toHiragana(kana).replace(
    /([ぁ-ゖ])([ぁぃぅぇぉ])/g,
    (_all, before: string, small: string) => {
      const consonant = toRomaji(before).replace(/[aiueo]$/, '');
      return `${consonant || 'w'}${toRomaji(small).replace(/^x/, '')}`;
    },
  );
  const latin = toRomaji(hiragana).replace(/-/g, '');
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}
