import type { ListCard } from '~/card/list';
import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { nameOf, plainName } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { listName } from '../post';
import type { ListedPost } from '../post-list.server';
import { type PostQuery, postsPath } from '../post-query';

/** Posts on the card of their list. */
export const cardPosts = 3;

type Shown = Pick<ListedPost, 'title' | 'species'>;

const between = { ja: '、', en: ', ' } as const;

/** A regulation that a visitor typed is not on it: anybody could write it. */
export function postsCard(posts: readonly Shown[], query: PostQuery, locale: Locale): ListCard {
  const t = translatorFor(locale);
  const { species, rule, order } = query;
  const asked = species.map((list) => listName(list, locale)).join(between[locale]);
  return {
    eyebrow: t(`posts.list.${order}`),
    title: asked ? t('shell.labelled', { label: t('posts.title'), value: asked }) : t('posts.title'),
    chips: rule ? [{ text: t(`posts.rule.${rule}`) }] : [],
    rows: posts.slice(0, cardPosts).map(({ title, species }) => ({
      title,
      detail: species.map((key) => plainName(nameOf(speciesNames, key, locale))).join(between[locale]),
      species,
    })),
    foot: '',
  };
}

/** Preview of a list: its card has the same filter. */
export function postsPreview(query: PostQuery, posts: readonly Shown[], locale: Locale) {
  const first = { ...query, after: undefined };
  const titles = posts.slice(0, cardPosts).map(({ title }) => title);
  // A later page has posts when its first page has.
  const image = { path: postsPath(first, '/posts/card'), alt: titles.join(between[locale]) };
  return { path: postsPath(first), image: titles.length > 0 ? image : undefined };
}
