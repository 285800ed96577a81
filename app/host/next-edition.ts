import type { Locale } from '~/locales/locale';
import { findRegulation, regulationAt } from '~/pokedex/regulations';
import { nextRegulation } from '~/pokedex/seasons';
import { addDays, instantOf, localOf } from '~/time/zoned-time';
import { detailValues } from '~/tournaments/detail-values';
import { houseRuleValues } from '~/tournaments/house-rule-values';
import { awaitedAfter } from '~/tournaments/season-remark';
import { type TournamentSettings, type TournamentValues, valuesOf } from '~/tournaments/tournament-values';

const day = 24 * 60 * 60_000;
const minNoticeMs = 2 * day;

/** 「第12回 ムーンライト杯」 → 「第13回 ムーンライト杯」: increments the last number, in its own digits. */
export function nextName(name: string): string {
  const found = [...name.matchAll(/[0-9]+|[０-９]+/g)].at(-1);
  if (!found) return name;
  const [digits] = found;
  const wide = digits.charCodeAt(0) > 0xff;
  const next = (BigInt(digits.normalize('NFKC')) + 1n).toString().padStart(digits.length, '0');
  const counted = wide
    ? next.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    : next;
  return name.slice(0, found.index) + counted + name.slice(found.index + digits.length);
}

/** Same weekday and time, as soon as it can be announced. */
export function nextEditionDraft(last: TournamentSettings, now: Date, locale: Locale): TournamentValues {
  const values = valuesOf(last, locale);
  const ahead = now.getTime() + minNoticeMs - last.scheduledStartAt.getTime();
  const days = Math.max(1, Math.ceil(ahead / (7 * day))) * 7;
  const startsAt = addDays(values.startsAt, days);
  return {
    ...values,
    name: nextName(last.name).slice(0, 200),
    startsAt,
    deadlineAt: addDays(values.deadlineAt, days),
    endsAt: addDays(values.endsAt, days),
    regulation: regulationFor(last, startsAt, now) ?? values.regulation,
  };
}

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
