import { beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../world';
import {
  checkedInAt,
  foreign,
  makeThings,
  masked,
  own,
  sibling,
  storedRows,
  type Things,
  unknown,
} from './foreign-things';
import { mainOf } from './main-of';
import { locationOf, person } from './person';

let host: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  host = await person('host-admin@example.com');
  await makeThings();
});

const group = `/admin/${ids.group}`;
const tournament = `${group}/tournaments/${own.tournamentId}`;
type Form = [string, (things: Things) => Record<string, string>];

/** Forms of the own group that name a thing by its ID. */
const forms = (
  [
    ['entrants/check-in', ({ teamId }) => ({ sheet: teamId })],
    ['entrants/check-in', ({ entrantId }) => ({ entrant: entrantId })],
    ['entrants/undo-check-in', ({ goneId }) => ({ entrant: `${goneId} ${checkedInAt.getTime()}` })],
    ['entrants/restore', ({ goneId }) => ({ entrant: goneId })],
    ['entrants/other', ({ entrantId }) => ({ entrant: entrantId, sheet: own.teamId })],
    ['entrants/other', ({ teamId }) => ({ entrant: own.goneId, sheet: teamId })],
    ['entrants/drop', ({ entrantId }) => ({ entrant: entrantId })],
    ['late-links', ({ lateLinkId }) => ({ revoke: lateLinkId })],
    ['announcements', ({ announcementId }) => ({ intent: 'takeBack', id: announcementId })],
  ] as Form[]
).map(([path, fields]): Form => [`${tournament}/${path}`, fields]);

/** Kinds of things that belong to the group or the account, and to no tournament. */
const ofGroup: Form[] = [
  [`${group}/requests`, ({ requestId }) => ({ requestId, decision: 'decline', answer: 'x' })],
  [`${group}/streaming-input/settings`, ({ tokenId }) => ({ intent: 'revoke', token: tokenId })],
  [`/mypage/sessions`, ({ sessionId }) => ({ session: sessionId })],
  // Last, as it is sent after its answer.
  [
    `${group}/settings/webhooks/${own.webhookId}`,
    ({ deliveryId }) => ({ intent: 'again', delivery: deliveryId }),
  ],
];

async function press([path, fieldsOf]: Form, things: Things) {
  const answer = await host.post(path, fieldsOf(things));
  return [answer.status, masked(locationOf(answer)), masked(await mainOf(answer))];
}

describe.each<[string, Form, Things[]]>([
  ...forms.map((form): [string, Form, Things[]] => [form[0], form, [foreign, sibling]]),
  ...ofGroup.map((form): [string, Form, Things[]] => [form[0], form, [foreign]]),
])('%s', (_, form, wrong) => {
  it('does with a thing of another group or tournament what it does with none', async () => {
    const nothing = await press(form, unknown);
    const before = await storedRows();
    for (const things of wrong) {
      expect(await press(form, things)).toEqual(nothing);
      expect(await storedRows()).toEqual(before);
    }
    await press(form, own);
    expect(await storedRows()).not.toEqual(before);
  });
});

it.each([
  [`${tournament}/teams?sheet=`, (things: Things) => things.teamId],
  [`${tournament}/day?sheet=`, (things: Things) => things.teamId],
  [`${tournament}/late-links?entrant=`, (things: Things) => things.entrantId],
])('%s shows nothing of a thing of another group or tournament', async (path, idOf) => {
  const shown = async (things: Things) => masked(await mainOf(await host.get(path + idOf(things))));
  const nothing = await shown(unknown);
  expect([await shown(foreign), await shown(sibling)]).toEqual([nothing, nothing]);
});

it.each(['from'])('a new tournament takes nothing %s one of another group', async (name) => {
  const shown = async (id: string) =>
    masked(await mainOf(await host.get(`${group}/tournaments/new?${name}=${id}`)));
  const nothing = await shown(unknown.tournamentId);
  expect(await shown(foreign.tournamentId)).toBe(nothing);
  expect(await shown(sibling.tournamentId)).not.toBe(nothing);
});
