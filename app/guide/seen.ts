import { type Reveal, type RevealFacts, reveal, revealsCode, revealsImage } from '~/sheets/reveal';
import { type SheetKind, sheetKinds } from '~/tournaments/tournament';

// An hour before, within and after a tournament of eight hours. A public sheet is public all along.
const hour = 3_600_000;
const [startsAt, endsAt] = [new Date(0), new Date(8 * hour)];
const moments = {
  before: { at: new Date(-hour), isPublic: true },
  during: { at: new Date(hour), isPublic: false },
  afterPublic: { at: new Date(9 * hour), isPublic: true },
  afterPrivate: { at: new Date(9 * hour), isPublic: false },
} as const;

export type Moment = keyof typeof moments;
export type SeenLevel = 'nothing' | 'species' | 'open' | 'openWithCode';

function seenLevelOf(seen: Reveal, kind: SheetKind): SeenLevel {
  if (!seen.level) return 'nothing';
  if (!revealsImage(seen)) return 'species';
  return revealsCode(seen, kind) ? 'openWithCode' : 'open';
}

/** A stranger's view of each kind of sheet over time, by the very rule of the pages. */
export const seenByOpponents = (Object.keys(moments) as Moment[]).map((moment) => {
  const { at, isPublic } = moments[moment];
  const levelFor = (kind: SheetKind) => {
    const facts: RevealFacts = {
      kind,
      isPublic,
      withdrawnAt: null,
      erasedAt: null,
      scheduledStartAt: startsAt,
      endsAt,
    };
    return seenLevelOf(reveal('stranger', facts, at), kind);
  };
  return { moment, shown: sheetKinds.map((kind) => [kind, levelFor(kind)] as const) };
});
