import { useTranslation } from 'react-i18next';
import { useActs } from '~/ui/act';
import { Instant } from '~/ui/Instant';
import type { findLastSave } from './results.server';
import type { ResultsAct } from './results-act.server';

interface Props {
  save: NonNullable<Awaited<ReturnType<typeof findLastSave>>>;
  timeZone: string;
  now: Date;
}

export function LastSave({ save, timeZone, now }: Props) {
  const { t } = useTranslation();
  const at = useActs<ResultsAct>();
  return (
    <form method="post" action={at('undo')} className="results-last">
      <input type="hidden" name="save" value={save.id} />
      <p className="soft">
        {t('results.lastSave', { count: save.teams })} {save.by}{' '}
        <Instant at={save.createdAt} timeZone={timeZone} now={now} />
      </p>
      <button className="button quiet" type="submit">
        {t('results.undo')}
      </button>
    </form>
  );
}
