import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

export function JoinsWait({ count, groupId }: { count: number; groupId: string }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <p className="notice warn">
      <a href={toPath(`/admin/${groupId}/requests`)}>{t('requests.joinsWait', { count })}</a>
    </p>
  );
}
