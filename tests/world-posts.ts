import type { InferInsertModel } from 'drizzle-orm';
import type * as schema from '~/db/schema';
import { type PostRule, speciesLists } from '~/posts/post';
import { regulationKeyOf } from '~/posts/regulation-key';
import { worldId } from './world-id';

type Row<T extends 'posts' | 'postVersions' | 'postSpecies' | 'postPictures' | 'favorites'> =
  InferInsertModel<(typeof schema)[T]>;

export interface WorldPosts {
  posts: Row<'posts'>[];
  postVersions: Row<'postVersions'>[];
  postSpecies: Row<'postSpecies'>[];
  postPictures: Row<'postPictures'>[];
  favorites: Row<'favorites'>[];
}

const hour = 3_600_000;
const sixes = {
  haruka: 'garchomp incineroar rillaboom fluttermane urshifurapidstrike amoonguss',
  ice: 'calyrexice miraidon incineroar amoonguss urshifurapidstrike farigiraf',
  zacian: 'zaciancrowned lunala incineroar rillaboom landorus ogerponhearthflame',
  shadow: 'calyrexshadow koraidon whimsicott grimmsnarl ragingbolt fluttermane',
  dragons: 'dragonite gholdengo ironhands dragapult chienpao amoonguss',
  rain: 'pelipper archaludon ironbundle kingambit tornadus ogerponwellspring',
  sun: 'torkoal walkingwake lilliganthisui ragingbolt incineroar roaringmoon',
  trick: 'hatterene ursaluna torkoal indeedeef armarouge porygon2',
  cute: 'eevee azumarill sylveon pachirisu clefable dedenne',
  sand: 'tyranitar excadrill corviknight dondozo tatsugiri garchomp',
  single: 'dragapult gholdengo kingambit greattusk ironvaliant toxapex',
  triple: 'hitmontop talonflame thundurus gyarados gardevoir metagross',
};

type Entry = readonly [
  id: string,
  author: 'haruka' | 'kenta' | 'hostadmin' | 'moderator',
  title: string,
  six: keyof typeof sixes,
  rule: PostRule,
  regulation: string,
  finalRank: number | null,
  text?: string,
];

const approved: Entry[] = [
  [
    'harukawinner',
    'haruka',
    '第10回ムーンライト杯 優勝チーム',
    'haruka',
    'double',
    'レギュレーションI',
    1,
    '初優勝です！ モロバレルで時間を作って、ウーラオスで詰める形がきれいに決まりました。\n\n記事はこちら https://example.com/moonlight-10',
  ],
  ['ice1', 'kenta', '白バドトリル、はじめての大会で4位', 'ice', 'double', 'レギュレーションI', 4],
  ['zacian1', 'hostadmin', 'ザシアンルナアーラの並べ方', 'zacian', 'double', 'Regulation I', 3],
  ['shadow1', 'moderator', '黒バドで押し切る', 'shadow', 'double', 'レギュレーションI', 8],
  [
    'dragons1',
    'kenta',
    'Dragonite and friends',
    'dragons',
    'double',
    'Regulation H',
    12,
    'Simple, fast, fun.',
  ],
  ['rain1', 'haruka', '雨ブリジュラス最終版', 'rain', 'double', 'レギュレーションH', 2],
  ['sun1', 'hostadmin', '晴れウネルミナモ', 'sun', 'double', 'レギュレーションG', 16],
  ['trick1', 'moderator', 'ガチグマは遅いほど強い', 'trick', 'double', 'レギュレーションF', null],
  [
    'cute1',
    'kenta',
    'かわいいだけで組んだ6匹',
    'cute',
    'double',
    '大会独自ルール',
    null,
    '勝てなくても楽しい。',
  ],
  ['sand1', 'haruka', '砂のヘイラッシャ', 'sand', 'double', 'レギュレーションF', 5],
  ['single1', 'hostadmin', 'シングル最終1800のチーム', 'single', 'single', 'レギュレーションH', 31],
  ['triple1', 'moderator', 'トリプル復活祭の思い出', 'triple', 'triple', 'トリプル復活祭', 1],
  ['single2', 'kenta', '初手ドラパルトで見る', 'single', 'single', 'レギュレーションI', null],
  ['rain2', 'moderator', '雨とキングの相性', 'rain', 'double', 'Regulation H', 9],
  ['ice2', 'haruka', '白バドにゴリランダーを入れない', 'ice', 'double', 'レギュレーションI', null],
  ['dragons2', 'hostadmin', 'サーフゴーの置きどころ', 'dragons', 'double', 'レギュレーションH', 7],
  ['sun2', 'kenta', 'Raging Bolt in the sun', 'sun', 'double', 'Regulation G', null],
  ['shadow2', 'haruka', '黒バドミラーに強い形', 'shadow', 'double', 'レギュレーションI', 6],
  ['zacian2', 'kenta', '王の剣は雷鳴とともに', 'zacian', 'double', 'レギュレーションI', null],
  ['sand2', 'moderator', 'テツノカイナのいない砂', 'sand', 'double', 'レギュレーションF', 10],
  ['trick2', 'hostadmin', 'Trick Room for beginners', 'trick', 'double', 'Regulation F', 20],
  ['cute2', 'haruka', 'フェアリーとねこだまし', 'cute', 'double', '大会独自ルール', 3],
];
const pending: Entry[] = [
  ['pending1', 'kenta', '審査待ちの雨チーム', 'rain', 'double', 'レギュレーションH', null],
  ['pending2', 'haruka', '審査待ちの砂チーム', 'sand', 'double', 'レギュレーションF', 4],
  ['pending3', 'moderator', 'はじめてのシングル', 'single', 'single', 'レギュレーションI', null],
  ['pending4', 'hostadmin', 'トリプルの晴れ', 'sun', 'triple', 'トリプル復活祭', 2],
  ['pending5', 'kenta', 'A new take on Calyrex', 'ice', 'double', 'Regulation I', null],
];
const rejected: Entry[] = [
  ['rejected1', 'haruka', 'リンクの切れた記事のチーム', 'dragons', 'double', 'レギュレーションH', null],
  ['rejected2', 'kenta', '宣伝つきのチーム', 'trick', 'double', 'レギュレーションF', null],
  ['rejected3', 'moderator', '画像のないチーム', 'cute', 'double', '大会独自ルール', null],
];

