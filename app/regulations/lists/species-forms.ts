import { bracketedIn, foldName, plainName } from '~/pokedex/name';
import { baseOf, formsOf, isMega } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';

// Names of the base form that our dictionary omits: it only has ビビヨン.
const firstForms: Readonly<Record<string, readonly string[]>> = {
  aegislash: ['シールドフォルム', 'Shield Forme'],
  alcremie: ['ミルキィバニラ', 'Vanilla Cream', 'Vanilla Cream Strawberry Sweet'],
  arceus: ['ノーマルタイプ', 'Normal Type'],
  cherrim: ['ネガフォルム', 'Overcast Form'],
  cramorant: ['いつものすがた'],
  deerling: ['はるのすがた', 'Spring Form'],
  darmanitan: ['ノーマルモード', 'Standard Mode'],
  dudunsparce: ['ふたふしフォルム', 'Two-Segment Form'],
  eiscue: ['アイスフェイス', 'Ice Face'],
  flabebe: ['あかいはな', 'Red Flower'],
  floette: ['あかいはな', 'Red Flower'],
  florges: ['あかいはな', 'Red Flower'],
  furfrou: ['やせいのすがた', 'Natural Form'],
  gastrodon: ['にしのうみ', 'West Sea'],
  gimmighoul: ['はこフォルム', 'Chest Form'],
  koraidon: ['かんぜんけいたい', 'Apex Build'],
  maushold: ['３びきかぞく', 'Family of Three'],
  meloetta: ['ボイスフォルム', 'Aria Forme'],
  mimikyu: ['ばけたすがた', 'Disguised Form'],
  minior: ['あかいろのコア', 'Red Core', 'りゅうせいのすがた', 'Meteor Form'],
  miraidon: ['コンプリートモード', 'Ultimate Mode'],
  morpeko: ['まんぷくもよう', 'Full Belly Mode'],
  palafin: ['ナイーブフォルム', 'Zero Form'],
  poltchageist: ['マガイモノのすがた', 'Counterfeit Form'],
  polteageist: ['がんさくフォルム', 'Phony Form'],
  sawsbuck: ['はるのすがた', 'Spring Form'],
  shellos: ['にしのうみ', 'West Sea'],
  sinistcha: ['ボンサクのすがた', 'Unremarkable Form'],
  sinistea: ['がんさくフォルム', 'Phony Form'],
  terapagos: ['ノーマルフォルム', 'Normal Form'],
  vivillon: ['はなぞののもよう', 'Meadow Pattern'],
  wishiwashi: ['たんどくのすがた', 'Solo Form'],
  zacian: ['れきせんのゆうしゃ', 'Hero of Many Battles'],
  zamazenta: ['れきせんのゆうしゃ', 'Hero of Many Battles'],
};
/** Accepted for species whose sexes share one form. */
const sexes = ['オスのすがた', 'メスのすがた', 'Male', 'Female'];
const usual = ['通常のすがた', 'ふつうのすがた', 'Standard Form', 'Regular Form', 'Normal Form'];

const endings =
  /(?:[のな]?すがた|[のな]?ふぉるむ|[のな]?もよう|[のな]?さいず|ふぇざー|のめん|のしゅるい|しゅ|すたいる|のかた|のみの|きゃっぷ|のこあ|のうみ|もーど|みっくす)$/;
const surelyForm = /(?:すがた|ふぉるむ|もよう|さいず|ふぇざー|しゅ|のめん|すたいる|のかた)$|^(?:おす|めす)$/;
const spelled: readonly (readonly [RegExp, string])[] = [
  [/姿/g, 'すがた'],
  [/模様/g, 'もよう'],
  [/種/g, 'しゅ'],
  [/♂|雄/g, 'おす'],
  [/♀|雌/g, 'めす'],
];
const japanese = /[ぁ-んァ-ヶー一-龠]/;
const regionWords: Readonly<Record<string, string>> = {
  alolan: 'alola',
  galarian: 'galar',
  hisuian: 'hisui',
  paldean: 'paldea',
};
const emptyWords = new Set(
  'form forme forms pattern plumage size variety breed style mask mode cloak family of the sea trim color flower rider'.split(
    ' ',
  ),
);

