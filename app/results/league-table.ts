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

/** A larger table is no league, and `readStandings` would refuse it. */
const maxPlayers = 150;

/** Parts the players into blocks: all whom games join, the largest first. */
function blocksOf<Some extends Player>(players: readonly Some[]): Some[][] {
  const byId = new Map(players.map((player) => [player.id, player]));
  const left = new Set(players);
  const blocks: Some[][] = [];
  for (const first of players) {
    if (!left.delete(first)) continue;
    const block = [first];
    for (const { result } of block)
      for (const id of readGames(result?.games ?? '').keys()) {
        const other = byId.get(id);
        if (other && left.delete(other)) block.push(other);
      }
    blocks.push(block);
  }
  return blocks
    .filter(({ length }) => length > 1 && length <= maxPlayers)
    .sort((one, other) => other.length - one.length);
}

const fields = ['rank', 'wins', 'losses', 'ties'] as const;

/** League tables: for each block the places, records, and a column for each opponent. `readStandings` reads them back. */
export function leagueRows(t: Translate, players: readonly Player[]): Cell[][] {
  const order = new Map(players.map(({ id }, at) => [id, at]));
  const blocks = blocksOf(players.filter(({ result }) => result?.games));
  return blocks.flatMap((unsorted, at) => {
    const block = unsorted.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
    const head = [
      t('tournaments.detail.player'),
      ...fields.map((field) => t(`results.${field}`)),
      ...block.map(({ displayName }) => displayName),
    ];
    const rows = block.map(({ id, displayName, result }) => {
      const games = readGames(result?.games ?? '');
      const cells = block.map((other) => (other.id === id ? '＼' : (games.get(other.id) ?? null)));
      return [displayName, ...fields.map((field) => result?.[field] ?? null), ...cells];
    });
    return [...(at > 0 ? [[]] : []), head, ...rows];
  });
}
