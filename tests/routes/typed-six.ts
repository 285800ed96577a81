const names = [
  'ガブリアス',
  'Incineroar',
  'ゴリランダー',
  'ハバタクカミ',
  'ウーラオス（れんげきのかた）',
  'モロバレル',
];

/** The fields of six species, typed in both languages. */
export const typedSix = Object.fromEntries(names.map((name, slot) => [`members[${slot}].species`, name]));
