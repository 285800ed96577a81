import { useTranslation } from 'react-i18next';
import { translatorFor } from '~/locales/i18n';
import { locales } from '~/locales/locale';
import { LeagueTable } from '~/rounds/LeagueTable';
import { bracketRoundName } from '~/rounds/round-name';
import type { Screen } from '~/rounds/screen-pages.server';
import { playerName } from '~/text/nameless';
import { formatClock, formatDuration } from '~/time/instant';
import { Both } from './Both';

interface Props {
  screen: Screen;
  timeZone: string;
  now: Date;
}

/** Who plays where now, and what is missing. */
export function ShownRounds({ screen, timeZone, now }: Props) {
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
        <Lines page={page} />
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

function Lines({ page }: { page: Extract<Screen['page'], { kind: 'tables' | 'names' }> }) {
  const { t } = useTranslation();
  const [isBye, undecided] = [t('rounds.bye'), t('rounds.undecided')];
  return (
    <ol className={page.kind}>
      {page.lines.map(({ id, seat, names, isDone }) => (
        <li key={id} className={isDone ? 'done' : undefined}>
          <b>{seat}</b>
          <span>
            {names
              .map((name, at) =>
                name === '' ? (at === 1 && names[0] ? isBye : undecided) : playerName(t, name),
              )
              .join(' – ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
