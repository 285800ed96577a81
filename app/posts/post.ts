import { plainName } from '~/pokedex/name';
import { baseOf, formsOf, isMega } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';

export const postRules = ['single', 'double', 'triple'] as const;
export type PostRule = (typeof postRules)[number];

export const postLimits = {
  title: 100,
  description: 5000,
  regulation: 50,
  pictures: 4,
  reason: 500,
} as const;
export const minRank = 1;
// No event has a million players.
export const maxRank = 999_999;
export const postsPerDay = 10;
export const favoritesPerMinute = 60;

export type PostStatus = 'pending' | 'approved' | 'rejected' | 'takenDown';

export function statusOf(version: { approvedAt: Date | null; rejectedAt: Date | null }): PostStatus {
  if (version.rejectedAt) return version.approvedAt ? 'takenDown' : 'rejected';
  return version.approvedAt ? 'approved' : 'pending';
}

export interface PostContent {
  title: string;
  description: string;
  rule: PostRule;
  regulation: string;
  externalUrl: string;
  species: string[];
  pictureIds: string[];
  imageUrl: string | null;
  finalRank: number | null;
  teamCode: string | null;
  teamSheetId: string | null;
}

/** Whether the stored post already has this content, after a repeated submission. */
export const isWrittenSo = (stored: PostContent, content: PostContent): boolean =>
  (Object.keys(content) as (keyof PostContent)[]).every(
    (field) => JSON.stringify(stored[field]) === JSON.stringify(content[field]),
  );

export type PostViewer = { userId: string; isReviewer: boolean } | undefined;

/** Public posts are visible to everyone, others to the author and reviewers. */
export const maySeePost = (
  post: { authorId: string; approvedVersion: number | null },
  viewer: PostViewer,
): boolean => post.approvedVersion !== null || ownsOrReviews(post, viewer);

export const ownsOrReviews = (post: { authorId: string }, viewer: PostViewer): boolean =>
  viewer !== undefined && (viewer.userId === post.authorId || viewer.isReviewer);

export const familyOf = (species: string): string => `${baseOf(species)}*`;

const hasForms = (species: string) => formsOf(species).filter((form) => !isMega(form)).length > 1;

export const speciesLists = (species: readonly string[]): string[] => [
  ...new Set(species.flatMap((key) => (hasForms(key) ? [key, familyOf(key)] : [key]))),
];

export function listName(list: string, locale: 'ja' | 'en'): string {
  const family = list.endsWith('*');
  const name = speciesNames[family ? list.slice(0, -1) : list]?.[locale] ?? list;
  return family ? plainName(name) : name;
}
