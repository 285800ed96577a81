import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '~/ui/page';
import styles from './about.css?url';
import { Operator } from './Operator';
import { operatorOf } from './operator.server';
import { PolicyPage, PolicySection } from './Policy';

const { handle, meta, links } = page({
  audience: 'everyone',
  title: 'about.pages.terms',
  styles,
  isPublic: true,
  preview: (t) => ({ description: t('about.terms.lead') }),
});

export { handle, links, meta };

const sections = [
  'use',
  'content',
  'banned',
  'reports',
  'tournaments',
  'liability',
  'rights',
  'changes',
] as const;

export const loader = ({ context }: LoaderFunctionArgs) => ({ operator: operatorOf(context) });

export default function ViewTerms() {
  const { t } = useTranslation();
  const { operator } = useLoaderData<typeof loader>();
  return (
    <PolicyPage title={t('about.pages.terms')} lead={t('about.terms.lead')}>
      {sections.map((section) => (
        <PolicySection
          key={section}
          title={t(`about.terms.${section}.title`)}
          text={t(`about.terms.${section}.text`)}
        />
      ))}
      <Operator operator={operator} />
    </PolicyPage>
  );
}
