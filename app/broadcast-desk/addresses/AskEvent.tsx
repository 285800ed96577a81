import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  group: { id: string; name: string };
  isOwn: boolean;
}

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
