import { entrantFinder, type NamedEntrant, type NameProblem } from './blocks-form';

export const maxBracket = 64;
const minBracket = 2;
const maxLines = 200;

/** Reads the players of a bracket by seed, one name a line; a number before it is left out. */
export function readSeeds(text: string, people: readonly NamedEntrant[]) {
  const find = entrantFinder(people);
  const ids: string[] = [];
  const problems: NameProblem[] = [];
  for (const [at, line] of text
    .split(/\r\n?|\n/)
    .slice(0, maxLines)
    .entries()) {
    const name = line.trim();
    if (name === '') continue;
    const found = find(name);
    const [only, another] = found.length > 0 ? found : find(name.replace(/^\d{1,2}[.:．：)）]?\s+/, ''));
    if (!only || another) problems.push({ line: at + 1, name, reason: only ? 'several' : 'nobody' });
    else if (ids.includes(only.id)) problems.push({ line: at + 1, name, reason: 'twice' });
    else ids.push(only.id);
  }
  const isCount = ids.length >= minBracket && ids.length <= maxBracket;
  return { ids, problems, wrongCount: isCount || problems.length > 0 ? undefined : ids.length };
}
