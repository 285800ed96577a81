import { useTranslation } from 'react-i18next';
import { penaltyName } from '~/groups/penalty-kinds';
import type { ListedNote } from '~/judging/player-note.server';
import { Instant } from '~/ui/Instant';

interface Props {
  notes: readonly ListedNote[];
  timeZone: string;
  now: Date;
  canTakeBack?: boolean;
}

export function NoteList({ notes, timeZone, now, canTakeBack = false }: Props) {
  const { t } = useTranslation();
  const name = (who: string | null) => who || t('judging.check.former');
  return (
    <ol className="player-notes">
      {notes.map(({ id, penalty, text, createdAt, who, takenBackAt, takenBackBy }) => {
        const kind = penalty ? penaltyName(penalty, t) : t('judging.note.plain');
        return (
          <li key={id}>
            <p>
              <b className={penalty ? 'badge bad' : 'badge'}>{takenBackAt ? <del>{kind}</del> : kind}</b>{' '}
              <span className="soft">
                <Instant at={createdAt} timeZone={timeZone} now={now} /> · {name(who)}
              </span>
            </p>
            {text && <p className="note-text">{takenBackAt ? <del>{text}</del> : text}</p>}
            {takenBackAt && (
              <p className="soft">
                {t('judging.note.takenBack', { who: name(takenBackBy) })} ·{' '}
                <Instant at={takenBackAt} timeZone={timeZone} now={now} />
              </p>
            )}
            {canTakeBack && !takenBackAt && (
              <form method="post">
                <input type="hidden" name="takeBack" value={id} />
                <button className="button quiet" type="submit">
                  {t('judging.note.takeBack')}{' '}
                  <span className="visually-hidden">{t('shell.labelled', { label: kind, value: text })}</span>
                </button>
              </form>
            )}
          </li>
        );
      })}
    </ol>
  );
}
