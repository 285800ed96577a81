import type { MetaDescriptor } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translatorFor } from '~/locales/i18n';
import { type Locale, localePath } from '~/locales/locale';
import { useLocale } from './root-data';

type FeedName = 'tournaments' | 'posts';

/** Feed readers send no cookie, so the URL has the language. */
const feedPath = (feed: FeedName, locale: Locale) => localePath(`/${locale}`, `/${feed}/feed.xml`);

export const feedMeta = (feed: FeedName, locale: Locale): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: translatorFor(locale)(`feeds.atom.${feed}`),
  href: feedPath(feed, locale),
});

export function FeedLink({ of: feed }: { of: FeedName }) {
  const { t } = useTranslation();
  return (
    <p>
      <a className="soft" href={feedPath(feed, useLocale())} type="application/atom+xml">
        {t('feeds.links.feed')}
      </a>
    </p>
  );
}
