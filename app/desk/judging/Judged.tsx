import { useTranslation } from 'react-i18next';
import { penaltyName } from '~/groups/penalty-kinds';
import { briefOf } from '~/judging/player-note';
import type { ListedNote } from '~/judging/player-note.server';
import { checkState } from '~/judging/sheet-check';
import { Instant } from '~/ui/Instant';
import { CheckBadge } from './CheckVerb';
import { NoteList } from './NoteList';

interface Props {
  revision: number;
  check?: { revision: number; checkedAt: Date; who: string | null };
  notes: readonly ListedNote[];
  timeZone: string;
  now: Date;
}

/** Line above a sheet: its check, and the valid notes on its player. Renders nothing if there are none. */
export function JudgingSummary({ revision, check, notes, timeZone, now }: Props) {
  const { t } = useTranslation();
  const valid = notes.filter(({ takenBackAt }) => takenBackAt === null);
  const brief = briefOf(valid.map(({ penalty }) => penalty));
  const labels = [
    ...brief.penalties.map((kind) => penaltyName(kind, t)),
    ...(brief.notes > 0 ? [t('judging.note.plainCount', { count: brief.notes })] : []),
  ];
  if (!check && labels.length === 0) return null;
  return (
    <p className="judged">
      {labels.length > 0 && (
        <a className="badge bad" href="#notes">
          {labels.join(' · ')}
        </a>
      )}{' '}
      {check && (
        <>
          <CheckBadge state={checkState(revision, check.revision)} />{' '}
          <span className="soft">
            <Instant at={check.checkedAt} timeZone={timeZone} now={now} /> ·{' '}
            {t(check.revision > 1 ? 'judging.check.by' : 'judging.check.byFirst', {
              who: check.who || t('judging.check.former'),
              number: check.revision - 1,
            })}
          </span>
        </>
      )}
    </p>
  );
}

export function JudgedNotes({ notes, timeZone, now }: Pick<Props, 'notes' | 'timeZone' | 'now'>) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <section className="card" aria-labelledby="notes">
      <h2 id="notes">{t('judging.note.title')}</h2>
      <NoteList {...{ notes, timeZone, now }} />
    </section>
  );
}
