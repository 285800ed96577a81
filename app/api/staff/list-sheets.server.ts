import { z } from 'zod';
import { logStaff } from '~/groups/log/staff-log.server';
import { listSheets as listRows } from '~/judging/staff-teams.server';
import { outcomes } from '~/results/result';
import { judgeStored } from '~/sheets/legality/judge-stored';
import { mergeReading } from '~/sheets/reading/merge-reading';
import { readingOf } from '~/sheets/reading/sheet-reading.server';
import { decodeCursor, paged, splitPage } from '../answer/cursor';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { instant, pageShape } from '../shapes/name';
import { memberShape, openMember } from '../shapes/team';
import { findOfGroup, staffOf } from './group-tournament.server';

const playerId = z
  .string()
  .nullable()
  .meta({ description: 'Null where none was given, or it was removed in time.' });

const sheetShape = z
  .object({
    id: z.string(),
    url: z.url(),
    player: z.object({
      name: z.string(),
      saidName: z.string().nullable().meta({ description: 'Pronunciation of the name.' }),
      tonamelId: playerId,
      discordId: playerId,
      xId: playerId,
    }),
    members: z.array(memberShape),
    teamCode: z.string().nullable(),
    findings: z.int().meta({ description: 'How much in it is against the rules that its tournament has.' }),
    isPublic: z.boolean(),
    revision: z.int(),
    submittedAt: instant,
    revisedAt: instant.nullable(),
    correctedAt: instant.nullable().meta({ description: 'When staff last corrected it.' }),
    withdrawnAt: instant.nullable(),
    checkedAt: instant.nullable().meta({ description: 'When a judge checked it as it is now.' }),
    result: z
      .object({
        rank: z.int().nullable(),
        wins: z.int().nullable(),
        losses: z.int().nullable(),
        ties: z.int().nullable(),
        outcome: z.enum(outcomes).nullable(),
      })
      .nullable()
      .meta({ description: 'As it is kept on the desk, published or not.' }),
  })
  .meta({ id: 'Sheet', description: 'A team sheet as the staff of its tournament see it.' });

export const listSheetsEndpoint = endpoint({
  name: 'listSheets',
  scope: 'read',
  query: z.object(paged),
  answer: pageShape('Sheets', sheetShape),
  problems: ['notFound'],
  async find(call) {
    const source = await findOfGroup(call);
    if (source instanceof ApiProblem) return source;
    const { context, link, query } = call;
    const { groupId, tournament, token } = source;
    const after =
      query.cursor === undefined ? undefined : decodeCursor(query.cursor, [z.string(), z.string()]);
    if (query.cursor !== undefined && !after) return new ApiProblem('wrongQuery', { value: 'cursor' });
    const rows = await listRows(context.db, tournament.id, { after, limit: query.limit + 1 });
    logStaff(context, { ...staffOf(token, groupId), tournament, act: 'exported' });
    const { page, next } = splitPage(rows, query.limit, ({ displayName, id }) => [displayName, id]);
    const judge = judgeStored(tournament);
    const items = page.map((row) => ({
      ...row,
      url: link(`/teams/${row.id}`),
      player: {
        name: row.displayName,
        saidName: row.saidName || null,
        tonamelId: row.tonamelId || null,
        discordId: row.discordId || null,
        xId: row.twitterId || null,
      },
      members: mergeReading(row.members, readingOf(row).result).map((member) =>
        openMember(member, tournament),
      ),
      findings: judge(row.members).length,
      result: row.standing,
      submittedAt: row.submittedAt.toISOString(),
      revisedAt: iso(row.revisedAt),
      correctedAt: iso(row.correctedAt),
      withdrawnAt: iso(row.withdrawnAt),
      checkedAt: iso(row.checkedAt),
    }));
    return { items, next };
  },
});

const iso = (at: Date | null) => at?.toISOString() ?? null;
