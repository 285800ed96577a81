import type { Database } from '~/db/client.server';
import { nameSetOf } from '~/pokedex/given-names';
import { refreshRegulations } from '~/pokedex/known-regulations.server';
import type { NameSet } from '~/pokedex/later-names';
import type { Name } from '~/pokedex/name';
import type { Regulation, RegulationSource } from '~/pokedex/regulation';
import { resolveAll } from '~/pokedex/regulations';
import { nameConflicts, nameDoubts } from '../check-names';
import { conflictsWith, doubtsAbout, type Proposal, proposalOf } from '../check-regulation';
import { isSame, type RegulationDiff, regulationDiff } from '../regulation-diff';
import { parseRegulation } from '../regulation-schema.server';
import { countUses, findKnownSources, findTextsInForce } from '../regulation-texts.server';
import type { TextDoubt, TextProblem } from '../text-problem';

/** What would change if a text were saved. */
export interface Preview {
  id: string;
  name: Name;
  /** The text as it will be kept. */
  text: string;
  isNew: boolean;
  diff: RegulationDiff;
  base?: { name: Name; diff: RegulationDiff };
  followers: Follower[];
  doubts: TextDoubt[];
  /** By how many tournaments it is used. */
  used: number;
  /** The text that is in force now, 0 for none; what is saved must replace this one. */
  inForce: number;
  source: RegulationSource;
  /** Its names, which nothing else knows before it is saved. */
  own: NameSet;
}

type Follower = { id: string; name: Name } & Record<`${'forms' | 'items'}${'In' | 'Out'}`, number>;

export const writtenText = (source: RegulationSource) => JSON.stringify(source, null, 2);

/** `only`: the regulation that this page corrects. */
export async function previewOf(
  db: Database,
  text: string,
  only: string | undefined,
  now: Date,
): Promise<Preview | { problems: TextProblem[] }> {
  // A text may use names that another one brought a moment ago.
  await refreshRegulations(db, now);
  const parsed = parseRegulation(text);
  if ('problems' in parsed) return parsed;
  const { source, lineOf } = parsed;
  const [known, inForce, uses] = await Promise.all([
    findKnownSources(db),
    findTextsInForce(db),
    countUses(db),
  ]);
  const problems = [...conflictsWith(source, known, lineOf), ...nameConflicts(source, known, lineOf)];
  if (only !== undefined && source.id !== only)
    problems.push({ key: 'otherId', line: lineOf('id'), path: 'id', params: { text: only }, near: [] });
  if (problems.length > 0) return { problems };
  const proposal = proposalOf(source, known);
  const { before, after, base } = proposal;
  const diff = regulationDiff(before, after);
  if (isSame(diff)) return { problems: [{ key: 'nothingChanged', path: '', params: {}, near: [] }] };
  return {
    id: source.id,
    name: source.name,
    text: writtenText(source),
    isNew: before === undefined,
    diff,
    base: base && { name: base.name, diff: regulationDiff(withoutNames(base), after) },
    followers: followersOf(proposal),
    doubts: [
      ...doubtsAbout(source, proposal, [...resolveAll(known).values()], now),
      ...nameDoubts(source, known),
    ],
    used: uses.get(source.id) ?? 0,
    inForce: inForce.get(source.id)?.id ?? 0,
    source,
    own: nameSetOf(source),
  };
}

/** Names of a base are known with or without what is based on it: none of them goes. */
const withoutNames = (base: Regulation): Regulation => ({ ...base, names: undefined });

const followersOf = ({ followers }: Proposal): Follower[] =>
  followers.map(({ before, after }) => {
    const { lists } = regulationDiff(before, after);
    const count = (list: string, way: 'in' | 'out') =>
      lists.find((one) => one.list === list)?.[way].length ?? 0;
    return {
      id: after.id,
      name: after.name,
      formsIn: count('forms', 'in'),
      formsOut: count('forms', 'out'),
      itemsIn: count('items', 'in'),
      itemsOut: count('items', 'out'),
    };
  });
