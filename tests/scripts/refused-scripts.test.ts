import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './backup-runs';

const folder = mkdtempSync(join(tmpdir(), 'sixsheet-refused-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const output = join(folder, 'output');
const end = ['scripts/end-access.ts', 'nobody@example.com'];
const save = ['scripts/backup.ts', output];
const commands = [
  end,
  ['scripts/make-site-admin.ts', 'nobody@example.com'],
  save,
  ['scripts/readings-export.ts', output],
];
const named = commands.map((command) => [command[0] ?? '', command] as const);

describe('a script for operators', () => {
  it.each(named)(
    '%s names the local state that holds no database, and makes none',
    (_, command) => {
      const [missing, empty] = [join(folder, 'missing'), join(folder, 'empty')];
      mkdirSync(empty, { recursive: true });
      for (const state of [missing, empty]) {
        const { ok, said } = run(state, command);
        expect([ok, said]).toEqual([
          false,
          expect.stringContaining(`no database in the local state at ${state}`),
        ]);
        expect([existsSync(missing), existsSync(join(empty, 'v3')), existsSync(output)]).toEqual([
          false,
          false,
          false,
        ]);
      }
    },
    120_000,
  );

  it.each(named)(
    '%s says in a line that nobody is logged in to Cloudflare',
    (_, command) => {
      // A home without wrangler's login, so that no test ever asks the database of production.
      const home = {
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        CLOUDFLARE_API_TOKEN: '',
        CLOUDFLARE_API_KEY: '',
      };
      const { ok, said } = run(folder, [...command, '--remote'], home);
      expect([ok, said.trim().split('\n')]).toEqual([false, [expect.stringContaining('npx wrangler login')]]);
      expect(existsSync(output)).toBe(false);
    },
    120_000,
  );

  it('says so if a file is where its folder should be', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const script of ['backup', 'readings-export', 'restore']) {
      const { ok, said } = run(folder, [`scripts/${script}.ts`, file]);
      expect([ok, said.trim().split('\n')]).toEqual([false, [expect.stringContaining(file)]]);
    }
  }, 120_000);
});
