import { isMega, speciesInGames } from '~/pokedex/species';
import { speciesLists } from '~/posts/post';
import type { openWorker } from './built-worker';
import { seeded } from './random';

type Db = Awaited<ReturnType<typeof openWorker>>['db'];

export const postedSpecies = speciesInGames().filter((key) => !isMega(key));
/** Two common species that are never on the same team. */
export const neverTogether = [postedSpecies[3], postedSpecies[4]] as [string, string];
/** Publication of the first post, in ms since the epoch; the others follow a minute apart. */
export const firstPostAt = 1_700_000_000_000;
export const postIdOf = (at: number) => `p${String(at).padStart(25, '0')}`;

const insertPost = `insert into posts (id, submission_key, author_id, latest_version, approved_version, published_at, rule,
  regulation_key, final_rank, favorite_count) select value ->> 0, value ->> 0, 'author', 1, 1, value ->> 1, value ->> 2, value ->> 3,
  value ->> 4, value ->> 5 from json_each(?)`;
const insertVersion = `insert into post_versions (post_id, version, title, description, rule, regulation, external_url, species,
  picture_ids, final_rank, approved_at) select value ->> 0, 1, 'A team of ' || (value ->> 1), 'Text', value ->> 2, value ->> 3,
  'https://example.com', value ->> 6, '[]', value ->> 4, value ->> 1 from json_each(?)`;
const insertSpecies = `insert into post_species (species, post_id, published_at, favorite_count)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?)`;

/** Inserts published posts number `from` to `to` (exclusive), mostly of popular species. */
export async function insertPosts(db: Db, from: number, to: number) {
  const random = seeded(7 + from);
  // Zipf's law: the nth species is drawn about 1/n as often.
  const drawSpecies = () => postedSpecies[Math.floor(postedSpecies.length ** random()) - 1] as string;
  if (from === 0)
    await db
      .prepare(
        "insert into users (id, email, display_name) values ('author', 'author@example.com', 'Author')",
      )
      .run();
  for (let first = from; first < to; first += 2000) {
    const rows = Array.from({ length: Math.min(2000, to - first) }, (_, i) => {
      const six = new Set<string>();
      while (six.size < 6) {
        const one = drawSpecies();
        if (!neverTogether.some((each) => each !== one && neverTogether.includes(one) && six.has(each)))
          six.add(one);
      }
      const id = postIdOf(first + i);
      const at = firstPostAt + (first + i) * 60_000;
      const rule = random() < 0.75 ? 'double' : random() < 0.9 ? 'single' : 'triple';
      const regulation = `sv-${'abcdefghij'[Math.floor(random() * 10)]}`;
      const rank = random() < 0.4 ? 1 + Math.floor(random() * 64) : null;
      const favorites = Math.floor(200 * random() ** 8);
      return {
        id,
        six: [...six],
        row: [id, at, rule, regulation, rank, favorites, JSON.stringify([...six])],
      };
    });
    const lists = rows.flatMap(({ id, six, row }) =>
      speciesLists(six).map((list) => [list, id, row[1], row[5]]),
    );
    await db.batch([
      db.prepare(insertPost).bind(JSON.stringify(rows.map(({ row }) => row))),
      db.prepare(insertVersion).bind(JSON.stringify(rows.map(({ row }) => row))),
      db.prepare(insertSpecies).bind(JSON.stringify(lists)),
    ]);
  }
}
