import { createHash } from 'node:crypto';
import type { EntrantValues } from '~/entrants/entrant';
import type { Entrant } from '~/entrants/entrants.server';
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
