import type { AppLoadContext } from '@remix-run/cloudflare';
import { nameOfTournament, type OnAirSide, saidNameOf, sceneOnAir } from '~/broadcast/on-air';
import { listEarlierResults } from '~/broadcast/players.server';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room/room';
import { nameOfRound } from '~/broadcast/round';
import type { Side } from '~/broadcast/scene';
import { findSceneFacts } from '~/broadcast/scene-facts.server';
import type { StreamOf } from '~/broadcast/stream';
import { latinOfKana } from '~/text/latin-of-kana';
import type { ShownMatch } from './shown-match';

/** Caster notes contain only what may go on air. */
export async function findMatchNotes(
  { env, db }: AppLoadContext,
  streamId: StreamOf,
  person: Person,
  { choice, now }: { choice: ShownMatch; now: Date },
) {
  const state = await roomOf(env, streamId).look(streamId, person);
  if (!state) throw new Error('A stream that was found has a room.');
  const { groupId } = streamId;
  const { live, draft } = state.desk;
  const shown: ShownMatch = live ? choice : 'draft';
  const scene = shown === 'live' && live ? live : draft;
  const [facts, first, second] = await Promise.all([
    findSceneFacts(db, groupId, { ...scene, kind: 'kp' }, now),
    ...scene.sides.map(({ teamSheetId }) =>
      teamSheetId ? listEarlierResults(db, groupId, teamSheetId, now) : null,
    ),
  ]);
  const earlier = [first ?? null, second ?? null];
  const onAir = sceneOnAir(scene, facts);
  const { sides } = onAir;
  return {
    shown,
    isLive: live !== null,
    revision: shown === 'live' ? state.onAir.revision : state.desk.draftRevision,
    kind: scene.kind,
    bestOf: scene.bestOf,
    round: scene.round && nameOfRound(scene.round),
    tournament: nameOfTournament(onAir),
    upNext: onAir.upNext ?? [],
    sides: sides.map((side: OnAirSide, at) => ({
      ...side,
      said: saidNameOf(scene.sides[at] as Side, facts),
      // A guess for names without a given pronunciation.
      perhaps: latinOfKana(side.player),
      earlier: earlier[at] ?? null,
    })),
    usage: facts.usage,
  };
}

export type NotedSide = Awaited<ReturnType<typeof findMatchNotes>>['sides'][number];
