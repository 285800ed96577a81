import { createHash } from 'node:crypto';
import type { EntrantValues } from '~/entrants/entrant';
import type { Entrant } from '~/entrants/entrants.server';
import { csvCell, guarded } from '~/text/write-csv';

type Person = Pick<EntrantValues, 'name' | 'reading' | 'tonamelId' | 'discordId' | 'twitterId'>;
const columns = ['name', 'reading', 'tonamelId', 'discordId', 'twitterId'] as const;

/** People as a list that can be read again, and changed before. */
export function listOf(
  people: readonly Person[],
  headOf: (column: (typeof columns)[number]) => string,
): string {
  const used = columns.filter(
    (column) => column === 'name' || people.some((person) => person[column] !== ''),
  );
  // A name a line is no table: quotation marks mean themselves there.
  const written = used.length > 1 ? (text: string) => csvCell(text, '\t') : guarded;
  return [used.map(headOf), ...people.map((person) => used.map((column) => written(person[column])))]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/** Of a list as somebody has seen it: another one has another. */
export const digestOf = (kept: readonly Entrant[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        kept.map(({ id, name, reading, tonamelId, discordId, twitterId, seed, seat }) => [
          ...[id, name, reading, tonamelId, discordId, twitterId, seed, seat],
        ]),
      ),
    )
    .digest('base64url')
    .slice(0, 22);
