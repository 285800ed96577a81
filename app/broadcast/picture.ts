import type { Desk } from './desk';
import type { EventNames } from './event-names';
import { noFacts, type OnAir, type SceneFacts, sceneOnAir } from './on-air';
import { nextNamesOf, type Scene, teamIdsOf } from './scene';

const recheckMs = 60_000;
export const retryMs = 10_000;

/** Serialized. `eventNames` is empty if the crew has no own spellings. */
interface SentScene {
  revision: number;
  scene: string;
  eventNames: string;
}

type DatedFacts = SceneFacts & { changesAt?: Date };

/** The scene last sent to overlays. `checkedAt` is in ms since 1970. */
export type PublishedPicture =
  | { state: 'blank' }
  /** No facts: off air, the query failed, or the room hibernated since. */
  | { state: 'bare'; shown: SentScene; checkedAt: number }
  | { state: 'whole'; shown: SentScene; checkedAt: number; key: string; found: DatedFacts };

export interface FactsQuestion {
  live: Scene | null;
  key: string;
  isNeeded: boolean;
  isOver: boolean;
}

export interface Composed {
  picture: PublishedPicture;
  /** Revision to send, or undefined if overlays already have this picture. */
  sendAs?: number;
  isSilent: boolean;
}

/** Writes the part of the message after `"scene":`, which the room compares and stores. */
const contentOf = ({ scene, eventNames }: Omit<SentScene, 'revision'>): string =>
  eventNames ? `${scene},"eventNames":${eventNames}` : scene;

export function rememberedPicture(revision: number, content: string | null): PublishedPicture {
  if (content === null) return { state: 'blank' };
  const { scene, eventNames }: Pick<OnAir, 'scene' | 'eventNames'> = JSON.parse(`{"scene":${content}}`);
  const shown = { revision, scene: JSON.stringify(scene), eventNames: serialized(eventNames) };
  return { state: 'bare', shown, checkedAt: 0 };
}

const serialized = (names: EventNames | null | undefined) => (names ? JSON.stringify(names) : '');

export const shownAs = (picture: PublishedPicture, revision: number): string | null =>
  picture.state !== 'blank' && picture.shown.revision === revision ? contentOf(picture.shown) : null;

export function textOf(picture: PublishedPicture, build: string, warm = ''): string {
  const { revision, ...shown } =
    picture.state === 'blank' ? { revision: 0, scene: 'null', eventNames: '' } : picture.shown;
  const more = warm && `,"warm":${JSON.stringify(warm)}`;
  return `{"revision":${revision},"build":${JSON.stringify(build)},"scene":${contentOf(shown)}${more}}`;
}

export const isStale = (picture: PublishedPicture, now: number): boolean =>
  picture.state === 'blank' || now - picture.checkedAt > recheckMs;

/** @returns undefined if the cached facts still answer it, unless `fresh` */
export function questionOf(
  picture: PublishedPicture,
  live: Scene | null,
  fresh: boolean,
  now: number,
): FactsQuestion | undefined {
  if (!live)
    return fresh || picture.state === 'blank' ? { live, key: '', isNeeded: false, isOver: false } : undefined;
  const key = JSON.stringify([live.tournamentId, live.kind, teamIdsOf(live).sort(), nextNamesOf(live)]);
  const known = picture.state === 'whole' ? picture : undefined;
  const changesAt = known?.found.changesAt;
  const isOver = changesAt !== undefined && changesAt.getTime() <= now;
  const isNeeded = isOver || known?.key !== key;
  return fresh || isNeeded ? { live, key, isNeeded, isOver } : undefined;
}

/** Whether a scene can be shown without asking D1. */
export const knows = (picture: PublishedPicture, live: Scene | null, now: number): boolean =>
  !isStale(picture, now) && questionOf(picture, live, false, now) === undefined;

export function compose(
  picture: PublishedPicture,
  { live, revision }: Pick<Desk, 'live' | 'revision'>,
  question: FactsQuestion | undefined,
  answer: DatedFacts | undefined,
  now: number,
): Composed {
  const shown = shownAs(picture, revision);
  const isSilent = question?.isNeeded === true && !answer;
  if (picture.state !== 'blank' && isSilent && shown !== null && !question.isOver)
    return { picture: { state: 'bare', shown: picture.shown, checkedAt: picture.checkedAt }, isSilent };
  const facts = question && answer ? { key: question.key, found: answer } : knownFacts(picture, isSilent);
  const scene = JSON.stringify(live && sceneOnAir(live, facts?.found ?? noFacts));
  const eventNames = answer ? serialized(answer.eventNames) : shownNames(picture);
  const isSame = shown === contentOf({ scene, eventNames });
  // A revision identifies one picture, so a changed one needs the next number.
  const next = { revision: shown === null || isSame ? revision : revision + 1, scene, eventNames };
  return {
    picture: facts
      ? { state: 'whole', shown: next, checkedAt: now, ...facts }
      : { state: 'bare', shown: next, checkedAt: now },
    sendAs: isSame ? undefined : next.revision,
    isSilent,
  };
}

const shownNames = (picture: PublishedPicture) => (picture.state === 'blank' ? '' : picture.shown.eventNames);

const knownFacts = (picture: PublishedPicture, isSilent: boolean) =>
  picture.state === 'whole' && !isSilent ? { key: picture.key, found: picture.found } : undefined;

/** Next check (ms since 1970): every minute while watched, and at the tournament's start and end. */
export function nextLookAt(
  picture: PublishedPicture,
  live: Scene | null,
  isWatched: boolean,
  now: number,
): number | undefined {
  if (!live || teamIdsOf(live).length + nextNamesOf(live).length === 0) return undefined;
  const known = picture.state === 'whole' ? picture.found : undefined;
  const changesAt = known?.changesAt?.getTime();
  if (!isWatched) return changesAt;
  return Math.min(changesAt ?? Number.POSITIVE_INFINITY, now + (known ? recheckMs : retryMs));
}
