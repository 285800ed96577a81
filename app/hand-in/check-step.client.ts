import { checkPlayer } from '~/accounts/player';
import type { Translate } from '~/locales/i18n';
import { findAllByName } from '~/pokedex/name';
import { loadNames } from '~/pokedex/naming/load-names';
import { readTeamCode } from '~/pokedex/team-code';
import { problemTexts, textsByField } from '~/sheets/problem-texts';
import { checkMembers, type SheetProblem } from '~/sheets/team-sheet';
import type { TypedSheet } from '~/sheets/typed-sheet';

// The names load while the team is typed; a check waits no longer for them.
const namesMilliseconds = 1500;

/** Validates a step in the browser; the server validates the rest on submission. */
export async function checkStep(
  step: 'player' | 'team',
  typed: TypedSheet,
  t: Translate,
): Promise<Record<string, string[]>> {
  const problems = step === 'player' ? checkPlayer(typed) : await checkTeam(typed);
  return textsByField(problemTexts(problems, t));
}

async function checkTeam({ members, teamCode }: TypedSheet): Promise<SheetProblem[]> {
  // Without the names (offline), only blanks are found.
  const names = await Promise.race([
    loadNames('species').catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, namesMilliseconds)),
  ]);
  const known = members.map(({ species }) => {
    const keys = names ? findAllByName(names, species) : [];
    return { species: keys.length === 1 ? keys[0] : undefined, given: species.trim() !== '' };
  });
  const problems = checkMembers(known);
  const isCode = readTeamCode(teamCode) !== undefined;
  return isCode ? problems : [...problems, { path: 'teamCode', key: 'teamCodeInvalid' }];
}
