import { foldText } from '~/text/text';

/** The only one of a name, else the only one whose name differs in width, case and kind of kana alone. */
export function teamNamed<Team extends { displayName: string }>(
  name: string,
  teams: readonly Team[],
): Team | undefined {
  const same = teams.filter(({ displayName }) => displayName === name);
  const alike =
    same.length > 0 ? same : teams.filter((team) => foldText(team.displayName) === foldText(name));
  return name && alike.length === 1 ? alike[0] : undefined;
}
