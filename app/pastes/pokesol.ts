import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import type { PastedLine } from './pasted-line';
import { resolveMove } from './resolve-pasted';
import { type Label, labelled, moveList } from './showdown';

const labels: [pattern: RegExp, label: Label][] = [
  [/^(特性|とくせい)$/, 'ability'],
  [/^(道具|どうぐ|持ち物|持物|もちもの|アイテム)$/, 'item'],
  [/^(テラスタイプ|テラスタル(タイプ)?|テラス|テラタイプ)$/, 'teraType'],
  [/^(性格|せいかく|能力補正|性格補正|ステータス補正)(\(.*\))?$/, 'nature'],
  [/^(技|わざ|技構成)\d?$/, 'moves'],
  [/^(努力値|能力ポイント)$/, 'points'],
  [/^個体値$/, 'ivs'],
  [/^(実数値|ステータス|能力値)$/, 'stats'],
  [/^性別$/, 'gender'],
  [/^(ニックネーム|名前)$/, 'nickname'],
  [/^レベル$/, 'level'],
  [/^(色違い|色)$/, 'shiny'],
  [/^(ボール|なつき度|証|リボン|おや|親)$/, 'other'],
];

/** @returns undefined if the line isn't PokeSol's; head lines are the same as Showdown's */
export function readPokesolLine(line: string): PastedLine | undefined {
  const colon = line.indexOf(':');
  const name = colon > 0 ? line.slice(0, colon).trim() : '';
  const label = labels.find(([pattern]) => pattern.test(name))?.[1];
  if (label) return labelled(label, line.slice(colon + 1).trim());
  if (isStatLine(line)) return { kind: 'leftOut', what: 'stats' };
  const moves = moveList(line);
  return moves.length > 1 && moves.some(resolveMove) ? { kind: 'moves', values: moves } : undefined;
}

/** `166-204(252)-116-×-106(4)-154(252)`, `H252 A4 …` */
const isStatLine = (line: string) =>
  /^[HABCDSX×\d\s()*+\-/,:.↑↓]+$/i.test(line) && (line.match(/\d+/g)?.length ?? 0) >= 2;

/** Prints PokeSol's format: Japanese names, no stat points. */
export function printPokesol(members: readonly TeamMember[]): string {
  return members.map(printMember).join('\n\n');
}

function printMember(member: TeamMember): string {
  const japanese = (dictionary: Dictionary, key: string) => nameOf(dictionary, key, 'ja');
  const { species, item, teraType, ability, statAlignment, moves } = member;
  return [
    japanese(speciesNames, species) + (item ? ` @ ${japanese(itemNames, item)}` : ''),
    teraType && `テラスタイプ: ${japanese(typeNames, teraType)}`,
    ability && `特性: ${japanese(abilityNames, ability)}`,
    statAlignment && `性格: ${japanese(natureNames, statAlignment)}`,
    moves?.length && moves.map((move) => japanese(moveNames, move)).join(' / '),
  ]
    .filter(Boolean)
    .join('\n');
}
