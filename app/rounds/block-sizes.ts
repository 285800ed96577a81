export const minPlayers = 3;
export const maxPlayers = 16;

/** Numbers of blocks into which so many players can be parted. */
export function blockCounts(players: number): number[] {
  const least = Math.max(1, Math.ceil(players / maxPlayers));
  const most = Math.floor(players / minPlayers);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
}

/** Sizes that differ by one at most, the larger first. */
export const blockSizes = (players: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.ceil((players - at) / count));

/** Query of a page of rounds that shows this block. @param index null for a match outside of blocks */
export const blockQuery = (index: number | null) => (index === null ? '' : `?block=${index + 1}`);

/** Names blocks like the columns of a spreadsheet: A … Z, AA, AB … */
export const blockName = (index: number): string =>
  (index < 26 ? '' : blockName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
