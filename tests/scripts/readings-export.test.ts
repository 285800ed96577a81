import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { readingSamples } from '~/db/schema';
import type { ReadingResult, ReadMember, ReadValue } from '~/readings/reading';
import type { LabeledImage } from '../../bench/reading/labels';
import { openDatabaseIn } from '../../scripts/local-database';
import { applyMigrations, openState } from '../../scripts/local-state';
import { labelSample } from '../../scripts/readings/label-sample';
import { worldId } from '../world';

const value = (key: string | null): ReadValue => ({ key, confidence: 1, uncertain: false, raw: key ?? '' });
const member = (species: string, change: Partial<ReadMember> = {}): ReadMember => ({
  species: value(species),
  ability: value(null),
  item: value(null),
  moves: [],
  ...change,
});
const read = (members: ReadMember[]): ReadingResult => ({ language: 'en', engineVersion: '1', members });

describe('the label of a sample', () => {
  const left = [
    {
      species: 'garchomp',
      ability: 'roughskin',
      item: 'lifeorb',
      moves: ['protect'],
      statAlignment: 'jolly',
    },
    { species: 'pikachu', ability: 'static', item: 'lightball', moves: ['fakeout'] },
  ];

  it('has the order of the screen, and only what it shows', () => {
    const moves = read([
      member('pikachu', { moves: [value('fakeout')], item: value('lightball') }),
      member('garchomp'),
    ]);
    expect(labelSample({ game: 'sv', result: moves, members: left })).toEqual({
      language: 'en',
      screen: 'sv-moves',
      team: [
        { species: 'pikachu', item: 'lightball', moves: ['fakeout'] },
        { species: 'garchomp', item: 'lifeorb', moves: ['protect'] },
      ],
    });
    const stats = read([member('garchomp', { alignment: value('jolly') }), member('pikachu')]);
    expect(labelSample({ game: 'champions', result: stats, members: left })).toMatchObject({
      screen: 'champions-stats',
      team: [{ species: 'garchomp', moves: [], alignment: 'jolly' }, { species: 'pikachu' }],
    });
  });

  it('has everything of a screen on which nothing was found, for a person to correct', () => {
    const label = labelSample({ game: 'sv', result: read([]), members: left });
    expect(label).toMatchObject({
      screen: 'sv-unread',
      team: [{ ability: 'roughskin' }, { item: 'lightball' }],
    });
  });

  it('has no text that a player may have written', () => {
    const result = read([member('garchomp', { item: value('lifeorb'), moves: [value('protect')] })]);
    const own = { species: 'garchomp', item: 'Haruka’s own', moves: ['call 090', 'protect'] };
    expect(labelSample({ game: 'sv', result, members: [own] })?.team).toEqual([
      { species: 'garchomp', moves: ['protect'] },
    ]);
    expect(labelSample({ game: 'sv', result, members: [{ species: 'Haruka' }] })).toBeUndefined();
  });
});

describe('npm run readings-export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sixsheet-samples-'));
  const state = join(folder, 'state');
  const out = join(folder, 'out');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...words: string[]) => {
    const done = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/readings-export.ts', ...words], {
      encoding: 'utf8',
      env: { ...process.env, STATE: state },
    });
    return `${done.stdout}${done.stderr}`;
  };
  const truth: (Omit<LabeledImage, 'team'> & { team: { species: string }[] })[] = JSON.parse(
    readFileSync('tests/readings/images/labels.json', 'utf8'),
  );
  const [first] = truth;

  beforeAll(async () => {
    const store = openState(state);
    const d1 = openDatabaseIn(store);
    await applyMigrations(d1);
    const images = (await store.getR2Bucket('IMAGES')) as unknown as R2Bucket;
    const bytes = new Uint8Array(readFileSync(`tests/readings/images/${first?.file}`)).buffer;
    await images.put('samples/one', bytes, { httpMetadata: { contentType: 'image/jpeg' } });
    await openDatabase(d1)
      .insert(readingSamples)
      .values({
        id: worldId('one'),
        imageKey: 'samples/one',
        imageType: 'image/jpeg',
        game: 'sv',
        result: { ...read([]), language: first?.language ?? 'ja' },
        members: first?.team ?? [],
        keptAt: new Date(Date.UTC(2026, 10, 1)),
      });
    await store.dispose();
  }, 120_000);

  it('writes images by their content and labels for the benchmark', () => {
    const said = run(out);
    expect(said).toContain('1 images, 0 left out.');
    expect(said).toContain('delete the folder by 2027-01-30');
    const [label] = JSON.parse(readFileSync(join(out, 'labels.json'), 'utf8'));
    expect(label).toMatchObject({ language: first?.language, screen: 'sv-unread', team: first?.team });
    expect(label.file).toMatch(/^[0-9a-f]{12}\.jpeg$/);
    expect(readdirSync(out).sort()).toEqual([label.file, 'labels.json'].sort());
    expect(JSON.stringify(label)).not.toContain(worldId('one'));
    expect(run(out)).toContain('is not empty');
  });

  it('pins a folder once, as sha256sum checks it', () => {
    expect(run(out, '--pin')).toContain('captures.sha256: 2 files');
    const check = () => spawnSync('sha256sum', ['-c', 'captures.sha256'], { cwd: out }).status;
    expect(check()).toBe(0);
    expect(run(out, '--pin')).toContain('is pinned already');
    writeFileSync(join(out, 'labels.json'), '[]');
    expect(check()).not.toBe(0);
    expect(run(folder, '--pin')).toContain('has no labels.json');
  });
});
