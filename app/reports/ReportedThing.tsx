import { useTranslation } from 'react-i18next';
import { defaultTimeZone } from '~/time/instant';
import { Instant } from '~/ui/Instant';
import { useLocalePath } from '~/ui/root-data';
import type { RefusedAction } from './act-on-case.server';
import { pathOf, stateOf } from './report';
import type { FoundCase, listReports } from './report.server';

type Reports = Awaited<ReturnType<typeof listReports>>;

export interface CaseProps extends Reports {
  one: Omit<FoundCase, 'authorId' | 'groupId' | 'sheetTournamentId' | 'sheetName'>;
  now: Date;
  refused?: RefusedAction;
}

const looks = { open: 'warn', kept: '', takenDown: 'bad', restored: 'good' } as const;

export function ReportedThing({ one, now, counts, texts }: CaseProps) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { kind, name, of: owner, count, openedAt } = one;
  const state = stateOf(one);
  const instant = (at: Date) => <Instant at={at} timeZone={defaultTimeZone} now={now} />;
  return (
    <>
      <h2>
        <a href={toPath(pathOf(kind, one.thingId))}>{name}</a>
      </h2>
      <p className="row">
        <span className="badge">{t(`reports.queue.kinds.${kind}`)}</span>
        <span className={`badge ${looks[state]}`}>{t(`reports.queue.states.${state}`)}</span>
        <span className="soft">{kind === 'post' ? t('reports.queue.by', { name: owner }) : owner}</span>
      </p>
      {count > 0 && (
        <p className="row">
          {t('reports.queue.count', { count })}
          {counts.map(({ cause, count }) => (
            <span key={cause} className="badge">
              {t('reports.queue.each', { cause: t(`reports.causes.${cause}`), count })}
            </span>
          ))}
        </p>
      )}
      <p className="soft">
        {t('reports.queue.since')} {instant(openedAt)}
      </p>
      {texts.length > 0 && (
        <ul className="answer" aria-label={t('reports.queue.texts')}>
          {texts.map((report, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <li key={at}>
              <span className="lines">{report.text}</span>{' '}
              <span className="soft">
                {t(`reports.causes.${report.cause}`)} {instant(report.createdAt)}
                {report.email && ` ${report.reporter} ${report.email}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
