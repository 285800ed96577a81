import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { entrants, teamSheets } from '~/db/schema';
import { ids, teamSheet } from '../world';
import { bodyOf } from './filled-form';
import { locationOf, person } from './person';
import { db, fromNow, minute, openTournament } from './sheet-writes';

const moderator = await person('moderator@example.com');

/** A tournament of today whose only entrant has a sheet. */
async function made(change: Parameters<typeof openTournament>[0] = {}) {
  const at = await openTournament({
    checkInOpensAt: fromNow(-minute),
    checkInClosesAt: fromNow(minute),
    ...change,
  });
  const [entrant, sheet] = [newId(), newId()];
  const blank = { discordId: '', tonamelId: '', twitterId: null };
  const name = 'ハルカ𩸽';
  await db
    .insert(teamSheets)
    .values(teamSheet({ id: sheet, tournamentId: at, displayName: name, ...blank }, Date.now()));
  await db.insert(entrants).values({ id: entrant, tournamentId: at, name, position: 1, teamSheetId: sheet });
  const desk = `/admin/${ids.group}/tournaments/${at}`;
  const row = async () => (await db.select().from(entrants).where(eq(entrants.id, entrant)))[0];
  const day = () => moderator.html(`${desk}/day`);
  return { at, entrant, sheet, desk, row, day };
}

/** Presses the button of an act as a browser does: with its form's own fields. */
async function press(html: string, act: string) {
  const form = html.split('<form').find((each) => each.includes(`/entrants/${act}"`)) ?? '';
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string[]] => [name, [value.replaceAll('&amp;', '&')]],
  );
  return moderator.post(/action="([^"]+)"/.exec(form)?.[1] ?? '', bodyOf(new Map(fields)));
}

describe('the day’s page', () => {
  it('checks in who has come, in one press that leads back to the row', async () => {
    const { desk, entrant, sheet, row, day } = await made();
    const before = await day();
    expect(before).toContain(`/teams/${sheet}/unlock"`);
    expect(before).not.toContain('チェックイン済み');
    const answer = await press(before, 'check-in');
    expect(locationOf(answer)).toBe(`${desk}/day#entrant-${entrant}`);
    expect(answer.headers.get('Set-Cookie')).toContain('success.checkedIn');
    expect(await row()).toMatchObject({ checkedInBy: 'staff' });
    const after = await day();
    expect(after).toContain('チェックイン済み');
    expect(after).toContain(`id="entrant-${entrant}"`);
    expect(after).not.toContain('/entrants/check-in"');
  });

  it('keeps its language, its search and its filter', async () => {
    const { desk, entrant } = await made();
    const html = await moderator.html(`/en${desk}/day?q=%E3%83%8F%E3%83%AB%E3%82%AB`);
    expect(html).toContain('Check in');
    expect(locationOf(await press(html, 'check-in'))).toBe(
      `/en${desk}/day?q=%E3%83%8F%E3%83%AB%E3%82%AB#entrant-${entrant}`,
    );
  });

  it('drops an entrant behind one more press, and takes them back', async () => {
    const { row, day } = await made();
    const html = await day();
    expect(html.slice(html.indexOf('<details', html.indexOf('day-rows')))).toContain('/entrants/drop"');
    await press(html, 'drop');
    expect((await row())?.droppedAt).toBeInstanceOf(Date);
    const dropped = await day();
    expect(dropped).not.toContain('/entrants/check-in"');
    expect(dropped).not.toContain('/entrants/drop"');
    await press(dropped, 'restore');
    expect((await row())?.droppedAt).toBeNull();
  });

  it('offers no check-in without its times, and neither verb after the end', async () => {
    const without = await (await made({ checkInOpensAt: null, checkInClosesAt: null })).day();
    expect(without).not.toContain('/entrants/check-in"');
    expect(without).toContain('/entrants/drop"');
    const over = await (
      await made({ scheduledStartAt: fromNow(-2 * minute), endsAt: fromNow(-minute) })
    ).day();
    expect(over).not.toContain('/entrants/check-in"');
    expect(over).not.toContain('/entrants/drop"');
  });
});
