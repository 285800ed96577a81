import type { MetaDescriptor } from '@remix-run/cloudflare';
import { cardHeight, cardWidth } from '~/card/card-size';
import { pageTitle, translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import type { PageData } from '~/ui/root-data';
import type { ViewedPost } from './viewed-post.server';

/** Meta tags for search engines and link previews; `noindex` for a post that is not public. */
export function describePost(
  { post, shown, isPublic }: ViewedPost,
  locale: Locale,
  matches: { id: string; data: unknown }[],
): MetaDescriptor[] {
  const t = translatorFor(locale);
  const { title } = shown;
  if (!isPublic) return [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }];
  const origin = (matches.find(({ id }) => id === 'root')?.data as PageData | undefined)?.origin ?? '';
  const url = `${origin}/post/${post.id}`;
  const image = `${url}/card?v=${shown.version}`;
  const names = shown.species.map((key) => nameOf(speciesNames, key, locale));
  const about = t('posts.view.about', {
    author: post.authorName,
    species: names.join(locale === 'ja' ? '、' : ', '),
  });
  return [
    { title: pageTitle(title) },
    { name: 'description', content: about },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: 'Sixsheet' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: about },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(cardWidth) },
    { property: 'og:image:height', content: String(cardHeight) },
    { property: 'og:image:alt', content: names.join(', ') },
    { property: 'og:locale', content: locale === 'ja' ? 'ja_JP' : 'en_US' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: about },
    { name: 'twitter:image', content: image },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'SocialMediaPosting',
        headline: title,
        articleBody: shown.description || about,
        url,
        image: [image],
        datePublished: post.publishedAt?.toISOString(),
        dateModified: shown.createdAt.toISOString(),
        author: { '@type': 'Person', name: post.authorName },
        keywords: names.join(', '),
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/LikeAction',
          userInteractionCount: post.favoriteCount,
        },
      },
    },
  ];
}