const users = {
  haruka: worldId('harukauser'),
  kenta: worldId('kentauser'),
  hostadmin: worldId('hostadmin'),
  moderator: worldId('moderator'),
};
const fans = Object.values(users);

/** Key in IMAGES of a demo post's picture; the seed draws them. */
export const postPictureKey = (id: string) => `posts/${worldId(`picture${id}`)}`;
export const postNames = [...approved, ...pending, ...rejected].map(([id]) => id);

/** Thirty posts in all states; one of the published ones has a change that waits. */
export function makePosts(now: number): WorldPosts {
  const world: WorldPosts = { posts: [], postVersions: [], postSpecies: [], postPictures: [], favorites: [] };
  const add = (entry: Entry, age: number, decision?: 'approved' | 'rejected') => {
    const [name, author, title, six, rule, regulation, finalRank, description = ''] = entry;
    const id = worldId(name);
    const writtenAt = new Date(now - age - 2 * hour);
    const decidedAt = new Date(now - age);
    const isApproved = decision === 'approved';
    const likedBy = isApproved
      ? fans.slice(0, finalRank === 1 ? 4 : (title.length * 7 + six.length) % 4)
      : [];
    const favoriteCount = likedBy.length;
    const regulationKey = regulationKeyOf(regulation);
    world.posts.push({
      id,
      submissionKey: `post-${name}`,
      authorId: users[author],
      createdAt: writtenAt,
      favoriteCount,
      ...(isApproved && { approvedVersion: 1, publishedAt: decidedAt, rule, regulationKey, finalRank }),
    });
    const species = sixes[six].split(' ');
    const content = { title, description, rule, regulation, species, finalRank };
    const pictureId = worldId(`picture${name}`);
    world.postVersions.push({
      postId: id,
      version: 1,
      ...content,
      teamCode: name === 'cute1' ? 'CUTE112345' : null,
      externalUrl: `https://example.com/${name}`,
      pictureIds: [pictureId],
      teamSheetId: name === 'harukawinner' ? worldId('harukaended') : null,
      createdAt: writtenAt,
      ...(isApproved && { approvedAt: decidedAt }),
      ...(decision === 'rejected' && {
        rejectedAt: decidedAt,
        reason: '外部リンクが開けませんでした。リンク先をご確認ください。',
      }),
      ...(decision && { reviewedById: worldId('siteadmin') }),
    });
    world.postPictures.push({
      id: pictureId,
      ownerId: users[author],
      postId: id,
      imageKey: postPictureKey(name),
      imageType: 'image/png',
      width: 640,
      height: 360,
      createdAt: writtenAt,
      publishedAt: isApproved ? decidedAt : null,
    });
    if (!isApproved) return;
    for (const list of speciesLists(species))
      world.postSpecies.push({ species: list, postId: id, publishedAt: decidedAt, favoriteCount });
    for (const userId of likedBy) world.favorites.push({ userId, postId: id, createdAt: decidedAt });
  };
  for (const [at, entry] of approved.entries()) add(entry, (at * 9 + 4) * hour, 'approved');
  for (const [at, entry] of pending.entries()) add(entry, at * 5 * hour);
  for (const [at, entry] of rejected.entries()) add(entry, (at * 20 + 30) * hour, 'rejected');
  const changed = world.posts.find(({ id }) => id === worldId('rain1'));
  const before = world.postVersions.find(({ postId }) => postId === worldId('rain1'));
  if (changed && before) {
    changed.latestVersion = 2;
    world.postVersions.push({
      ...before,
      version: 2,
      title: '雨ブリジュラス決定版',
      createdAt: new Date(now - hour),
      approvedAt: null,
      reviewedById: null,
    });
  }
  return world;
}
