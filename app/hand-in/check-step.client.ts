import { checkPlayer } from '~/accounts/player';
import type { Translate } from '~/locales/i18n';
import { findAllByName } from '~/pokedex/name';
import { loadNames } from '~/pokedex/naming/load-names';
import { readTeamCode } from '~/pokedex/team-code';
import { problemTexts, textsByField } from '~/sheets/problem-texts';
import { checkMembers, type SheetProblem } from '~/sheets/team-sheet';
import type { TypedSheet } from '~/sheets/typed-sheet';

// They come while the team is typed; nobody is held up for them.
const namesMilliseconds = 1500;

/** What a step can say without the network; the server says the rest when the sheet is submitted. */
export async function checkStep(
  step: 'player' | 'team',
  typed: TypedSheet,
  t: Translate,
): Promise<Record<string, string[]>> {
  const problems = step === 'player' ? checkPlayer(typed) : await checkTeam(typed);
  return textsByField(problemTexts(problems, t));
}

async function checkTeam({ members, teamCode }: TypedSheet): Promise<SheetProblem[]> {
  // Without the names (the network went away before they came) only blanks are seen here.
  const names = await Promise.race([
    loadNames('species').catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, namesMilliseconds)),
  ]);
  const known = members.map(({ species }) => {
    const found = names ? findAllByName(names, species) : [];
    return { species: found.length === 1 ? found[0] : undefined, given: species.trim() !== '' };
  });
  const problems = checkMembers(known);
  const isCode = readTeamCode(teamCode) !== undefined;
  return isCode ? problems : [...problems, { path: 'teamCode', key: 'teamCodeInvalid' }];
}
