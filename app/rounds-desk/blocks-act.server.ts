import type { AppLoadContext } from '@remix-run/cloudflare';
import { logStaff } from '~/groups/log/staff-log.server';
import { blockMatches } from '~/rounds/block-matches';
import { maxPlayers, minPlayers } from '~/rounds/block-sizes';
import { drawBlocks } from '~/rounds/draw-blocks.server';
import { newSeed } from '~/rounds/lottery.server';
import type { Rounds } from '~/rounds/matches.server';
import { publishMatches, saveDraft } from '~/rounds/publish.server';
import { stageOf } from '~/rounds/shown-rounds.server';
import type { BlockSettings, StageSettings } from '~/rounds/stage';
import type { requireTournament } from '~/tournaments/guard.server';
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

const seenIn = (form: FormData) => Number(form.get('seen')) || 0;

/** Draws the blocks and keeps them as a draft, or in place of the published ones until these are published again. */
export async function draw({ context, access, rounds, form, now }: Press): Promise<Pressed> {
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
  return save(context, access, { bestOf, blocks }, seenIn(form), now);
}

async function save(
  context: AppLoadContext,
  { tournament }: Press['access'],
  settings: StageSettings,
  seen: number,
  now: Date,
): Promise<Pressed> {
  const draft = { tournamentId: tournament.id, kind: 'blocks' as const, settings, seen };
  return { toast: (await saveDraft(context.db, draft, now)) ? saved : changed };
}

/** Moves a player to another block, or out of all (`to` is empty). */
export async function move({ context, access, rounds, form, now }: Press): Promise<Pressed> {
  const stage = stageOf(rounds, 'blocks');
  const settings = stage?.settings.blocks;
  const who = rounds.people.get(String(form.get('who')));
  const to = String(form.get('to') ?? '');
  if (!stage || !settings || !who) return { toast: changed };
  const blocks = settings.blocks.map((block) => block.filter((id) => id !== who.id));
  if (to !== '') blocks[Number(to)]?.push(who.id);
  const next: BlockSettings = { ...settings, blocks, isMoved: true };
  return save(context, access, { ...stage.settings, blocks: next }, seenIn(form), now);
}

export async function publish({ context, access, rounds, form, now }: Press): Promise<Pressed> {
  const stage = stageOf(rounds, 'blocks');
  const settings = stage?.settings.blocks;
  if (!stage || !settings) return { toast: changed };
  const wrong = settings.blocks.find(({ length }) => length < minPlayers || length > maxPlayers);
  if (wrong) {
    const problem = { reason: 'sizes' as const, count: wrong.length };
    return { answer: { typed: typedOf(stage.settings), names: [], problem } };
  }
  const { tournament, group, user } = access;
  const isPublished = await publishMatches(
    context.db,
    {
      ...{ tournamentId: tournament.id, kind: 'blocks', settings: stage.settings, seen: seenIn(form) },
      matches: blockMatches(settings.blocks),
    },
    now,
  );
  if (isPublished) logStaff(context, { group, user, tournament, act: 'paired' });
  return { toast: isPublished ? { kind: 'success', key: 'published' } : changed, isPublished };
}

export const typedOf = ({ bestOf, blocks }: StageSettings, apart = ''): TypedBlocks => ({
  who: 'all',
  count: blocks?.blocks.length ?? 0,
  bestOf,
  advance: blocks?.advance ?? 2,
  apart,
  drop: blocks?.drop ?? 'lose',
  tie: blocks?.tie ?? 'lot',
  late: blocks?.late ?? 'wait',
});
