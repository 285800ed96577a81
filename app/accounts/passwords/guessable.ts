import { folded, mayHold } from './bloom-filter';
import common from './common-passwords.json';

/** Tried first by who knows what this site is about, and not among the most common of all. */
const ofThisSite = new Set(
  `p@ssword p@ssw0rd letmein123 welcome123 batman123 changeme1 testing123 guest123 google123 nintendo1 pokemon12
  pikachu1 pikachu123 pikachu25 charizard garchomp rayquaza mewtwo150 greninja eevee133 pokemonvgc doraemon gundam00
  naruto123 sakura123 arigatou aishiteru daisuki1 japan123 tokyo123 nihongo1`.split(/\s+/),
);
const siteWords = ['sixsheet', 'シックスシート', 'pokemon', 'ポケモン'];

const minWord = 3;
// What must be left beside a word that everyone knows.
const enoughLetters = 4;
const enoughCharacters = 8;

let filter: Uint8Array | undefined;
function isCommon(text: string) {
  filter ??= Uint8Array.from(atob(common.filter), (letter) => letter.charCodeAt(0));
  return ofThisSite.has(text) || mayHold(filter, text);
}

/** Whom a password would be for: what others know of them. */
export interface Owner {
  email?: string;
  displayName?: string;
}

function wordsOf({ email = '', displayName = '' }: Owner): string[] {
  const [local = '', domain = ''] = folded(email).split('@');
  const name = folded(displayName).trim();
  const words = [folded(email), local, ...local.split(/[._+-]+/), ...domain.split('.').slice(0, -1)];
  return [...words, name, ...name.split(/\s+/), ...siteWords]
    .filter((word) => word.length >= minWord)
    .sort((a, b) => b.length - a.length);
}

/** Little more than words that everyone knows who knows the site and the person. */
function isOwnWords(text: string, owner: Owner): boolean {
  const left = wordsOf(owner).reduce((rest, word) => rest.replaceAll(word, ''), text);
  if (left === text || left.length >= enoughCharacters) return false;
  return [...left].filter((letter) => /\p{L}/u.test(letter)).length < enoughLetters;
}

/** Whether it is among the first that somebody would try. About one in a thousand of others is refused as well. */
export function isGuessable(password: string, owner: Owner): boolean {
  const text = folded(password);
  return new Set(text).size === 1 || isCommon(text) || isOwnWords(text, owner);
}
