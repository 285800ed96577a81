import { describe, expect, it } from 'vitest';
import { missingOf, rosterOf } from '~/entrants/roster';
import { judgeStored } from '~/sheets/legality/judge-stored';
import { makeDay } from '../world-day';

const now = Date.UTC(2026, 10, 23, 4);
const { tournament, teamSheets, entrants } = makeDay(now);

describe('the demo’s tournament of today', () => {
  const people = entrants.map((entrant) => ({
    ...{ tonamelId: '', discordId: '', seat: '', teamSheetId: null, otherSheetIds: [], droppedAt: null },
    ...{ checkedInAt: null, ...entrant },
  }));
  const roster = rosterOf(people, teamSheets);

  it('has 64 entrants of different names, 55 who have submitted and 9 who have not', () => {
    expect(new Set(entrants.map(({ name }) => name)).size).toBe(64);
    expect(roster.counts).toEqual({
      ...{ listed: 64, submitted: 55, doubtful: 0, missing: 9, dropped: 0, unlisted: 0, asked: 0 },
      checkedIn: expect.any(Number),
    });
    expect(missingOf(roster.entrants).map(({ name }) => name)).toEqual(
      entrants.slice(55).map(({ name }) => name),
    );
  });

  it('has one who was late, and one sheet that the rules have something against', () => {
    const late = teamSheets.filter(({ submittedAt }) => submittedAt > tournament.submissionDeadlineAt);
    expect(late).toHaveLength(1);
    const judge = judgeStored({
      ...{
        game: 'champions',
        regulation: tournament.regulation ?? null,
        houseRules: null,
        speciesClause: true,
      },
    });
    expect(teamSheets.filter(({ members }) => judge(members).length > 0)).toHaveLength(1);
  });
});
