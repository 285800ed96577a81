import { mailSiteAdmins } from '~/accounts/mail-site-admins.server';
import type { Database } from '~/db/client.server';
import { claimAlarm, endAlarm } from '~/log/notes.server';
import { games } from '~/pokedex/game';
import { regulationsOf } from '~/pokedex/regulations';
import { lastSeason } from '~/pokedex/seasons';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { dueStage } from './season-end';

const never = 100 * 365 * 24 * 3_600_000;

/** Each stage is mailed once for each end: a season whose end was moved starts over. */
export async function tellOfSeasonEnd(db: Database, env: Env, now: Date) {
  for (const game of games) {
    const season = lastSeason(regulationsOf(game), now);
    const stage = season && dueStage(season, now);
    if (!stage) continue;
    const { id, name, endsAt } = season;
    const alarm = `season ${id} ${endsAt.toISOString()} ${stage}`;
    if (!(await claimAlarm(db, alarm, never, now))) continue;
    let isTold = false;
    try {
      isTold = await mailSiteAdmins(db, env, now, (t, urlOf, locale) => ({
        subject: t(`regulations.mails.${stage}`, { name: name[locale] }),
        text: t('regulations.mails.text', {
          name: name[locale],
          game: t(`tournaments.game.${game}`),
          at: formatInstant(endsAt, defaultTimeZone, locale, now),
          url: urlOf('/admin/regulations/new'),
        }),
      }));
    } finally {
      // The next run tries again, whatever went wrong.
      if (!isTold) await endAlarm(db, alarm);
    }
  }
}
