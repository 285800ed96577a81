import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { cardPath, picturePath } from '~/posts/pictures/picture-path';
import { answerSubscription } from './answer-text';
import { type FeedEntry, writeFeed } from './atom';
import type { Words } from './calendar';
import { findPostNews, type PostNews } from './news.server';
import { wordsOf } from './words.server';

export const handle: Policy = { audience: 'everyone' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const words = wordsOf(request, context);
  const { t, locale, link } = words;
  const posts = await findPostNews(context.db);
  const text = writeFeed({
    name: 'posts',
    title: t('feeds.atom.posts'),
    locale,
    self: link('/posts/feed.xml'),
    page: link('/posts'),
    entries: posts.map((row) => entryOf(row, words)),
  });
  return answerSubscription(request, text, { type: 'application/atom+xml', locale });
}

function entryOf(post: PostNews, { t, locale, link }: Words): FeedEntry {
  const { id, species, rule, regulation, pictureIds } = post;
  const publishedAt = post.publishedAt ?? new Date(0);
  const { approvedAt } = post;
  const names = species.map((key) => ({ term: key, label: nameOf(speciesNames, key, locale) }));
  const [picture] = pictureIds;
  return {
    id,
    title: post.title,
    url: link(`/post/${id}`),
    author: post.authorName,
    publishedAt,
    updatedAt: approvedAt && approvedAt > publishedAt ? approvedAt : publishedAt,
    summary: [
      names.map(({ label }) => label).join(locale === 'ja' ? '、' : ', '),
      regulation,
      t(`posts.rule.${rule}`),
    ]
      .filter(Boolean)
      .join('\n'),
    categories: names,
    picture: new URL(picture ? picturePath(picture) : cardPath(id), link('/')).href,
  };
}
