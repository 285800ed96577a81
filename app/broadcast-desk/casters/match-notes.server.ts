import type { AppLoadContext } from '@remix-run/cloudflare';
import { nameOfTournament, type OnAirSide, saidNameOf, sceneOnAir } from '~/broadcast/on-air';
import { listEarlierResults } from '~/broadcast/players.server';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room';
import { nameOfRound } from '~/broadcast/round';
import type { Side } from '~/broadcast/scene';
import { findSceneFacts } from '~/broadcast/scene-facts.server';
import type { StreamOf } from '~/broadcast/stream';
import { latinOfKana } from '~/text/latin-of-kana';
import type { ShownMatch } from './shown-match';

/** What whoever casts wants to know of the match on air, or of the one that is prepared: no more than may go on air. */
export async function findMatchNotes(
  { env, db }: AppLoadContext,
  of: StreamOf,
  person: Person,
  { asked, now }: { asked: ShownMatch; now: Date },
) {
  const looked = await roomOf(env, of).look(of, person);
  if (!looked) throw new Error('A stream that was found has a room.');
  const { groupId } = of;
  const { live, draft } = looked.desk;
  const shown: ShownMatch = live ? asked : 'draft';
  const scene = shown === 'live' && live ? live : draft;
  const [facts, first, second] = await Promise.all([
    // With the usage, which a broadcast shows in a scene of its own.
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
    revision: shown === 'live' ? looked.onAir.revision : looked.desk.draftRevision,
    kind: scene.kind,
    bestOf: scene.bestOf,
    round: scene.round && nameOfRound(scene.round),
    tournament: nameOfTournament(onAir),
    upNext: onAir.upNext ?? [],
    sides: sides.map((side: OnAirSide, at) => ({
      ...side,
      said: saidNameOf(scene.sides[at] as Side, facts),
      /** Where nobody said it: how it may be. */
      perhaps: latinOfKana(side.player),
      // Null of a guest, of whom nothing is known.
      earlier: earlier[at] ?? null,
    })),
    usage: facts.usage,
  };
}

export type NotedSide = Awaited<ReturnType<typeof findMatchNotes>>['sides'][number];
