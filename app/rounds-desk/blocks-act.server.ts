import type { AppLoadContext } from '@remix-run/cloudflare';
import { isId } from '~/db/ids';
import { logStaff } from '~/groups/log/staff-log.server';
import { blockMatches } from '~/rounds/block-matches';
import { maxPlayers, minPlayers } from '~/rounds/block-sizes';
import { drawBlocks } from '~/rounds/draw-blocks.server';
import { newSeed } from '~/rounds/lottery.server';
import type { BestOf } from '~/rounds/match';
import { findRounds, type Rounds, type Stage } from '~/rounds/matches.server';
import { publishMatches, saveDraft } from '~/rounds/publish.server';
import { stageOf } from '~/rounds/shown-rounds.server';
import type { BlockDraft, BlockSettings } from '~/rounds/stage';
import type { requireTournament } from '~/tournaments/guard.server';
import { wholeNumberIn } from '~/ui/form/whole-number';
import type { Toast } from '~/ui/toast';
import { type NameProblem, readBlocksForm, readGroups, type TypedBlocks } from './blocks-form';

export type DrawProblem =
  | { reason: 'tooFew' | 'tooMany' | 'sizes'; count: number }
  | { reason: 'group' | 'groups' | 'unknown'; names: string[]; count: number };

export interface BlocksAnswer {
  typed: TypedBlocks;
  names: readonly NameProblem[];
  problem?: DrawProblem;
}

interface Press {
  context: AppLoadContext;
  access: Awaited<ReturnType<typeof requireTournament>>;
  rounds: Rounds;
  form: FormData;
  now: Date;
}

type Pressed = { toast: Toast; isPublished?: boolean } | { answer: BlocksAnswer };

const saved: Toast = { kind: 'success', key: 'saved' };
const changed: Toast = { kind: 'error', key: 'changedMeanwhile' };

/** Who may be drawn: those who have not dropped, or only those who are checked in. */
export const drawable = ({ people }: Rounds, who: TypedBlocks['who']) =>
  [...people.values()].filter(({ droppedAt, checkedInAt }) => !droppedAt && (who === 'all' || checkedInAt));

/** Finds the blocks that staff work on: the draft, else the published ones, without people who left the list since. */
export function draftOf({ settings }: Stage, { people }: Rounds): Omit<BlockDraft, 'key'> | undefined {
  const { bestOf, blocks: published, draft } = settings;
  const found = draft ?? (published && { bestOf, blocks: published });
  if (!found) return undefined;
  const blocks = found.blocks.blocks.map((ids) => ids.filter((id) => people.has(id)));
  return { ...found, blocks: { ...found.blocks, blocks } };
}

/** Draws the blocks and keeps them as a draft. What is published stays until the draft is published. */
export async function draw(press: Press): Promise<Pressed> {
  const { rounds, form } = press;
  const key = String(form.get('key') ?? '').slice(0, 40);
  if (isDrawnBy(rounds, key)) return { toast: saved };
  const typed = readBlocksForm(form);
  const people = drawable(rounds, typed.who);
  const { groups, problems } = readGroups(typed.apart, [...rounds.people.values()]);
  if (problems.length > 0) return { answer: { typed, names: problems } };
  if (typed.count < 1 || people.length < minPlayers)
    return { answer: { typed, names: [], problem: { reason: 'tooFew', count: people.length } } };
  const seed = newSeed();
  const drawn = drawBlocks({ ids: people.map(({ id }) => id), count: typed.count, apart: groups, seed });
  if ('impossible' in drawn) {
    const names = 'group' in drawn ? drawn.group.map((id) => rounds.people.get(id)?.name ?? '') : [];
    const count = 'group' in drawn ? typed.count : people.length;
    return {
      answer: { typed, names: [], problem: { reason: drawn.impossible, names, count } as DrawProblem },
    };
  }
  const { bestOf, advance, drop, tie, late } = typed;
  const blocks = { blocks: drawn.blocks, seed, apart: groups, isMoved: false, advance, drop, tie, late };
  return save(press, { bestOf, blocks, key });
}

