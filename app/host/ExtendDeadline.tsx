import { useTranslation } from 'react-i18next';
import { type EffectiveRole, may } from '~/groups/permission';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { useLocalePath } from '~/ui/root-data';
import { type ExtendedFrom, extensions } from './extensions';

interface Props {
  group: { id: string; place: EffectiveRole };
  tournament: {
    id: string;
    version: number;
    submissionDeadlineAt: Date;
    submissionClosedAt: Date | null;
    endsAt: Date;
    canceledAt: Date | null;
    timeZone: string;
  };
  now: Date;
  back?: ExtendedFrom;
}

export function ExtendDeadline({ group, tournament, now, back = 'teams' }: Props) {
  const { t } = useTranslation();
  const unsaved = useUnsavedForm();
  const toPath = useLocalePath();
  const { id, version, submissionDeadlineAt, endsAt, timeZone } = tournament;
  if (!may(group.place, 'manageTournaments') || tournament.canceledAt) return null;
  if (now >= endsAt || submissionDeadlineAt >= endsAt) return null;
  return (
    <details className="card">
      <summary>{t('host.extend.title')}</summary>
      <p>
        <Labelled label={t('host.fields.deadlineAt')}>
          <Instant at={submissionDeadlineAt} timeZone={timeZone} now={now} />
        </Labelled>
      </p>
      <p className="soft">{t(now < submissionDeadlineAt ? 'host.extend.lead' : 'host.extend.leadOver')}</p>
      {tournament.submissionClosedAt && <p className="notice warn">{t('host.extend.closedByHand')}</p>}
      <form
        method="post"
        className="desk-actions"
        {...unsaved}
        action={toPath(`/admin/${group.id}/tournaments/${id}/extend`)}
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="from" value={submissionDeadlineAt.getTime()} />
        <input type="hidden" name="back" value={back} />
        {extensions.map((minutes) => (
          <button key={minutes} className="button primary" type="submit" name="minutes" value={minutes}>
            {t('host.extend.by', { minutes })}
          </button>
        ))}
      </form>
    </details>
  );
}
