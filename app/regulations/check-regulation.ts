import type { Keys, Regulation, RegulationSource } from '~/pokedex/regulation';
import { resolveAll } from '~/pokedex/regulations';
import { traitsOf } from '~/pokedex/species';
import { isSame, regulationDiff } from './regulation-diff';
import type { ProblemKey, TextDoubt, TextProblem } from './text-problem';

export interface ProposedChange {
  before?: Regulation;
  after: Regulation;
  base?: Regulation;
  /** Regulations based on this one that change with it. */
  followers: { before?: Regulation; after: Regulation }[];
}

/** Compares the known regulations before and after saving `source`. */
export function proposedChange(source: RegulationSource, known: readonly RegulationSource[]): ProposedChange {
  const now = resolveAll(known);
  const then = resolveAll([...known, source]);
  const after = then.get(source.id) as Regulation;
  const followers = [...then.values()]
    .filter(({ id }) => id !== source.id)
    .map((one) => ({ before: now.get(one.id), after: one }))
    .filter(({ before, after }) => !isSame(regulationDiff(before, after)));
  const base = source.basedOn === undefined ? undefined : then.get(source.basedOn);
  return { before: now.get(source.id), after, base, followers };
}

/** Finds conflicts with known regulations, such as a missing base. `lineOf` gives the line of a key. */
export function conflictsWith(
  source: RegulationSource,
  known: readonly RegulationSource[],
  lineOf: (key: string) => number,
): TextProblem[] {
  const problems: TextProblem[] = [];
  const refuse = (key: ProblemKey, path: keyof RegulationSource, params = {}, near: string[] = []) =>
    problems.push({ key, line: lineOf(path), path, params, near });
  const { id, game, from, until, basedOn } = source;
  const byId = new Map([...known, source].map((one) => [one.id, one]));
  if (until !== undefined && Date.parse(until) <= Date.parse(from)) refuse('untilBeforeFrom', 'until');
  const same = known.findLast((one) => one.id === id);
  if (same && same.game !== game) refuse('gameOfKnown', 'game', { text: same.game });
  const base = basedOn === undefined ? undefined : byId.get(basedOn);
  if (basedOn !== undefined && !base) {
    const near = known.filter((one) => one.game === game).map((one) => one.id);
    refuse('baseUnknown', 'basedOn', { text: basedOn }, [...new Set(near)].slice(-3).reverse());
  } else if (base && base.game !== game) refuse('baseOfOtherGame', 'basedOn', { text: base.id });
  else if (isCircular(id, byId)) refuse('baseCircular', 'basedOn', { text: basedOn });
  return problems;
}

function isCircular(id: string, byId: ReadonlyMap<string, RegulationSource>): boolean {
  const passed = new Set<string>();
  for (let at: string | undefined = id; at !== undefined; at = byId.get(at)?.basedOn) {
    if (passed.has(at)) return true;
    passed.add(at);
  }
  return false;
}

const restrictedButNotAllowed = ({ after }: ProposedChange): Keys =>
  new Set([...after.restricted.forms].filter((key) => after.forms && !after.forms.has(key)));

export function doubtsAbout(
  source: RegulationSource,
  proposal: ProposedChange,
  known: readonly Regulation[],
  now: Date,
): TextDoubt[] {
  const { after, base } = proposal;
  const doubts: TextDoubt[] = [];
  const doubt = (key: TextDoubt['key'], names: Iterable<string>, params: TextDoubt['params'] = {}) => {
    const all = [...names];
    if (all.length > 0) doubts.push({ key, params, names: all });
  };
  for (const other of known.filter((one) => one.id !== after.id && one.game === after.game)) {
    if (overlap(after, other)) doubts.push({ key: 'overlap', params: { id: other.id }, names: [] });
  }
  if (after.endsAt && after.endsAt <= now) doubts.push({ key: 'isPast', params: {}, names: [] });
  doubt('restrictedNotAllowed', restrictedButNotAllowed(proposal));
  doubt(
    'otherGame',
    (source.forms?.add ?? []).filter((key) => !traitsOf(key)?.games.includes(source.game)),
  );
  for (const list of ['forms', 'items'] as const) {
    const before = base?.[list];
    if (base && !before) continue;
    doubt('addedTwice', before ? (source[list]?.add ?? []).filter((key) => before.has(key)) : []);
    doubt(
      'removedNothing',
      (source[list]?.remove ?? []).filter((key) => !before?.has(key)),
    );
  }
  return doubts;
}

const endOf = ({ endsAt }: Regulation) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

const overlap = (a: Regulation, b: Regulation) =>
  a.startsAt.getTime() < endOf(b) && b.startsAt.getTime() < endOf(a);
