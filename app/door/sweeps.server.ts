import { outdatedAccountData } from '~/accounts/personal-data.server';
import { sweepSamples } from '~/accuracy/sample.server';
import { sweepTallies } from '~/accuracy/tally.server';
import { forgetInRooms } from '~/broadcast/forget.server';
import { recheckSheets } from '~/broadcast/room/recheck.server';
import type { Database } from '~/db/client.server';
import { type OutdatedTable, sweepOutdated } from '~/db/outdated.server';
import { outdatedGroupData } from '~/groups/personal-data.server';
import { removeImages } from '~/images/image-removal.server';
import { sweepOrphans } from '~/images/orphans.server';
import { sweepCounts } from '~/log/counts.server';
import { outdatedNotices } from '~/notices/note.server';
import { sweepPictures } from '~/posts/pictures/picture.server';
import { sweepPictureRequests } from '~/posts/pictures/picture-requests.server';
import { sweepReadings } from '~/readings/reading.server';
import { tellOfSeasonEnd } from '~/regulations/tell-season-end.server';
import { outdatedReports } from '~/reports/personal-data.server';
import { tellOfReports } from '~/reports/tell-site-admins.server';
import { outdatedResultSaves } from '~/results/results.server';
import { outdatedMatchChanges } from '~/rounds/write-match.server';
import { sweepPlayerIds } from '~/sheets/erase/player-ids.server';
import { moveHistories } from '~/sheets/histories.server';
import { bringNamesHome } from '~/sheets/known-names.server';
import { outdatedSheetData } from '~/sheets/personal-data.server';
import { outdatedNoticeMails } from '~/tell/recipients.server';
import { outdatedWithdrawals } from '~/tournaments/withdrawal.server';
import { sweepUsage } from '~/usage/count-usage.server';
import { outdatedDeliveries } from '~/webhooks/deliveries.server';

export const outdatedTables: readonly OutdatedTable[] = [
  ...outdatedAccountData,
  ...outdatedGroupData,
  ...outdatedSheetData,
  ...outdatedResultSaves,
  ...outdatedMatchChanges,
  ...outdatedReports,
  ...outdatedDeliveries,
  ...outdatedNoticeMails,
  ...outdatedNotices,
  ...outdatedWithdrawals,
];

/** The parts of the sweep that runs every few minutes: each does a bounded amount of work, and may run twice. */
export const sweeps = (db: Database, env: Env, now: Date) => ({
  readings: () => sweepReadings(db, env, now),
  pictures: () => sweepPictures(db, env.IMAGES, now),
  pictureRequests: () => sweepPictureRequests(db, env, now),
  tallies: () => sweepTallies(db, env, now),
  samples: () => sweepSamples(db, env.IMAGES, now),
  names: async () => recheckSheets(db, env, await bringNamesHome(db, now)),
  usage: () => sweepUsage(db, now),
  playerIds: () => sweepPlayerIds(db, now),
  histories: () => moveHistories(db, env.IMAGES, now),
  orphans: () => sweepOrphans(db, env.IMAGES, now),
  images: () => removeImages(db, env.IMAGES, now),
  rooms: () => forgetInRooms(db, env),
  outdated: () => sweepOutdated(db, outdatedTables, now),
  counts: () => sweepCounts(db, now),
  reports: () => tellOfReports(db, env, now),
  seasons: () => tellOfSeasonEnd(db, env, now),
});
