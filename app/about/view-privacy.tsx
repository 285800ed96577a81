import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { inDays, retention } from '~/db/retention';
import { hasGoogle } from '~/sign-in/google/google.server';
import { formatDuration } from '~/time/instant';
import { page } from '~/ui/page';
import { useLocale } from '~/ui/root-data';
import styles from './about.css?url';
import { KeptTable } from './KeptTable';
import { Operator } from './Operator';
import { operatorOf } from './operator.server';
import { Lines, PolicyPage, PolicySection } from './Policy';

const { handle, meta, links } = page({
  audience: 'everyone',
  title: 'about.pages.privacy',
  styles,
  isPublic: true,
  preview: (t) => ({ description: t('about.privacy.lead') }),
});

export { handle, links, meta };

export function loader({ context }: LoaderFunctionArgs) {
  const { MAIL_API_URL } = context.env;
  return {
    operator: operatorOf(context),
    mailHost: URL.canParse(MAIL_API_URL) ? new URL(MAIL_API_URL).host : MAIL_API_URL,
    google: hasGoogle(context),
  };
}

export default function ViewPrivacy() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { operator, mailHost, google } = useLoaderData<typeof loader>();
  const section = (key: 'collected' | 'purposes' | 'seen' | 'rights' | 'age' | 'changes') => (
    <PolicySection title={t(`about.privacy.${key}.title`)} text={t(`about.privacy.${key}.text`)} />
  );
  return (
    <PolicyPage title={t('about.pages.privacy')} lead={t('about.privacy.lead')}>
      <Operator operator={operator} />
      {section('collected')}
      {section('purposes')}
      {section('seen')}
      <PolicySection title={t('about.privacy.kept.title')} text={t('about.privacy.kept.lead')}>
        <KeptTable />
        <Lines text={t('about.privacy.kept.rest')} />
      </PolicySection>
      <PolicySection title={t('about.privacy.others.title')}>
        <ul>
          <li>{t('about.privacy.others.cloudflare')}</li>
          <li>{t('about.privacy.others.mail', { host: mailHost })}</li>
          {google && <li>{t('about.privacy.others.google')}</li>}
          <li>{t('about.privacy.others.none')}</li>
        </ul>
      </PolicySection>
      <PolicySection
        title={t('about.privacy.device.title')}
        text={t('about.privacy.device.text', { draft: formatDuration(retention.drafts, locale) })}
      />
      {section('rights')}
      <PolicySection
        title={t('about.privacy.deleted.title')}
        text={t('about.privacy.deleted.text', { days: inDays(retention.playerIds) })}
      />
      {section('age')}
      {section('changes')}
    </PolicyPage>
  );
}
