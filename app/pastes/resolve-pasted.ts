import { speciesAliases } from '~/pokedex/aliases';
import { bracketedIn, findAllByName, foldName, plainName } from '~/pokedex/name';
import { baseOf, formOnSheet, formsOf, isMega, isSpecies, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';

/** @returns every key that the name may mean; cosmetic forms (`Rillaboom-Gmax`) give the base form */
export const resolveSpecies = (text: string): readonly string[] => readSpecies(text).found;

/** 「カイオーガ / Kyogre」 or 「カイオーガ (Kyogre)」: one species in two languages. @returns its first name */
export function namedTwice(text: string): string | undefined {
  const [, first = '', second, bracketed = ''] = /^([^/()]+)(?:\/([^/()]+)|\(([^/()]+)\))$/.exec(text) ?? [];
  const [key, another] = resolveSpecies(first.trim());
  const other = key && !another ? resolveSpecies((second ?? bracketed).trim()) : [];
  return other.length === 1 && other[0] === key ? first.trim() : undefined;
}

const gigantamax =
  /^(?:キョダイ(?:マックス)?|gigantamax\s+)|(?<!\s)\s*[(（](?:キョダイ(?:マックス)?(?:のすがた)?|gigantamax|gmax)[)）]$|-gmax$/i;

// Forms of a battle that the dictionaries don't name, as the games call them.
const battleForm =
  /(?<!\s)\s*[(（](?:マイティ|ナイーブ|ばれた|ばけた|うのみ|まるのみ|はらぺこ|まんぷく|アイス|ナイス|テラスタル|ステラ|ノーマル|シールド|むれた|たんどくの|ステップ|ボイス|ダルマ|りゅうせい|コア|フルーツ|パーフェクト|ウルトラ|hero|zero|busted|gulping|gorging|hangry|noice|stellar|terastal|school|pirouette|blade|shield|hero of many battles|れきせんのゆうしゃ)(?:フォルム|のすがた|すがた|モード|もよう|フェイス|form|forme|mode)?[)）]$/i;

/** Parses a name with suffixes. `mega`: key of the Mega Evolution; `rest`: suffix that belongs to no form. */
export function readSpecies(text: string): {
  found: readonly string[];
  isGigantamax: boolean;
  mega?: string;
  rest: string;
} {
  const given = text.replace(/\[([^[\]]*)\]$/, '($1)');
  const known = findByNameOrAlias(given).length > 0;
  const plain = known ? given : given.replace(battleForm, '');
  const whole = known ? given : plain.replace(gigantamax, '').trim();
  const isGigantamax = whole !== plain;
  for (
    let name: string | undefined = whole;
    name;
    name = /^(.*\S)-[a-z0-9][a-z0-9 ]{0,19}$/i.exec(name)?.[1]
  ) {
    const named = findByNameOrAlias(name);
    const found = [...new Set(named.map(formOnSheet))];
    const rest = whole.slice(name.length);
    if (found.length > 0) return { found, isGigantamax, mega: named.find(isMega), rest };
  }
  return { found: [], isGigantamax, rest: '' };
}

const isBattleSuffix = (rest: string) => /^-(tera|mega)/i.test(rest);

/** Whether a suffix should name one of several forms, but doesn't: `Tauros-Paldea`. */
export const isFormUnclear = (species: string, rest: string) =>
  rest !== '' && !isBattleSuffix(rest) && formsOf(species).filter((key) => !isMega(key)).length > 1;

export const hasGenderedForms = (species: string) =>
  genderedForm(species, 'f') !== genderedForm(species, 'm');

// Kanji of players → the words of the game for a form.
const formWords: Readonly<Record<string, string>> = {
  霊獣: 'れいじゅう',
  化身: 'けしん',
  連撃: 'れんげき',
  一撃: 'いちげき',
  井戸: 'いど',
  竈: 'かまど',
  礎: 'いしずえ',
  白馬: 'はくば',
  黒馬: 'こくば',
};
const formBefore = /^(霊獣|化身|連撃|一撃|井戸|竈|礎|白馬|黒馬)(.+)$/;

const generic = /\s(?:style|forme?|mode|mask|rider|breed|cloak|plumage|size)$/i;
const withoutGeneric = (form: string) => foldName(form.replace(generic, ''));

/** The English words of a form: `Wellspring Mask`, `Shadow` of `Calyrex (Shadow)`, and what players call it. */
const englishForms = (key: string) => {
  const en = speciesNames[key]?.en ?? '';
  return [bracketedIn(en) ?? en.replace(/^[^-]*-?/, ''), ...(speciesAliases[key] ?? [])].map(withoutGeneric);
};

const maxWords = 6;

/** `Urshifu Rapid Strike Style`, `Shadow Rider Calyrex`: a species, and before or behind it all words of a form. */
function findByWords(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length < 2 || words.length > maxWords) return [];
  for (let at = words.length - 1; at > 0; at--) {
    const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
    for (const [species, form] of [parts, [parts[1], parts[0]] as const]) {
      const word = withoutGeneric(form);
      const bases = word === '' ? [] : findAllByName(speciesNames, species);
      const forms = [...new Set(bases.flatMap(formsOf))].filter((key) => englishForms(key).includes(word));
      if (forms.length === 1) return forms;
    }
  }
  return [];
}

/** 「オーガポン（いど）」, 「連撃ウーラオス」: the form that begins with the word. */
function findByForm(name: string): readonly string[] {
  const [, before = '', after = ''] = formBefore.exec(name) ?? [];
  // Nothing may follow the brackets: it would be lost.
  const hint = before || (/^[^()（）]+[(（][^()（）]*[)）]$/.test(name) ? (bracketedIn(name) ?? '') : '');
  const word = foldName(formWords[hint] ?? hint.replace(generic, ''));
  if (word.length < 2) return findByWords(name);
  const bases = findAllByName(speciesNames, before ? after : plainName(name));
  const forms = [...new Set(bases.flatMap(formsOf))].filter((key) => {
    const { ja, en } = speciesNames[key] ?? { ja: '', en: '' };
    return (
      [ja, en].some((each) => foldName(bracketedIn(each) ?? '').startsWith(word)) ||
      englishForms(key).includes(word)
    );
  });
  return forms.length === 1 ? forms : [];
}

const keysByAlias = new Map<string, string[]>();

function findByNameOrAlias(name: string): readonly string[] {
  const named = findAllByName(speciesNames, name);
  if (named.length > 0) return named;
  if (keysByAlias.size === 0) {
    for (const [key, aliases] of Object.entries(speciesAliases)) {
      for (const alias of aliases)
        keysByAlias.set(foldName(alias), [...(keysByAlias.get(foldName(alias)) ?? []), key]);
    }
  }
  return keysByAlias.get(foldName(name)) ?? findByForm(name);
}

/** Picks one of several forms: the one whose item is held, else the base form as a guess. */
export function chooseForm(
  found: readonly string[],
  text: string,
  item?: string,
): { species: string; guessed: boolean } {
  const byItem = item && found.find((key) => traitsOf(key)?.formItems.includes(item));
  const base = found.find((key) => baseOf(key) === key);
  // The bare name is Showdown's name of the base form.
  const guessed = !byItem && found.length > 1 && foldName(text) !== base;
  return { species: byItem || base || (found[0] as string), guessed };
}

/** Picks the species by gender if male and female are separate species: `Indeedee (F)`. */
export function genderedForm(species: string, gender: 'm' | 'f'): string {
  const form = gender === 'f' ? `${baseOf(species)}f` : baseOf(species);
  return isSpecies(form) && (form === `${species}f` || `${form}f` === species) ? form : species;
}
