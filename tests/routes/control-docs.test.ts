import { SELF } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { controlActNames } from '~/broadcast-desk/control/control-act';
import { textNames } from '~/overlays/text/on-air-text';
import guide from '../../docs/control.md?raw';
import { ids } from '../world';
import { admin, press, sheet } from './broadcast-form';
import { controlAddress, makeControl } from './control';
import { site } from './person';

const blocks = [...guide.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) => block.split('\n'));
const lines = blocks.filter((line) => line.startsWith('curl '));

/** A line of curl as a shell reads it: quoted words, and the two variables. */
function requestOf(line: string, token: string) {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) =>
      single ?? double?.replace('$BASE', controlAddress).replace('$TOKEN', token) ?? bare ?? '',
  );
  const headers: Record<string, string> = {};
  let [method, body, address]: (string | undefined)[] = ['GET', undefined, undefined];
  for (let at = 1; at < words.length; at++) {
    if (words[at] === '-X') method = words[++at];
    else if (words[at] === '--data') body = words[++at]?.replace('TEAM', ids.souta);
    else if (words[at] === '-H') {
      const [name = '', value = ''] = (words[++at] ?? '').split(': ');
      headers[name] = value;
    } else address = words[at]?.replace('https://sixsheet.example', site).replace('GROUP', ids.group);
  }
  return new Request(address ?? '', { method, headers, body });
}

const startMatch = async () => press(admin, 'take', await sheet({ kind: 'match', score1: '0', score2: '0' }));

beforeAll(startMatch);

describe('docs/control.md', () => {
  it('has lines for every act that run as they stand', async () => {
    const { token } = await makeControl('docs');
    expect(lines.length).toBeGreaterThan(20);
    const run = new Set<string>();
    for (const line of lines) {
      const request = requestOf(line, token);
      run.add(new URL(request.url).pathname.split('/').at(-1) ?? '');
      const answer = await SELF.fetch(request);
      expect([line, answer.status, await answer.text()]).toEqual([line, 200, expect.any(String)]);
    }
    for (const act of [...controlActNames, 'state']) expect(run).toContain(act);
  });

  it('has a working button for every act', async () => {
    const rows = [...guide.matchAll(/^\| [^|]+\| `([\w-]+)` +\| `(\{.*?\})` +\|$/gm)];
    const { token } = await makeControl('buttons');
    await startMatch();
    for (const [row, act = '', body] of rows) {
      const answer = await SELF.fetch(`${controlAddress}/${act}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: body ?? '',
      });
      expect([row, answer.status]).toEqual([row, 200]);
    }
    const buttons = new Set(rows.map(([, act]) => act));
    for (const act of controlActNames) expect(buttons).toContain(act);
  });

  it('lists every act, and every text', () => {
    for (const act of controlActNames) expect(guide).toMatch(new RegExp(`^\\| \`${act}\` `, 'm'));
    for (const name of textNames) expect(guide).toContain(`\`${name}\``);
  });

  it('shows the one form of a problem as it is', async () => {
    const { press: send } = await makeControl('wrong');
    const shown = /```json\n(.*?)```/s.exec(guide)?.[1] ?? '';
    expect(await (await send('score', { side: 3 })).json()).toMatchObject(JSON.parse(shown));
  });
});
