import type { Locale } from '~/locales/locale';
import { findRegulation, regulationAt } from '~/pokedex/regulations';
import { nextRegulation } from '~/pokedex/seasons';
import { addDays, instantOf, localOf } from '~/time/zoned-time';
import { detailValues } from '~/tournaments/detail-values';
import { houseRuleValues } from '~/tournaments/house-rule-values';
import { awaitedAfter } from '~/tournaments/season-remark';
import { type TournamentSettings, type TournamentValues, valuesOf } from '~/tournaments/tournament-values';
import { nextName } from './next-name';

const day = 24 * 60 * 60_000;
const minNoticeMs = 2 * day;

type LastEdition = TournamentSettings & { plannedEndsAt?: Date | null };

/** Same weekday and time, as soon as it can be announced; as long as the last one was planned. */
export function nextEditionDraft(last: LastEdition, now: Date, locale: Locale): TournamentValues {
  // Without what was moved on the day.
  const endsAt = last.plannedEndsAt ?? last.endsAt;
  const deadline = Math.min(last.submissionDeadlineAt.getTime(), last.scheduledStartAt.getTime());
  const values = valuesOf({ ...last, endsAt, submissionDeadlineAt: new Date(deadline) }, locale);
  const ahead = now.getTime() + minNoticeMs - last.scheduledStartAt.getTime();
  const days = Math.max(1, Math.ceil(ahead / (7 * day))) * 7;
  const startsAt = addDays(values.startsAt, days);
  const years = { from: yearOf(values.startsAt), to: yearOf(startsAt) };
  return {
    ...values,
    name: nextName(last.name, years).slice(0, 200),
    startsAt,
    deadlineAt: addDays(values.deadlineAt, days),
    endsAt: addDays(values.endsAt, days),
    regulation: regulationFor(last, startsAt, now) ?? values.regulation,
    // Each edition has its own registration page.
    externalUrl: '',
  };
}

const yearOf = (clock: string) => Number(clock.slice(0, 4));

/** A group's new tournament: like its last one, next Saturday at the same time. */
export function firstDraft(
  last: TournamentSettings | undefined,
  now: Date,
  locale: Locale,
): TournamentValues {
  const timeZone = last?.timeZone ?? 'Asia/Tokyo';
  const today = localOf(new Date(now.getTime() + minNoticeMs), timeZone).slice(0, 10);
  const saturday = (6 - new Date(`${today}T00:00Z`).getUTCDay() + 7) % 7;
  const time = last ? localOf(last.scheduledStartAt, timeZone).slice(11) : '13:00';
  const startsAt = `${addDays(`${today}T${time}`, saturday).slice(0, 10)}T${time}`;
  const known = last ? valuesOf(last, locale) : undefined;
  return {
    ...houseRuleValues(null, locale),
    ...detailValues(),
    isStrict: '',
    allowsSeveral: '',
    rule: 'double',
    format: 'online',
    sheetKind: 'ots',
    speciesClause: 'on',
    ...known,
    name: '',
    timeZone,
    startsAt,
    deadlineAt: '',
    endsAt: '',
    regulation:
      regulationFor(last ?? { game: 'champions', regulation: '', timeZone }, startsAt, now) ??
      known?.regulation ??
      'champions-own',
    externalUrl: '',
    isTest: '',
  };
}

/** The season at the new start, or the awaited one, if the old season is over by then. */
function regulationFor(
  { game, regulation, timeZone }: Pick<TournamentSettings, 'game' | 'regulation' | 'timeZone'>,
  startsAt: string,
  now: Date,
): string | undefined {
  if (regulation === null) return undefined;
  const at = instantOf(startsAt, timeZone)?.at ?? now;
  const known = findRegulation(regulation);
  const isAnnounced = known?.endsAt !== undefined && known.startsAt <= at && at < known.endsAt;
  if (isAnnounced) return regulation;
  return regulationAt(game, at)?.id ?? (awaitedAfter(game, at, now) && nextRegulation(game));
}
