import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  group: { id: string; name: string };
  /** Whoever looks is of the group, and may be the one to choose for all. */
  isOwn: boolean;
}

/** To a group that has chosen no event: which one it is, for now below, for good in its settings. */
export function AskEvent({ group, isOwn }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <div className="notice warn" role="status">
      <p>{t('overlays.ask.which', { group: group.name })}</p>
      {isOwn && (
        <p>
          <a href={toPath(`/admin/${group.id}/streaming-input/settings`)}>{t('overlays.ask.settings')}</a>
        </p>
      )}
    </div>
  );
}
