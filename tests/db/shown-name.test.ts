import { eq } from 'drizzle-orm';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { teamSheets, webhooks } from '~/db/schema';
import { publicName, publicSaidName, sheetField } from '~/db/shown-name';
import { isStill } from '~/db/still';
import { openDatabaseIn, statementsScript } from '../../scripts/local-database';

const miniflare = new Miniflare({ modules: true, script: statementsScript, d1Databases: ['DB'] });
const d1 = openDatabaseIn(miniflare);
const db = openDatabase(d1);
afterAll(() => miniflare.dispose());

const insert = (table: string, values: Record<string, string | null>) =>
  d1
    .prepare(`insert into ${table} (${Object.keys(values)}) values (${Object.keys(values).map(() => '?')})`)
    .bind(...Object.values(values));

beforeAll(async () => {
  const sheet = { display_name: 'ハルカ', said_name: 'はるか', hidden_name: null, tonamel_id: 'Hrk4Tm' };
  const hook = { events: '["results"]', language: 'ja', url: 'https://example.com/', disabled_by: null };
  await d1.batch([
    d1.prepare(
      'create table team_sheets (id, display_name, said_name, hidden_name, tonamel_id, submission_key)',
    ),
    d1.prepare('create table webhooks (id, events, language, url, disabled_by)'),
    insert('team_sheets', { id: 'fine', ...sheet }),
    insert('team_sheets', { id: 'hidden', ...sheet, hidden_name: 'ハルカ' }),
    insert('team_sheets', { id: 'replaced', ...sheet, hidden_name: 'わるいなまえ' }),
    insert('webhooks', { id: 'hook', ...hook }),
  ]);
});

describe('the name of a sheet, as the public sees it', () => {
  it.each([
    ['fine', { name: 'ハルカ', said: 'はるか' }],
    ['hidden', { name: '***', said: '' }],
    ['replaced', { name: 'ハルカ', said: 'はるか' }],
  ])('%s', async (id, shown) => {
    const query = db.select({ name: publicName, said: publicSaidName }).from(teamSheets);
    expect(await query.where(eq(teamSheets.id, id))).toEqual([shown]);
  });

  it('is found from elsewhere by the sheet, if there is one', async () => {
    const fields = {
      name: sheetField(webhooks.url, 'display_name'),
      tonamelId: sheetField(teamSheets.id, 'tonamel_id'),
    };
    const rows = await db
      .select(fields)
      .from(teamSheets)
      .leftJoin(webhooks, eq(webhooks.id, 'hook'))
      .limit(1);
    expect(rows).toEqual([{ name: null, tonamelId: 'Hrk4Tm' }]);
  });
});

describe('a row that is written only if it is as it was', () => {
  type Values = Parameters<typeof isStill<typeof webhooks>>[1];
  it.each<[Values, boolean]>([
    [{}, true],
    [{ language: 'ja' }, true],
    [{ language: 'ja', disabledBy: null, events: ['results'] as never }, true],
    [{ language: 'en' }, false],
    [{ language: 'ja', url: 'https://example.org/' }, false],
    [{ url: 'https://example.org/', language: 'ja' }, false],
    [{ language: null as never }, false],
    [{ disabledBy: 'staff' }, false],
    [{ events: ['results', 'rounds'] as never }, false],
  ])('%j: %s', async (values, isFound) => {
    const rows = await db.select({ id: webhooks.id }).from(webhooks).where(isStill(webhooks, values));
    expect(rows).toEqual(isFound ? [{ id: 'hook' }] : []);
  });
});
