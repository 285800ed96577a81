import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { findRegulation } from '~/pokedex/regulations';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { regulationText } from '~/tournaments/regulation-text';
import { answerSubscription } from './answer-text';
import { type FeedEntry, writeFeed } from './atom';
import type { Words } from './calendar';
import { findTournamentNews, type TournamentNews } from './news.server';
import { wordsOf } from './words.server';

export const handle: Policy = {
  audience: 'everyone',
  fromReplica: true,
  failed: { reading: 'tournamentsFetchFailed' },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const words = wordsOf(request, context);
  const { t, locale, link } = words;
  const tournaments = await findTournamentNews(context.db, context.now);
  const text = writeFeed({
    name: 'tournaments',
    title: t('feeds.atom.tournaments'),
    locale,
    self: link('/tournaments/feed.xml'),
    page: link('/tournaments'),
    entries: tournaments.map((row) => entryOf(row, words)),
  });
  return answerSubscription(request, text, { type: 'application/atom+xml', locale });
}

function entryOf(row: TournamentNews, { t, locale, link }: Words): FeedEntry {
  const { id, announcedAt, toldAt, canceledAt } = row;
  const name = (locale === 'en' && row.nameEn) || row.name;
  const regulation = row.regulation === null ? undefined : findRegulation(row.regulation);
  // A date long ago makes it print the year, whatever the day of the request.
  const when = (at: Date) => formatInstant(at, defaultTimeZone, locale, new Date(0));
  const labelled = (label: string, value: string) => t('shell.labelled', { label, value });
  return {
    id,
    title: canceledAt ? t('feeds.calendar.canceled', { name }) : name,
    url: link(`/tournaments/${id}`),
    author: row.groupName,
    publishedAt: announcedAt,
    updatedAt: toldAt && toldAt > announcedAt ? toldAt : announcedAt,
    summary: [
      labelled(t('tournaments.startsAt'), when(row.scheduledStartAt)),
      labelled(t('tournaments.deadlineAt'), when(row.submissionDeadlineAt)),
      labelled(t('tournaments.detail.regulation'), regulationText(row.regulation, t, locale)),
      labelled(t('tournaments.detail.rule'), t(`tournaments.rule.${row.rule}`)),
      labelled(t('tournaments.detail.format'), t(`tournaments.format.${row.format}`)),
    ].join('\n'),
    categories: [
      { term: row.game, label: t(`tournaments.game.${row.game}`) },
      ...(regulation ? [{ term: regulation.id, label: regulation.name[locale] }] : []),
    ],
  };
}