async function save({ context, access, rounds, form, now }: Press, draft: BlockDraft): Promise<Pressed> {
  const settings = { bestOf: draft.bestOf, ...stageOf(rounds, 'blocks')?.settings, draft };
  const stage = { tournamentId: access.tournament.id, kind: 'blocks' as const, settings };
  const isSaved = await saveDraft(context.db, { ...stage, seen: wholeNumberIn(form, 'seen') }, now);
  if (isSaved) return { toast: saved };
  // The same press may have come twice at once.
  const current = await findRounds(context.db, access.tournament.id);
  return { toast: isDrawnBy(current, draft.key) || isSameDraft(current, draft) ? saved : changed };
}

const isDrawnBy = (rounds: Rounds, key: string) =>
  isId(key) && stageOf(rounds, 'blocks')?.settings.draft?.key === key;

const isSameDraft = (rounds: Rounds, draft: BlockDraft) =>
  JSON.stringify(stageOf(rounds, 'blocks')?.settings.draft) === JSON.stringify(draft);

/** Moves a player to another block, or out of all (`to` is empty). */
export async function move(press: Press): Promise<Pressed> {
  const { rounds, form } = press;
  const stage = stageOf(rounds, 'blocks');
  const draft = stage && draftOf(stage, rounds);
  const who = rounds.people.get(String(form.get('who')));
  const isOut = form.get('to') === '';
  const to = draft?.blocks.blocks[wholeNumberIn(form, 'to')];
  if (!draft || !who || !(to || isOut)) return { toast: changed };
  const isThere = to ? to.includes(who.id) : !draft.blocks.blocks.flat().includes(who.id);
  if (isThere) return { toast: saved };
  const blocks = draft.blocks.blocks.map((block) => [
    ...block.filter((id) => id !== who.id),
    ...(block === to ? [who.id] : []),
  ]);
  return save(press, { ...draft, blocks: { ...draft.blocks, blocks, isMoved: true }, key: '' });
}

const published: Pressed = { toast: { kind: 'success', key: 'published' }, isPublished: true };

export async function publish({ context, access, rounds, form, now }: Press): Promise<Pressed> {
  const stage = stageOf(rounds, 'blocks');
  const draft = stage && draftOf(stage, rounds);
  if (!stage || !draft) return { toast: changed };
  const seen = wholeNumberIn(form, 'seen');
  if (isPublishedFrom(stage, seen)) return published;
  const { bestOf, blocks } = draft;
  const wrong = blocks.blocks.find(({ length }) => length < minPlayers || length > maxPlayers);
  if (wrong) {
    const problem = { reason: 'sizes' as const, count: wrong.length };
    return { answer: { typed: typedOf(draft), names: [], problem } };
  }
  const { tournament, group, user } = access;
  const isPublished = await publishMatches(
    context.db,
    {
      ...{ tournamentId: tournament.id, kind: 'blocks', settings: { bestOf, blocks }, seen },
      matches: blockMatches(blocks.blocks),
    },
    now,
  );
  if (isPublished) logStaff(context, { group, user, tournament, act: 'paired' });
  const current = isPublished ? undefined : stageOf(await findRounds(context.db, tournament.id), 'blocks');
  return isPublished || isPublishedFrom(current, seen) ? published : { toast: changed };
}

/** Whether an earlier press has published what was seen, and nobody has drawn since. */
const isPublishedFrom = (stage: Stage | undefined, seen: number) =>
  Boolean(stage?.publishedAt && !stage.settings.draft && stage.version === seen + 1);

export const typedOf = (
  { bestOf, blocks }: { bestOf: BestOf; blocks?: BlockSettings },
  apart = '',
): TypedBlocks => ({
  who: 'all',
  count: blocks?.blocks.length ?? 0,
  bestOf,
  advance: blocks?.advance ?? 2,
  apart,
  drop: blocks?.drop ?? 'lose',
  tie: blocks?.tie ?? 'lot',
  late: blocks?.late ?? 'wait',
});
