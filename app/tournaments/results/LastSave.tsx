import { useTranslation } from 'react-i18next';
import { Instant } from '~/ui/Instant';
import type { findLastSave } from './results.server';

interface Props {
  save: NonNullable<Awaited<ReturnType<typeof findLastSave>>>;
  timeZone: string;
  now: Date;
}

export function LastSave({ save, timeZone, now }: Props) {
  const { t } = useTranslation();
  return (
    <form method="post" className="results-last">
      <input type="hidden" name="save" value={save.id} />
      <p className="soft">
        {t('results.lastSave', { count: save.teams })} {save.by}{' '}
        <Instant at={save.createdAt} timeZone={timeZone} now={now} />
      </p>
      <button className="button quiet" type="submit" name="intent" value="undo">
        {t('results.undo')}
      </button>
    </form>
  );
}
