import { mailSiteAdmins } from '~/accounts/mail-site-admins.server';
import type { Database } from '~/db/client.server';
import { claimAlarm, endAlarm } from '~/log/notes.server';
import { games } from '~/pokedex/game';
import { regulationsOf } from '~/pokedex/regulations';
import { lastSeason } from '~/pokedex/seasons';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { dueStage } from './season-end';

const neverAgainMs = 100 * 365 * 24 * 3_600_000;

/** Mails each stage once per end date: a season whose end is moved starts over. */
export async function tellOfSeasonEnd(db: Database, env: Env, now: Date) {
  for (const game of games) {
    const season = lastSeason(regulationsOf(game), now);
    const stage = season && dueStage(season, now);
    if (!stage) continue;
    const { id, name, endsAt } = season;
    const alarm = `season ${id} ${endsAt.toISOString()} ${stage}`;
    if (!(await claimAlarm(db, alarm, neverAgainMs, now))) continue;
    let isSent = false;
    try {
      isSent = await mailSiteAdmins(db, env, now, ({ t, urlOf, locale }) => ({
        subject: t(`regulations.mails.${stage}`, { name: name[locale] }),
        text: t('regulations.mails.text', {
          name: name[locale],
          game: t(`tournaments.game.${game}`),
          at: formatInstant(endsAt, defaultTimeZone, locale, now),
          url: urlOf('/admin/regulations/new'),
        }),
      }));
    } finally {
      // Lets the next run retry.
      if (!isSent) await endAlarm(db, alarm);
    }
  }
}
