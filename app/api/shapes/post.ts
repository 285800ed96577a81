import { z } from 'zod';
import { speciesNames } from '~/pokedex/species-names';
import { cardPath, picturePath } from '~/posts/pictures/picture-path';
import { postRules } from '~/posts/post';
import { instant, pageShape, thingOf, thingShape } from './name';

const summary = {
  id: z.string(),
  url: z.url(),
  title: z.string(),
  author: z.string(),
  rule: z.enum(postRules),
  regulation: z.string().meta({ description: 'As its author wrote it.' }),
  species: z.array(thingShape),
  finalRank: z.int().nullable().meta({ description: 'As its author says, at the end of a season.' }),
  favorites: z.int(),
  publishedAt: instant,
  pictures: z
    .array(z.url())
    .meta({ description: 'A picture of its team, if no other then one that was drawn.' }),
};

export const postsShape = pageShape('Posts', z.object(summary).meta({ id: 'PostSummary' }));

export const postShape = z
  .object({
    ...summary,
    description: z.string(),
    externalUrl: z.string().nullable(),
    teamCode: z.string().nullable(),
  })
  .meta({ id: 'Post' });

interface FoundPost {
  id: string;
  title: string;
  authorName: string;
  rule: (typeof postRules)[number];
  regulation: string;
  species: string[];
  finalRank: number | null;
  favoriteCount: number;
  publishedAt: Date | null;
  pictureIds: string[];
}

export function apiPostOf(post: FoundPost, link: (path: string) => string) {
  const { id, title, rule, regulation, finalRank, pictureIds, publishedAt } = post;
  return {
    id,
    url: link(`/post/${id}`),
    title,
    author: post.authorName,
    rule,
    regulation,
    species: post.species.map((key) => thingOf(speciesNames, key)),
    finalRank,
    favorites: post.favoriteCount,
    publishedAt: (publishedAt ?? new Date(0)).toISOString(),
    pictures: (pictureIds.length > 0 ? pictureIds.map(picturePath) : [cardPath(id)]).map(link),
  };
}
