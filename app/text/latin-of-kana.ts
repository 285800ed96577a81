import { isKana, toHiragana, toRomaji } from 'wanakana';

/** How a name that is written in kana alone is said, in Latin letters: ティナ → "Tina". Of any other one nobody knows. */
export function latinOfKana(name: string): string | undefined {
  const words = name
    .normalize('NFKC')
    .split(/[\s・]+/)
    .filter(Boolean);
  const said = words.map((word) => (isKana(word) && /[ぁ-ゖァ-ヺ]/.test(word) ? latinOf(word) : ''));
  return said.length > 0 && said.every(Boolean) ? said.join(' ') : undefined;
}

function latinOf(kana: string): string {
  // A small vowel takes the place of the one before it: てぃ is "ti".
  const spelled = toHiragana(kana).replace(
    /([ぁ-ゖ])([ぁぃぅぇぉ])/g,
    (_all, before: string, small: string) => {
      const consonant = toRomaji(before).replace(/[aiueo]$/, '');
      return `${consonant || 'w'}${toRomaji(small).replace(/^x/, '')}`;
    },
  );
  const latin = toRomaji(spelled).replace(/-/g, '');
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}
