import type { MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageTitle, translatorFor } from '~/locales/i18n';
import { localeOf } from '~/ui/root-data';

export const meta: MetaFunction = ({ matches }) => {
  const t = translatorFor(localeOf(matches));
  return [{ title: pageTitle(t('tournaments.title')) }];
};

export default function ListTournaments() {
  const { t } = useTranslation();
  return <h1>{t('tournaments.title')}</h1>;
}
