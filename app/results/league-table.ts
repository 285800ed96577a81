import type { Translate } from '~/locales/i18n';
import type { Cell } from '~/text/write-csv';
import type { Result } from './result';

/** Signs of a league table (星取表). */
export const gameSigns = { wins: '○', losses: '×', ties: '△' } as const;

/** Prints what a league table says of a player's games: `{sheet ID}:○2-1 {sheet ID}:×`. */
export const printGames = (games: readonly (readonly [opponentId: string, cell: string])[]): string =>
  games.map(([id, cell]) => `${id}:${cell}`).join(' ');

const readGames = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(' ').flatMap((game) => {
      const at = game.indexOf(':');
      return at > 0 ? [[game.slice(0, at), game.slice(at + 1)] as const] : [];
    }),
  );

interface Player {
  id: string;
  displayName: string;
  result: Result | null;
}

/** More would make a table that nobody can read. */
const maxPlayers = 128;

/** League table with a column for each opponent, then the record and the place. `readStandings` reads it back. */
export function leagueRows(t: Translate, players: readonly Player[]): Cell[][] {
  const own = players.filter(({ result }) => result?.games).slice(0, maxPlayers);
  return [
    [
      t('tournaments.detail.player'),
      ...own.map(({ displayName }) => displayName),
      ...(['wins', 'losses', 'ties', 'rank'] as const).map((field) => t(`results.${field}`)),
    ],
    ...own.map(({ id, displayName, result }) => {
      const games = readGames(result?.games ?? '');
      const cells = own.map((other) => (other.id === id ? '＼' : (games.get(other.id) ?? null)));
      return [
        displayName,
        ...cells,
        result?.wins ?? null,
        result?.losses ?? null,
        result?.ties ?? null,
        result?.rank ?? null,
      ];
    }),
  ];
}
