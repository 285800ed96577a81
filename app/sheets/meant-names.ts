import type { Locale } from '~/locales/locale';
import { memberDictionaries } from '~/pastes/known-members';
import { findAllByName, nameOf } from '~/pokedex/name';
import type { NameProblem } from './resolve-members';
import type { SheetProblem } from './team-sheet';

/** Field → suggested names; a key if several things share the name. */
export function meantNames(
  problems: readonly (SheetProblem | NameProblem)[],
  locale: Locale,
): Record<string, string[]> {
  return Object.fromEntries(
    problems.filter(asks).map(({ path, names, choices }) => [
      path,
      choices.map((key) => {
        const name = nameOf(memberDictionaries[names], key, locale);
        return findAllByName(memberDictionaries[names], name).length === 1 ? name : key;
      }),
    ]),
  );
}

/** Field → its text, if it may be a name newer than our dictionaries. */
export const namesAsTyped = (problems: readonly (SheetProblem | NameProblem)[]): Record<string, string> =>
  Object.fromEntries(
    problems.flatMap((problem) =>
      'asTyped' in problem && problem.asTyped ? [[problem.path, problem.asTyped]] : [],
    ),
  );

const asks = (problem: SheetProblem | NameProblem): problem is NameProblem =>
  'choices' in problem && problem.choices.length > 0;
