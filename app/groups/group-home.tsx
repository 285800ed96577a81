import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageTitle, translatorFor } from '~/locales/i18n';
import { localeOf } from '~/ui/root-data';
import { requireGroup } from './guard.server';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = translatorFor(localeOf(matches));
  return [
    { title: pageTitle(t('groups.home.title', { name: data?.name })) },
    { name: 'robots', content: 'noindex' },
  ];
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return (await requireGroup(request, context, params.id, 'seeGroup')).group;
}

export default function GroupHome() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return <h1>{t('groups.home.title', { name })}</h1>;
}
