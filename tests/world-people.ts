import type { InferInsertModel } from 'drizzle-orm';
import type * as schema from '~/db/schema';
import { worldId } from './world-id';

type Row<T extends 'users' | 'members' | 'roleRequests'> = InferInsertModel<(typeof schema)[T]>;

const hour = 3_600_000;
const day = 24 * hour;

/** What the people of the demo world sign in with; it exists on no other machine than one's own. */
export const demoPassword = 'rotom-dex-2026';
// A hash names its own cost. A published password has nothing to protect, and tests sign in hundreds of times.
const passwordHash = 'scrypt$2$8$1$c2l4c2hlZXQgZGVtbyAwMQ$LQAGnklwLylfmNeFCmnqLTLtB8nmb26pNipgSkDvkTA';

/** The accounts of the world, whose groups they are in, and what some of them ask for. */
export function makePeople(now: number) {
  const users: Row<'users'>[] = [
    { id: worldId('siteadmin'), email: 'site-admin@example.com', displayName: 'サイト管理者' },
    { id: worldId('hostadmin'), email: 'host-admin@example.com', displayName: 'ツキノ' },
    { id: worldId('moderator'), email: 'moderator@example.com', displayName: 'ヨツバ' },
    { id: worldId('harboradmin'), email: 'harbor-admin@example.com', displayName: 'みなと' },
    {
      id: worldId('harukauser'),
      email: 'haruka@example.com',
      displayName: 'ハルカ',
      saidName: 'Haruka',
      discordId: 'haruka_vgc',
      twitterId: 'haruka_vgc',
      tonamelId: 'Hrk4Tm',
    },
    {
      id: worldId('kentauser'),
      email: 'kenta@example.com',
      displayName: 'ケンタ',
      discordId: 'kenta',
      tonamelId: 'Knt7Aa',
    },
    { id: worldId('newcomer'), email: 'newcomer@example.com', displayName: 'はじめ' },
  ];
  const members: Row<'members'>[] = [
    { userId: worldId('hostadmin'), role: 'admin', displayName: 'ツキノ', tonamelId: 'Tkn5Mn' },
    { userId: worldId('moderator'), role: 'moderator', displayName: 'ヨツバ', tonamelId: 'Ytb4Cl' },
  ].map((row) => ({ groupId: worldId('moonlight'), ...row }) as Row<'members'>);
  const roleRequests: Row<'roleRequests'>[] = [
    {
      id: worldId('harukarequest'),
      userId: worldId('harukauser'),
      kind: 'newGroup',
      groupName: 'はるかぜ杯 運営',
      role: 'admin',
      purpose: '大学のサークルで、月に1回のダブルバトル大会を開きたいです。参加者は30人ほどの予定です。',
      links: 'https://example.com/harukaze-cup',
      createdAt: new Date(now - 2 * day),
    },
    {
      id: worldId('kentarequest'),
      userId: worldId('kentauser'),
      kind: 'join',
      groupId: worldId('harbor'),
      role: 'moderator',
      purpose: 'みなとオフの受付とチームの確認を手伝います。',
      createdAt: new Date(now - 5 * hour),
    },
  ];
  return {
    users: users.map((row) => ({
      ...row,
      passwordHash,
      emailVerifiedAt: new Date(now),
      siteAdminSince: row.id === worldId('siteadmin') ? new Date(now) : null,
    })),
    members: [
      ...members,
      {
        groupId: worldId('harbor'),
        userId: worldId('harboradmin'),
        role: 'admin' as const,
        displayName: 'みなと',
        tonamelId: 'Mnt8Pr',
      },
    ],
    roleRequests,
  };
}
