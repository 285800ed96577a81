import { max } from '~/broadcast/scene';
import type { Person } from '~/rounds/matches.server';
import { nameless } from '~/text/nameless';
import { firstCharacters, plainText } from '~/text/text';
import type { SeatChoice } from '../desk-values';

/** Cuts a name to the length that a scene takes (`scene-schema.server.ts`). */
function shortened(name: string): string {
  const plain = plainText(name);
  for (let length: number = max.player; length > 0; length--) {
    const short = firstCharacters(plain, length);
    if (short.length <= max.player * 8) return short;
  }
  return '';
}

/** An entrant as the desk names them: as on their sheet, else as on the list of entrants, cut to what a scene takes. */
export function playerOnAir(
  { name, teamSheetId }: Pick<Person, 'name' | 'teamSheetId'>,
  teams: ReadonlyMap<string, SeatChoice>,
): { player: string; teamSheetId: string | null } {
  const sheet = teams.get(teamSheetId ?? '');
  if (sheet && sheet.displayName !== nameless) return { player: sheet.displayName, teamSheetId: sheet.id };
  return { player: name === nameless ? '' : shortened(name), teamSheetId: null };
}
