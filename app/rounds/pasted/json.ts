import { areObjects, cellOf, isJsonObject, type JsonEntry, parsedJson, tableOf } from '~/copied/json-rows';
import type { TableLine } from '~/text/read-csv';

const isJson = (text: string): boolean => /^\s*(?:\[\s*)?\{\s*"/.test(text);

/**
 * Reads a list of pairings, such as that of Limitless’ API or of our own, as a table with their keys as heads. An entry is
 * one pairing, and a bye only if it says so.
 * @returns undefined for any other text
 */
export function jsonPairings(text: string): TableLine[] | undefined {
  if (!isJson(text)) return undefined;
  const entries = entriesOf(parsedJson(text));
  const keys = new Set(entries.flatMap((entry) => Object.keys(entry)));
  const heads = keys.has('player1') ? [...new Set([...keys, 'player2'])] : [...keys];
  return tableOf(entries, heads) ?? [];
}

/** A list of entries, or an object with the list and the round. */
function entriesOf(value: unknown): JsonEntry[] {
  const { pairings, round } = isJsonObject(value) ? value : { pairings: value, round: undefined };
  if (!areObjects(pairings)) return [];
  return pairings.map((entry) => withSides({ ...(round !== undefined && { round }), ...entry }));
}

function withSides({ players, bye, isBye, ...others }: JsonEntry): JsonEntry {
  const entry = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== true));
  const [player1, player2] = Array.isArray(players) ? players : [];
  const sides: JsonEntry = Array.isArray(players) ? { ...entry, player1, player2 } : entry;
  const hasBye = (bye === true || isBye === true) && cellOf('player2', sides.player2) === '';
  return hasBye ? { ...sides, player2: 'BYE' } : sides;
}