/** Whether a text looks like a form name: 「アローラのすがた」, "Alolan Form". */
export const isWrittenAsForm = (text: string): boolean => {
  if (/[（(]/.test(text)) return false;
  const plain = inSpelling(foldName(text));
  if (japanese.test(text)) return surelyForm.test(plain);
  return /^(?:male|female|[♂♀])$|\S (?:forme?|pattern|plumage|size|variety|breed|style|mask|mode|cloak)$/i.test(
    text,
  );
};

/** Finds a family's form by name, approximately if `isLoose`. @returns undefined if none or several match */
export function formCalled(family: string, formName: string, isLoose: boolean): string | undefined {
  const base = baseOf(family);
  const forms = formsOf(base).filter((key) => !isMega(key));
  const query = spellingsOf(formName);
  const own = forms.filter((key) => namesOfForm(key, base).some((name) => isSame(name, query)));
  if (own.length === 1) return own[0];
  if (firstNames(base, forms).some((name) => isSame(spellingsOf(name), query))) return base;
  if (!isLoose || own.length > 1) return undefined;
  const near = forms.filter((key) => namesOfForm(key, base).some((name) => isPart(name, query)));
  return near.length === 1 ? near[0] : undefined;
}

function firstNames(base: string, forms: readonly string[]): string[] {
  const { ja, en } = speciesNames[base] ?? { ja: base, en: base };
  const own = [plainName(ja), plainName(en), ...usual, ...(firstForms[base] ?? [])];
  return forms.length === 1 ? [...own, ...sexes] : own;
}

interface Spellings {
  kana?: string;
  words: readonly string[];
}

const inSpelling = (folded: string) => spelled.reduce((text, [from, to]) => text.replace(from, to), folded);

function spellingsOf(text: string): Spellings {
  if (japanese.test(text)) {
    const plain = inSpelling(foldName(text.replace(/[、，]/g, '')));
    return { kana: plain.replace(endings, '') || plain, words: [] };
  }
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/♂/g, ' male ')
    .replace(/♀/g, ' female ')
    .toLowerCase()
    .split(/[^a-z0-9%]+/)
    .filter(Boolean)
    .map((word) => regionWords[word] ?? word);
  const significant = words.filter((word) => !emptyWords.has(word));
  return { words: significant.length > 0 ? significant : words };
}

/** Form names in both languages: bracketed, after the species name, or standalone like ヒートロトム. */
function namesOfForm(key: string, base: string): Spellings[] {
  const { ja, en } = speciesNames[key] ?? { ja: key, en: key };
  const baseEn = plainName(speciesNames[base]?.en ?? base);
  const behind = en.startsWith(`${baseEn}-`) ? en.slice(baseEn.length + 1) : undefined;
  const names = [bracketedIn(ja), bracketedIn(en), behind, key === base ? undefined : plainOf(ja, base)];
  return names.flatMap((name) => (name ? [spellingsOf(name)] : []));
}

const plainOf = (ja: string, base: string) =>
  ja.includes('（') || ja === speciesNames[base]?.ja ? undefined : ja;

const joined = (words: readonly string[]) => words.join('');
const sorted = (words: readonly string[]) => [...words].sort().join(' ');

function isSame(a: Spellings, b: Spellings): boolean {
  if (a.kana !== undefined || b.kana !== undefined) return a.kana === b.kana;
  return joined(a.words) === joined(b.words) || sorted(a.words) === sorted(b.words);
}

/** Whether one contains the other: 「ウォーター種」 is part of 「パルデアのすがた・ウォーター種」. */
function isPart(form: Spellings, query: Spellings): boolean {
  const [a, b] = [form.kana, query.kana];
  if (a !== undefined || b !== undefined)
    return a !== undefined && b !== undefined && b.length > 1 && (a.includes(b) || b.includes(a));
  const has = (all: readonly string[], some: readonly string[]) => some.every((word) => all.includes(word));
  return form.words.length > 0 && (has(query.words, form.words) || has(form.words, query.words));
}
