import type { Database } from '~/db/client.server';
import { nameSetOf } from '~/pokedex/given-names';
import { refreshRegulations } from '~/pokedex/known-regulations.server';
import type { NameSet } from '~/pokedex/later-names';
import type { Name } from '~/pokedex/name';
import type { Regulation, RegulationSource } from '~/pokedex/regulation';
import { resolveAll } from '~/pokedex/regulations';
import { nameConflicts, nameDoubts } from '../check-names';
import { conflictsWith, doubtsAbout, type ProposedChange, proposedChange } from '../check-regulation';
import { isSame, type RegulationDiff, regulationDiff } from '../regulation-diff';
import { parseRegulation } from '../regulation-schema.server';
import { countUses, findKnownSources, findTextsInForce } from '../regulation-texts.server';
import type { TextDoubt, TextProblem } from '../text-problem';

export interface RegulationPreview {
  id: string;
  name: Name;
  text: string;
  isNew: boolean;
  diff: RegulationDiff;
  base?: { name: Name; diff: RegulationDiff };
  followers: Follower[];
  doubts: TextDoubt[];
  used: number;
  /** ID of the text in force, 0 for none: the revision for optimistic concurrency. */
  inForce: number;
  source: RegulationSource;
  /** Its names, not yet in any dictionary. */
  own: NameSet;
}

type Follower = { id: string; name: Name } & Record<`${'forms' | 'items'}${'In' | 'Out'}`, number>;

export const writtenText = (source: RegulationSource) => JSON.stringify(source, null, 2);

/** `only`: the ID that the text must have, if it corrects an existing regulation. */
export async function previewRegulation(
  db: Database,
  text: string,
  only: string | undefined,
  now: Date,
): Promise<RegulationPreview | { problems: TextProblem[] }> {
  // The text may use names that another text has just added.
  await refreshRegulations(db, now);
  const parsed = parseRegulation(text);
  if ('problems' in parsed) return parsed;
  const { source, lineOf } = parsed;
  const [sources, inForce, uses] = await Promise.all([
    findKnownSources(db),
    findTextsInForce(db),
    countUses(db),
  ]);
  const problems = [...conflictsWith(source, sources, lineOf), ...nameConflicts(source, sources, lineOf)];
  if (only !== undefined && source.id !== only)
    problems.push({ key: 'otherId', line: lineOf('id'), path: 'id', params: { text: only }, near: [] });
  if (problems.length > 0) return { problems };
  const change = proposedChange(source, sources);
  const { before, after, base } = change;
  const diff = regulationDiff(before, after);
  if (isSame(diff)) return { problems: [{ key: 'nothingChanged', path: '', params: {}, near: [] }] };
  return {
    id: source.id,
    name: source.name,
    text: writtenText(source),
    isNew: before === undefined,
    diff,
    base: base && { name: base.name, diff: regulationDiff(withoutNames(base), after) },
    followers: followersOf(change),
    doubts: [
      ...doubtsAbout(source, change, [...resolveAll(sources).values()], now),
      ...nameDoubts(source, sources),
    ],
    used: uses.get(source.id) ?? 0,
    inForce: inForce.get(source.id)?.id ?? 0,
    source,
    own: nameSetOf(source),
  };
}

/** A base's names stay known whatever is based on it, so they never count as removed. */
const withoutNames = (base: Regulation): Regulation => ({ ...base, names: undefined });

const followersOf = ({ followers }: ProposedChange): Follower[] =>
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
