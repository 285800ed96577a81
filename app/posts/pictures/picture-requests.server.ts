import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { pictureRequests, postPictures, posts, postVersions } from '~/db/schema';
import { fetchPicture } from '~/images/fetch-picture.server';
import { type PostContent, postLimits } from '~/posts/post';
import { fetchingOf } from './fetching';
import { keepPicture } from './picture.server';

const dayMs = 24 * 60 * 60_000;
/** An unreachable site is retried the next day. */
const maxTries = 3;
// Workers' free plan allows 50 subrequests per run; a picture takes 3, up to 14 with redirects.
const batchSize = 3;

/** Fetches and stores pictures of posts from before 2026-11-22, which only have a URL. */
export async function sweepPictureRequests(db: Database, env: Env, now: Date) {
  const due = await db
    .select({
      postId: pictureRequests.postId,
      version: pictureRequests.version,
      tried: pictureRequests.tried,
    })
    .from(pictureRequests)
    .where(lte(pictureRequests.askAt, now))
    .orderBy(pictureRequests.askAt)
    .limit(batchSize);
  for (const request of due) await handleRequest(request);

  async function handleRequest({ postId, version, tried }: (typeof due)[number]) {
    const which = and(eq(pictureRequests.postId, postId), eq(pictureRequests.version, version));
    const mayAskAgain = await fetchAndStore(postId, version);
    if (mayAskAgain && tried + 1 < maxTries)
      await db
        .update(pictureRequests)
        .set({ tried: tried + 1, askAt: new Date(now.getTime() + dayMs) })
        .where(which);
    else await db.delete(pictureRequests).where(which);
  }

  /** @returns whether to retry */
  async function fetchAndStore(postId: string, version: number): Promise<boolean> {
    const isVersion = and(eq(postVersions.postId, postId), eq(postVersions.version, version));
    const [row] = await db
      .select({ authorId: posts.authorId, pictureIds: postVersions.pictureIds, url: postVersions.imageUrl })
      .from(postVersions)
      .innerJoin(posts, eq(posts.id, postVersions.postId))
      .where(isVersion);
    if (!row?.url || row.pictureIds.length >= postLimits.pictures) return false;
    const { authorId, url } = row;
    const [existing] = await db
      .select({ id: postPictures.id })
      .from(postPictures)
      .where(and(eq(postPictures.postId, postId), eq(postPictures.sourceUrl, url)));
    const fetched = existing ? undefined : await fetchPicture(url, fetchingOf(env));
    if (fetched && 'refusal' in fetched) return fetched.refusal === 'unreachable';
    const id = existing?.id ?? (fetched && (await keepPicture(db, env, authorId, fetched.image, url)).id);
    if (!id) return false;
    const isShown = sql`(select approved_version from posts where id = ${postId}) = ${version}`;
    await db.batch([
      db
        .update(postVersions)
        .set({
          pictureIds: sql<PostContent['pictureIds']>`json_insert(${postVersions.pictureIds}, '$[#]', ${id})`,
        })
        .where(and(isVersion, sql`not exists (select 1 from json_each(picture_ids) where value = ${id})`)),
      db
        .update(postPictures)
        .set({
          postId,
          publishedAt: sql`coalesce(published_at, case when ${isShown} then ${now.getTime()} end)`,
        })
        .where(
          and(
            eq(postPictures.id, id),
            sql`exists (select 1 from post_versions where post_id = ${postId} and version = ${version})`,
          ),
        ),
    ]);
    return false;
  }
}
