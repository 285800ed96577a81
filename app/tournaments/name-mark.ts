import { firstCharacters } from '~/text/text';

/** How a tournament without a picture is known: by the color, the first letter and the number of its name. */
export interface NameMark {
  color: readonly [red: number, green: number, blue: number];
  letter: string;
  /** Empty if the name has none. */
  number: string;
}

/** FNV-1a: the same name always gives the same picture. */
export function hashOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

/** 「第12回 ムーンライト杯」 → series 「ムーンライト杯」, number 12; the hue (in degrees) is that of the series. */
export function nameParts(name: string) {
  const plain = name.normalize('NFKC').trim();
  const series = plain.replace(/第?(?:(?<!\s)\s+)?[#＃]?\d+\s*[回夜戦弾期]?/g, '').trim() || plain;
  return {
    letter: firstCharacters(series, 1),
    number: /\d+/.exec(plain)?.[0].slice(0, 4) ?? '',
    hue: hashOf(series) % 360,
  };
}

export function nameMark(name: string): NameMark {
  const { hue, letter, number } = nameParts(name);
  return { letter, number, color: fromHsl(hue, 0.46, 0.36) };
}

function fromHsl(hue: number, saturation: number, lightness: number): NameMark['color'] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (turn: number) => {
    const part = (turn + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(part - 3, 9 - part, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
