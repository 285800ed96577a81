import { useTranslation } from 'react-i18next';
import { CopyField } from '~/ui/CopyField';

interface Props {
  id: string;
  label: string;
  hint?: string;
  url: string;
  tournament: string;
}

/** A guest's secret link, to copy or to mail to oneself: nothing else leads back to the sheet from another browser. */
export function EditLink({ id, label, hint, url, tournament }: Props) {
  const { t } = useTranslation();
  const subject = encodeURIComponent(t('inApp.editLink.mailSubject', { tournament }));
  const body = encodeURIComponent(`${t('inApp.editLink.mailText', { tournament })}\r\n${url}`);
  return (
    <div>
      <CopyField {...{ id, label, hint }} value={url} copy={t('teams.success.copyEdit')} />
      <a className="button quiet" href={`mailto:?subject=${subject}&body=${body}`}>
        {t('inApp.editLink.mail')}
      </a>
    </div>
  );
}
