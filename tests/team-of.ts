import type { TeamMember } from '~/pokedex/member';

/** A team as lines: species, ability, item, Tera type (or another detail), moves. */
export const teamOf = (lines: string, detail: 'teraType' | 'statAlignment' = 'teraType'): TeamMember[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [species = '', ability, item, value, ...moves] = line.trim().split(' ');
      return { species, ability, item, moves, [detail]: value };
    });
