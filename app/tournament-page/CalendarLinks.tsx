import { useTranslation } from 'react-i18next';
import { localePath } from '~/locales/locale';
import { CopyField } from '~/ui/CopyField';
import { useLocale, usePage } from '~/ui/root-data';

interface Props {
  tournament: { id: string; groupId: string; groupName: string };
}

/** Calendar apps send no cookie, so the URL has the language. */
export function CalendarLinks({ tournament: { id, groupId, groupName } }: Props) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const locale = useLocale();
  const path = (to: string) => localePath(`/${locale}`, `/tournaments/${to}/calendar.ics`);
  const group = origin + path(`groups/${groupId}`);
  return (
    <details className="card calendar-links">
      <summary>{t('feeds.links.title')}</summary>
      <div className="stack">
        <p>
          <a className="button wide" href={path(id)}>
            {t('feeds.links.one')}
          </a>
          <span className="hint">{t('feeds.links.oneNote')}</span>
        </p>
        <p>
          <a className="button wide" href={group.replace(/^https?:/, 'webcal:')}>
            {t('feeds.links.group', { group: groupName })}
          </a>
          <span className="hint">{t('feeds.links.groupNote')}</span>
        </p>
        <CopyField
          id="group-calendar"
          label={t('feeds.links.url')}
          value={group}
          copy={t('feeds.links.copy')}
        />
      </div>
    </details>
  );
}
