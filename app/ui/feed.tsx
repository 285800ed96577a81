import type { MetaDescriptor } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translatorFor } from '~/locales/i18n';
import { type Locale, localePath } from '~/locales/locale';
import { useLocale } from './root-data';

type Of = 'tournaments' | 'posts';

/** A feed reader has no cookie: the language stands in the URL. */
const feedPath = (of: Of, locale: Locale) => localePath(`/${locale}`, `/${of}/feed.xml`);

/** By which browsers and feed readers find the feed of a page. */
export const feedMeta = (of: Of, locale: Locale): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: translatorFor(locale)(`feeds.atom.${of}`),
  href: feedPath(of, locale),
});

export function FeedLink({ of }: { of: Of }) {
  const { t } = useTranslation();
  return (
    <p>
      <a className="soft" href={feedPath(of, useLocale())} type="application/atom+xml">
        {t('feeds.links.feed')}
      </a>
    </p>
  );
}
