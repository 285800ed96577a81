import { folded, mayHold } from './bloom-filter';
import common from './common-passwords.json';

/** Likely guesses for a site like this that are missing from the list of common passwords. */
const siteSpecific = new Set(
  `p@ssword p@ssw0rd letmein123 welcome123 batman123 changeme1 testing123 guest123 google123 nintendo1 pokemon12
  pikachu1 pikachu123 pikachu25 charizard garchomp rayquaza mewtwo150 greninja eevee133 pokemonvgc doraemon gundam00
  naruto123 sakura123 arigatou aishiteru daisuki1 japan123 tokyo123 nihongo1`.split(/\s+/),
);
const siteWords = ['sixsheet', 'シックスシート', 'pokemon', 'ポケモン'];

const minWord = 3;
// What must remain once the known words are removed.
const minLettersLeft = 4;
const minCharactersLeft = 8;

let filter: Uint8Array | undefined;
function isCommon(text: string) {
  filter ??= Uint8Array.from(atob(common.filter), (letter) => letter.charCodeAt(0));
  return siteSpecific.has(text) || mayHold(filter, text);
}

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

/** Whether the password is little more than words known from the site and its owner. */
function isOwnWords(text: string, owner: Owner): boolean {
  const left = wordsOf(owner).reduce((rest, word) => rest.replaceAll(word, ''), text);
  if (left === text || left.length >= minCharactersLeft) return false;
  return [...left].filter((letter) => /\p{L}/u.test(letter)).length < minLettersLeft;
}

/** Whether a password is among the first guesses. The Bloom filter also rejects about one in a thousand others. */
export function isGuessable(password: string, owner: Owner): boolean {
  const text = folded(password);
  return new Set(text).size === 1 || isCommon(text) || isOwnWords(text, owner);
}
