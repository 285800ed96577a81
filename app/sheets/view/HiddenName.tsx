import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

/** Tells a player or staff why a name is hidden and how to object. */
export function HiddenName({ reason }: { reason: string }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <>
      <p>{t('viewTeam.nameHidden.text')}</p>
      {reason && (
        <blockquote>
          {reason.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <p key={at}>{line}</p>
          ))}
        </blockquote>
      )}
      <p>
        {t('viewTeam.nameHidden.next')} {t('viewTeam.nameHidden.objection')}{' '}
        <a href={toPath('/contact')}>{t('shell.pages.contact')}</a>
      </p>
    </>
  );
}
