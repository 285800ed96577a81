import { SELF } from 'cloudflare:test';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { access } from './access';
import { acts } from './acts';
import { type Answer, type Person, people } from './answers';
import { makePeople } from './matrix-people';
import { site } from './person';

let headers: Map<Person, Record<string, string>>;
beforeAll(async () => {
  headers = await makePeople();
});

/** What an answer is in the words of the table. */
function answerOf({ status, headers: given }: Response): Answer {
  const to = given.get('Location') ?? '';
  if (/^\/(sign-in|admin\/auth)\?redirectTo=/.test(to)) return 'signIn';
  return to === '/error/403' ? 'forbidden' : status;
}

it('knows every route', () => {
  expect(Object.keys(access).sort()).toEqual([...inject('routes')].sort());
});

const everything = [...Object.entries(access), ...acts.map((each) => [each.at, each] as const)];

describe.each(everything)('%s', (_, { at, get, post }) => {
  it.each(people)('answers %s', async (person) => {
    const ask = (init: RequestInit) =>
      SELF.fetch(site + at, {
        redirect: 'manual',
        ...init,
        headers: { ...headers.get(person), ...init.headers },
      });
    // A POST that signs out would end the sessions that the others need.
    const opened = await ask({});
    const sent =
      at === '/sign-out'
        ? undefined
        : await ask({ method: 'POST', headers: { Origin: site }, body: new URLSearchParams() });
    expect([answerOf(opened), sent ? answerOf(sent) : post(person)]).toEqual([get(person), post(person)]);
  });
});
