import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { translatorFor } from '~/locales/i18n';
import { locales } from '~/locales/locale';
import { LeagueTable } from '~/rounds/LeagueTable';
import { bracketRoundName } from '~/rounds/round-name';
import type { Screen } from '~/rounds/screen-pages.server';
import { playerName } from '~/text/nameless';
import { formatClock, formatDuration } from '~/time/instant';
import { Both } from './Both';
import { fitLines } from './fit-lines';

interface Props {
  screen: Screen;
  /** Announcements beside the round leave it less room. */
  isNarrow: boolean;
  timeZone: string;
  now: Date;
}

/** Who plays where now, and what is missing. */
export function ShownRounds({ screen, isNarrow, timeZone, now }: Props) {
  const { left, roundEndsAt, page } = screen;
  return (
    <section className="pairings">
      <div className="pairings-head">
        <h2>
          <RoundName {...screen} />
        </h2>
        <p>
          {left > 0 ? (
            <Both
              text={screen.stage === 'blocks' ? 'rounds.hall.leftMatches' : 'rounds.hall.left'}
              with={{ count: left }}
            />
          ) : (
            <Both text="rounds.hall.allDone" />
          )}
        </p>
        {roundEndsAt && (
          <p className="round-end">
            <Both text="rounds.hall.until" /> <b>{formatClock(roundEndsAt, timeZone)}</b>{' '}
            {roundEndsAt > now &&
              locales.map((locale) => (
                <span key={locale} lang={locale} className={`countdown ${locale}`}>
                  {translatorFor(locale)('tournaments.timeLeft', {
                    time: formatDuration(roundEndsAt.getTime() - now.getTime(), locale),
                  })}
                </span>
              ))}
          </p>
        )}
      </div>
      {page.kind === 'block' ? (
        <LeagueTable block={page.block} advance={page.advance} />
      ) : (
        <Lines page={page} room={{ width: isNarrow ? 41 : 49, height: 23.5 }} />
      )}
    </section>
  );
}

const RoundName = ({ stage, round, rounds }: Screen) =>
  locales.map((locale) => {
    const t = translatorFor(locale);
    const name =
      stage === 'swiss'
        ? t('rounds.names.swiss', { number: round })
        : stage === 'blocks'
          ? t('rounds.kinds.blocks')
          : bracketRoundName(t, round, rounds);
    return (
      <span key={locale} lang={locale} className={locale}>
        {name}
      </span>
    );
  });

interface LinesProps {
  page: Extract<Screen['page'], { kind: 'tables' | 'names' }>;
  room: Parameters<typeof fitLines>[1];
}

function Lines({ page, room }: LinesProps) {
  const { t } = useTranslation();
  const [isBye, undecided] = [t('rounds.bye'), t('rounds.undecided')];
  const lines = page.lines.map(({ names, ...line }) => ({
    ...line,
    names: names.map((name, at) =>
      name === '' ? (at === 1 && names[0] ? isBye : undecided) : playerName(t, name),
    ),
  }));
  const fit = fitLines(
    lines.map(({ names }) => names),
    room,
  );
  return (
    <ol className={`${page.kind} ${fit}`}>
      {lines.map(({ id, seat, names, isDone }) => (
        <li key={id} className={isDone ? 'done' : undefined}>
          <b>{seat}</b>
          <span>
            {names.map((name, at) => (
              <Fragment key={at === 0 ? 'a' : 'b'}>
                {at > 0 && ' – '}
                <span className="whole">{name}</span>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
