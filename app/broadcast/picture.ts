import type { Desk } from './desk';
import { noFacts, type SceneFacts, sceneOnAir } from './on-air';
import { type Scene, teamIdsOf } from './scene';

const recheckMs = 60_000;
/** Before a database that did not answer is asked again. */
export const retryMs = 10_000;

interface Shown {
  revision: number;
  scene: string;
}

type Found = SceneFacts & { changesAt?: Date };

/** What overlays have been told, and when it was judged last (ms). */
export type Picture =
  /** Nothing was ever composed. */
  | { state: 'blank' }
  /** Without facts: nothing was on air, the database did not answer, or the room has slept since. */
  | { state: 'bare'; shown: Shown; checkedAt: number }
  /** With what the database said of the question `of`. */
  | { state: 'whole'; shown: Shown; checkedAt: number; of: string; found: Found };

export interface Question {
  live: Scene;
  of: string;
  isNeeded: boolean;
  isOver: boolean;
}

export interface Composed {
  picture: Picture;
  /** The revision to send it under; undefined where overlays have been told the same. */
  sendAs?: number;
  isSilent: boolean;
}

export const rememberedPicture = (revision: number, scene: string | null): Picture =>
  scene === null ? { state: 'blank' } : { state: 'bare', shown: { revision, scene }, checkedAt: 0 };

export const shownAs = (picture: Picture, revision: number): string | null =>
  picture.state !== 'blank' && picture.shown.revision === revision ? picture.shown.scene : null;

export function textOf(picture: Picture, build: string, warm = ''): string {
  const { revision, scene } = picture.state === 'blank' ? { revision: 0, scene: 'null' } : picture.shown;
  const more = warm && `,"warm":${JSON.stringify(warm)}`;
  return `{"revision":${revision},"build":${JSON.stringify(build)},"scene":${scene}${more}}`;
}

/** It was never composed, or long ago: nobody may be told before it is. */
export const isStale = (picture: Picture, live: Scene | null, now: number): boolean =>
  picture.state === 'blank' || (live !== null && now - picture.checkedAt > recheckMs);

/** `fresh` asks in any case, else only what is not known is asked. */
export function questionOf(
  picture: Picture,
  live: Scene | null,
  fresh: boolean,
  now: number,
): Question | undefined {
  if (!live) return undefined;
  const of = JSON.stringify([live.tournamentId, live.kind, teamIdsOf(live).sort()]);
  const known = picture.state === 'whole' ? picture : undefined;
  const changesAt = known?.found.changesAt;
  const isOver = changesAt !== undefined && changesAt.getTime() <= now;
  const isNeeded = isOver || known?.of !== of;
  return fresh || isNeeded ? { live, of, isNeeded, isOver } : undefined;
}

/** Without an answer (`found`) the last picture stays; one that was never shown goes out without teams. */
export function compose(
  picture: Picture,
  { live, revision }: Pick<Desk, 'live' | 'revision'>,
  question: Question | undefined,
  found: Found | undefined,
  now: number,
): Composed {
  const shown = picture.state === 'blank' ? undefined : picture.shown;
  const isShown = shown?.revision === revision;
  const isSilent = question?.isNeeded === true && !found;
  if (picture.state !== 'blank' && isSilent && isShown && !question.isOver)
    return { picture: { state: 'bare', shown: picture.shown, checkedAt: picture.checkedAt }, isSilent };
  const known = picture.state === 'whole' && !isSilent ? { of: picture.of, found: picture.found } : undefined;
  const facts = question && found ? { of: question.of, found } : known;
  const scene = JSON.stringify(live && sceneOnAir(live, facts?.found ?? noFacts));
  const isSame = isShown && shown.scene === scene;
  // The same revision never means two pictures.
  const next = { revision: isShown && !isSame ? revision + 1 : revision, scene };
  return {
    picture: facts
      ? { state: 'whole', shown: next, checkedAt: now, ...facts }
      : { state: 'bare', shown: next, checkedAt: now },
    sendAs: isSame ? undefined : next.revision,
    isSilent,
  };
}

/** In ms: a team on air is judged every minute while watched, and when its tournament starts or ends. */
export function nextLookAt(
  picture: Picture,
  live: Scene | null,
  isWatched: boolean,
  now: number,
): number | undefined {
  if (!live || teamIdsOf(live).length === 0) return undefined;
  const known = picture.state === 'whole' ? picture.found : undefined;
  const changesAt = known?.changesAt?.getTime();
  if (!isWatched) return changesAt;
  return Math.min(changesAt ?? Number.POSITIVE_INFINITY, now + (known ? recheckMs : retryMs));
}
