import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { pageNotFound } from '~/http/errors';
import { translatorFor } from '~/locales/i18n';
import { locales } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { playerName } from '~/text/nameless';
import { formatClock, formatDay, formatDuration, timeZoneName } from '~/time/instant';
import { localOf } from '~/time/zoned-time';
import { announcementIn } from '~/tournaments/announcement';
import { previewOf } from '~/tournaments/describe-tournament';
import { findTournament } from '~/tournaments/tournament.server';
import { LinkedText } from '~/ui/linked-text/LinkedText';
import { page } from '~/ui/page';
import { drawQr } from '~/ui/qr/draw-qr';
import { Both } from './Both';
import { fitLines } from './fit-lines';
import styles from './hall.css?inline';
import { findHall, type Hall } from './hall.server';
import hallScript from './hall-script.ts?script';
import { ShownRounds } from './ShownRounds';

const { handle, meta } = page<typeof loader>({
  audience: 'everyone',
  layout: 'bare',
  inlineStyles: styles,
  fromReplica: true,
  title: (t, shown) => shown && t('hall.screen.title', { name: shown.tournament.name }),
  preview: (_, shown) => ({ image: shown && previewOf(shown.tournament) }),
});

export { handle, meta };

/** A page for a projector, without a session and in both languages, whatever the URL. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const tournament = await findTournament(context.db, params.tournamentId ?? '', context.now);
  if (!tournament) throw pageNotFound(request);
  const { id, name, event, sheetKind, timeZone, submissionDeadlineAt, scheduledStartAt, endsAt } = tournament;
  const hall = await findHall(context, tournament);
  const path = hall.submission === 'open' ? `/team-submit/${sheetKind}/${id}` : `/tournaments/${id}`;
  const url = new URL(path, context.env.PUBLIC_URL || request.url).href;
  const facts = { id, name, timeZone, submissionDeadlineAt, scheduledStartAt, endsAt };
  return { now: context.now, wears: event, tournament: facts, hall, url };
}

export default function ViewHall() {
  const { now, tournament, hall, url } = useLoaderData<typeof loader>();
  const { timeZone } = tournament;
  const isTold = hall.announcements.length > 0;
  return (
    <>
      <main data-hall>
        <header>
          <h1>{tournament.name}</h1>
          <p className="clock">
            <time dateTime={now.toISOString()} data-hall-clock={timeZone}>
              {formatClock(now, timeZone)}
            </time>
            <small>
              {locales.map((locale) => (
                <span key={locale} lang={locale} className={locale}>
                  {timeZoneName(now, timeZone, locale)}
                </span>
              ))}
            </small>
          </p>
        </header>
        <div className={hall.screen && !isTold ? 'columns paired' : 'columns'}>
          <div className="left">
            {hall.screen && (
              <ShownRounds screen={hall.screen} isNarrow={isTold} timeZone={tournament.timeZone} now={now} />
            )}
            {hall.screen ? null : hall.phase === 'past' && hall.submission !== 'canceled' ? (
              <Results hall={hall} />
            ) : (
              <Times {...{ hall, tournament, now }} />
            )}
            {!hall.screen && <ShownAnnouncements hall={hall} />}
          </div>
          <div className="side">
            {hall.phase === 'past' ? <Kp hall={hall} url={url} /> : <Way hall={hall} url={url} />}
            {hall.screen && <ShownAnnouncements hall={hall} />}
          </div>
        </div>
      </main>
      <p className="stale" role="status">
        <Both text="hall.screen.stale" />
      </p>
      <noscript>
        <meta httpEquiv="refresh" content="20" />
      </noscript>
      <script type="module" src={hallScript} data-hall-script="" />
    </>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

function Times({ hall, tournament, now }: Pick<Shown, 'hall' | 'tournament' | 'now'>) {
  const { timeZone, submissionDeadlineAt, scheduledStartAt, endsAt } = tournament;
  const dayOf = (at: Date) => localOf(at, timeZone).slice(0, 10);
  const row = (moment: 'deadline' | 'start' | 'end', at: Date) => (
    <div className={at > now ? 'time' : 'time over'}>
      <dt>
        <Both text={`hall.screen.${moment}`} />
      </dt>
      <dd>
        <time dateTime={at.toISOString()}>{formatClock(at, timeZone)}</time>
        {dayOf(at) !== dayOf(now) && (
          <span className="date">
            {locales.map((locale) => (
              <span key={locale} lang={locale} className={locale}>
                {formatDay(at, timeZone, locale)}
              </span>
            ))}
          </span>
        )}
        {at > now && <Left milliseconds={at.getTime() - now.getTime()} />}
      </dd>
    </div>
  );
  return (
    <section>
      <p className="phase">
        <Both
          text={`hall.screen.states.${hall.submission !== 'canceled' && hall.phase === 'running' ? 'running' : hall.submission}`}
        />
      </p>
      <dl className="times">
        {hall.submission !== 'closedByHand' && row('deadline', submissionDeadlineAt)}
        {row('start', scheduledStartAt)}
        {hall.phase === 'running' && row('end', endsAt)}
      </dl>
      {hall.missing && <Missing {...hall.missing} />}
    </section>
  );
}

const Left = ({ milliseconds }: { milliseconds: number }) =>
  locales.map((locale) => (
    <span key={locale} lang={locale} className={`countdown ${locale}`}>
      {translatorFor(locale)('tournaments.timeLeft', { time: formatDuration(milliseconds, locale) })}
    </span>
  ));

function Missing({ count, names }: NonNullable<Hall['missing']>) {
  const more = count - names.length;
  return (
    <div className="missing">
      <h2>
        {count > 0 ? <Both text="hall.screen.missing" with={{ count }} /> : <Both text="hall.screen.allIn" />}
      </h2>
      {names.length > 0 && (
        <ul>
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the order is theirs
            <li key={at}>{name}</li>
          ))}
          {more > 0 && (
            <li>
              <Both text="hall.screen.moreMissing" with={{ count: more }} />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function ShownAnnouncements({ hall }: { hall: Hall }) {
  if (hall.announcements.length === 0) return null;
  return (
    <section className="told">
      <h2>
        <Both text="hall.announcements" />
      </h2>
      {hall.announcements.map((announcement) => (
        <article key={announcement.id}>
          {locales.map((locale) => {
            const words = announcementIn(announcement, locale);
            return (
              words && (
                <div key={locale} lang={locale} className={locale}>
                  <h3>{words.title}</h3>
                  {words.text && <LinkedText text={words.text} />}
                </div>
              )
            );
          })}
        </article>
      ))}
    </section>
  );
}

function Way({ hall, url }: { hall: Hall; url: string }) {
  const { size, path } = drawQr(url);
  const key = hall.submission === 'open' ? 'submit' : 'page';
  return (
    <section className="way">
      <h2>
        <Both text={`hall.screen.${key}`} />
      </h2>
      <svg role="img" aria-label={url} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <p className="url">{url.replace(/^https?:\/\//, '')}</p>
    </section>
  );
}

function Results({ hall }: { hall: Hall }) {
  const t = translatorFor('ja');
  const rows = hall.standings.flatMap(({ displayName, rank }) =>
    rank === null ? [] : [{ rank, name: playerName(t, displayName) }],
  );
  if (rows.length === 0)
    return (
      <p className="phase">
        <Both text="hall.screen.states.over" />
      </p>
    );
  const fit = fitLines(
    rows.map(({ name }) => [name]),
    { width: hall.kp.length > 0 ? 40 : 42, height: hall.announcements.length > 0 ? 12 : 25 },
  );
  return (
    <section>
      <h2>
        <Both text="tournaments.detail.standings" />
      </h2>
      <ol className={`standings ${fit}`}>
        {rows.map(({ name, rank }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and the order is theirs
          <li key={at}>
            <b>{rank}</b> <span className="whole">{name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Kp({ hall, url }: { hall: Hall; url: string }) {
  if (!hall.hasResults || hall.kp.length === 0) return <Way hall={hall} url={url} />;
  return (
    <section className="kp">
      <h2>KP</h2>
      <ol>
        {hall.kp.map(({ species, teams }) => (
          <li key={species}>
            <span>
              {locales.map((locale) => (
                <span key={locale} lang={locale} className={`whole ${locale}`}>
                  {nameOf(speciesNames, species, locale)}
                </span>
              ))}
            </span>
            <b>{teams}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
