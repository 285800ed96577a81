import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import styles from './about.css?url';
import { Operator } from './Operator';
import { operatorOf } from './operator.server';

const { handle, meta, links } = page({
  audience: 'everyone',
  title: 'about.pages.contact',
  styles,
  isPublic: true,
  preview: (t) => ({ description: t('about.contact.lead') }),
});

export { handle, links, meta };

export const loader = ({ context }: LoaderFunctionArgs) => ({ operator: operatorOf(context) });

export default function ViewContact() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { operator } = useLoaderData<typeof loader>();
  return (
    <article className="policy stack">
      <h1>{t('about.pages.contact')}</h1>
      <p>{t('about.contact.lead')}</p>
      <Operator operator={operator} />
      <ul>
        <li>{t('about.contact.tournament')}</li>
        <li>
          {t('about.contact.withdraw')} <a href={toPath('/privacy')}>{t('about.pages.privacy')}</a>
        </li>
        <li>{t('about.contact.personal')}</li>
        <li>{t('about.contact.security')}</li>
      </ul>
    </article>
  );
}
