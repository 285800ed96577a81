import { createHash } from 'node:crypto';
import type { Database } from '~/db/client.server';
import type { EntrantValues } from '~/entrants/entrant';
import { type Entrant, listRosterSheets } from '~/entrants/entrants.server';
import { matchEntrants } from '~/entrants/match-entrants';
import type { MergePlan } from '~/entrants/merge-entrants';
import type { EntrantReading } from '~/entrants/pasted/reading';
import { csvCell, guarded } from '~/text/write-csv';

type Person = Pick<EntrantValues, 'name' | 'reading' | 'tonamelId' | 'discordId' | 'twitterId'>;
const columns = ['name', 'reading', 'tonamelId', 'discordId', 'twitterId'] as const;

/** Prints people as an editable list that `readEntrants` can parse. */
export function listOf(
  people: readonly Person[],
  headOf: (column: (typeof columns)[number]) => string,
): string {
  const used = columns.filter(
    (column) => column === 'name' || people.some((person) => person[column] !== ''),
  );
  // A list of one name per line is not parsed as CSV: quotation marks are literal.
  const print = used.length > 1 ? (text: string) => csvCell(text, '\t') : guarded;
  return [used.map(headOf), ...people.map((person) => used.map((column) => print(person[column])))]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/** Digest of a list's contents, for optimistic concurrency. */
export const digestOf = (entrants: readonly Entrant[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        entrants.map(({ id, name, reading, tonamelId, discordId, twitterId, seed, seat }) => [
          ...[id, name, reading, tonamelId, discordId, twitterId, seed, seat],
        ]),
      ),
    )
    .digest('base64url')
    .slice(0, 22);

/** The rows of lines that staff chose to add. */
export const addedLines = ({ rows }: Pick<EntrantReading, 'rows'>, added: readonly number[]) => {
  const chosen = new Set(added);
  return rows.filter(({ line }) => chosen.has(line)).map(({ line, text }) => ({ line, text }));
};

/** All lines with the names that became of them, if the text may have been read wrongly. */
export const unsureLines = ({ isUnsure, rows }: EntrantReading) =>
  isUnsure ? rows.map(({ line, text, values }) => ({ line, text, name: values.name })) : undefined;

/** Counts the submitted sheets that are somebody's on a pasted list. @returns undefined without a sheet */
export async function findMatched(
  db: Database,
  tournamentId: string,
  { added, changed, unchanged }: Pick<MergePlan<Entrant>, 'added' | 'changed' | 'unchanged'>,
): Promise<{ sheets: number; count: number } | undefined> {
  const sheets = await listRosterSheets(db, tournamentId);
  if (sheets.length === 0) return undefined;
  const people = [
    ...unchanged,
    ...changed.map(({ entrant, values }) => ({ ...entrant, ...values })),
    ...added.map(({ line, values }) => ({
      ...values,
      id: String(line),
      teamSheetId: null,
      otherSheetIds: [],
    })),
  ];
  return { sheets: sheets.length, count: matchEntrants(people, sheets).entrantOf.size };
}
