import type { InferInsertModel } from 'drizzle-orm';
import type { entrants, tournaments } from '~/db/schema';
import { fieldTeams } from './world-field';
import { ids, worldId } from './world-id';
import { teamSheet } from './world-sheets';
import { kinds } from './world-tournaments';

const minute = 60_000;
const hour = 60 * minute;

/** The demo's tournament of today: its deadline has just passed, it begins soon. */
export const dayTournament = worldId('offday');

// As they are listed: those behind the bar have submitted nothing.
const names = `
  しおん　カブト　Mizuki　ねこまる　ryo_vgc　ハヅキ　とうふ　Kai　あさぎ　タクト　ほたる　Nagi　ゆずぽん　SORA　れんげ　アオト
  みかん大福　Hiro_P　つむぎ　ゲンキ　kotori　いぶき　マサ　Yuina　くろみつ　シュウ　むぎちゃ　Tom　かえで　ジン　モカ　Rin.
  さばみそ　ツカサ　Emma　ひなた　ロク　なごみ　Leo-JP　うみ　チヒロ　Daichi　すだち　ミサキ　おもち　Alex R.　コウ　まつり
  Jun　あんず　テツ　Noa　ふうか　リョウマ　ちょこ
  | イツキ　Sakuya　ぽんず　ハル　こはる　Victor　ゆきみ　ナオ　Chris T.`
  .split('|')
  .map((part) => part.trim().split(/[　\n]+\s*/));

/** 64 entrants, 55 of them submitted: one after the deadline, one with an item twice. Two of three are there. */
export function makeDay(now: number) {
  const [submitted = [], missing = []] = names;
  const deadline = now - 20 * minute;
  const tournament: InferInsertModel<typeof tournaments> = {
    ...{ id: dayTournament, groupId: ids.group, name: 'ムーンライト杯 オフ会', ...kinds.champions },
    ...{ format: 'offline', place: 'みなとホール 2階 大会議室', capacity: 64, topCut: 8 },
    submissionDeadlineAt: new Date(deadline),
    scheduledStartAt: new Date(now + 3 * hour),
    endsAt: new Date(now + 11 * hour),
    checkInOpensAt: new Date(now - hour),
    checkInClosesAt: new Date(now + 3 * hour),
    publishedAt: new Date(now - 14 * 24 * hour),
  };
  const teams = fieldTeams(submitted.length, 31);
  const [twice] = teams;
  const [first, second] = twice ?? [];
  if (first && second) second.item = first.item;
  const teamSheets = submitted.map((displayName, at) =>
    teamSheet(
      {
        ...{ id: worldId(`offsheet${at + 1}x`), tournamentId: dayTournament, displayName },
        ...{ tonamelId: `Off${at + 1}m`, discordId: `off_${at + 1}`, twitterId: null },
        members: teams[at],
        submittedAt: new Date(at === submitted.length - 1 ? now - 5 * minute : deadline - (at + 1) * hour),
      },
      now,
    ),
  );
  const people = [...submitted, ...missing].map((name, at): InferInsertModel<typeof entrants> => {
    const isThere = at % 3 < 2 && at < submitted.length;
    return {
      ...{ id: worldId(`offentrant${at + 1}x`), tournamentId: dayTournament, name, position: at + 1 },
      ...{ seed: at + 1, seat: `${Math.floor(at / 2) + 1}${at % 2 ? 'B' : 'A'}` },
      // Some by their ID, some by their name alone, as sites and spreadsheets have them.
      tonamelId: at % 4 === 0 ? `Off${at + 1}m` : '',
      discordId: at >= submitted.length && at % 2 ? `off_${at + 1}` : '',
      ...(isThere && { checkedInAt: new Date(now - (at + 1) * minute), checkedInBy: 'staff' }),
    };
  });
  return { tournament, teamSheets, entrants: people };
}
