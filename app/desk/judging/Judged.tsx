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

/** Above a sheet: whether it was looked through, and what stands against its player; nothing where there is nothing. */
export function Judged({ revision, check, notes, timeZone, now }: Props) {
  const { t } = useTranslation();
  const standing = notes.filter(({ takenBackAt }) => takenBackAt === null);
  const brief = briefOf(standing.map(({ penalty }) => penalty));
  const noted = [
    ...brief.penalties.map((kind) => penaltyName(kind, t)),
    ...(brief.notes > 0 ? [t('judging.note.plainCount', { count: brief.notes })] : []),
  ];
  if (!check && noted.length === 0) return null;
  return (
    <p className="judged">
      {noted.length > 0 && (
        <a className="badge bad" href="#notes">
          {noted.join(' · ')}
        </a>
      )}{' '}
      {check && (
        <>
          <CheckBadge state={checkState(revision, check.revision)} />{' '}
          <span className="soft">
            <Instant at={check.checkedAt} timeZone={timeZone} now={now} /> ·{' '}
            {t('judging.check.by', {
              who: check.who || t('judging.check.former'),
              revision: check.revision,
            })}
          </span>
        </>
      )}
    </p>
  );
}

/** Below it, in full. */
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
