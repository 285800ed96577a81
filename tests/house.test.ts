import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import routes from '../app/routes';
import { moduleGraph } from '../scripts/module-graph';

// From the roof to the ground: a room uses only rooms that are listed after it.
const people = [
  ...[
    'door',
    'home',
    'guide',
    'about',
    'health',
    'tell',
    'feeds',
    'embed',
    'webhooks',
    'api',
    'reports',
    'regulations',
  ],
  ...[
    'broadcast-desk',
    'overlays',
    'stats',
    'posts',
    'rounds-desk',
    'desk',
    'host',
    'team-page',
    'hand-in',
    'tournament-page',
  ],
  ...['settings', 'sign-in'],
];
const things = [
  ...['broadcast', 'usage', 'judging', 'accuracy', 'rounds', 'sheets', 'pastes', 'results', 'entrants'],
  ...['readings', 'tournaments', 'notices', 'groups', 'accounts', 'images', 'copied'],
];
const ground = [
  ...['offline', 'card', 'pokedex', 'ui', 'limits', 'http', 'log', 'db', 'text', 'memory', 'time', 'locales'],
];
const storeys = [...people, ...things, ...ground];
// The schema is the map: it names the types of what its columns hold.
const mayNameTypes = 'db/schema.ts';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
const modules = files.filter((file) => /\.tsx?$/.test(file));
const inApp = (path: string) => path.replace(/^app\//, '');
const graph = new Map([...moduleGraph(['app'])].map(([file, imports]) => [inApp(file), imports.map(inApp)]));
const edges = [...graph].flatMap(([from, to]) => to.map((each) => [from, each] as const));
type Routes = Awaited<typeof routes>;
const filesOf = (entries: Routes): string[] =>
  entries.flatMap(({ file, path, index, children = [] }) => [
    ...(index || (path && path !== ':locale?') ? [file] : []),
    ...filesOf(children),
  ]);
const roomOf = (file: string) => (file.includes('/') ? file.split('/', 1)[0] : '') as string;

describe('the house', () => {
  it('prefetches pages that exist', async () => {
    const ids = new Set(filesOf(await routes).map((file) => file.replace(/\.tsx?$/, '')));
    const named = modules.flatMap((file) => [
      ...readFileSync(`app/${file}`, 'utf8').matchAll(/(?:preload|data-preload)="([^"{]+)"/g),
    ]);
    expect(named.length).toBeGreaterThan(1);
    expect(named.map(([, id = '']) => id).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('uses only what stands below: door, people, things, ground', () => {
    const storeyOf = (file: string) => storeys.indexOf(roomOf(file));
    expect(new Set(modules.map(roomOf).filter(Boolean))).toEqual(new Set(storeys));
    const upwards = edges.filter(
      ([from, to]) =>
        from !== mayNameTypes && roomOf(from) !== '' && (roomOf(to) === '' || storeyOf(to) < storeyOf(from)),
    );
    expect(upwards).toEqual([]);
    const named = readFileSync(`app/${mayNameTypes}`, 'utf8').matchAll(/import (type )?\{[^}]*\} from '~/g);
    for (const [line, type] of named) expect([line, type]).toEqual([line, 'type ']);
  });

  it('has no room of people or things of more than 5,500 lines', () => {
    const lines = new Map<string, number>();
    for (const file of modules) {
      const room = roomOf(file);
      const own = readFileSync(`app/${file}`, 'utf8').split('\n').length - 1;
      if (!ground.includes(room)) lines.set(room, (lines.get(room) ?? 0) + own);
    }
    expect([...lines].filter(([, count]) => count > 5500)).toEqual([]);
  });

  it('goes in no circles, types included', () => {
    const state = new Map<string, 'open' | 'done'>();
    const circles: string[] = [];
    function visit(file: string, path: readonly string[]) {
      if (state.get(file) === 'done') return;
      if (state.get(file) === 'open') {
        circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
        return;
      }
      state.set(file, 'open');
      if (file !== mayNameTypes) for (const to of graph.get(file) ?? []) visit(to, [...path, file]);
      state.set(file, 'done');
    }
    for (const file of modules) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('says of every URL, in its own file, whom its answers are for', async () => {
    const without = filesOf(await routes).filter((file) => {
      const source = readFileSync(`app/${file}`, 'utf8');
      const isSaid = /\baudience: '(everyone|person|staff)'/.test(source);
      return !isSaid || !/export (const (handle\b|\{[^}]*\bhandle\b)|\{[^}]*\bhandle\b)/.test(source);
    });
    expect(without).toEqual([]);
  });

  it('matches the paths of its URLs at the door alone', () => {
    // Of other sites, and of reports about a page.
    const elsewhere = ['webhooks/webhook.ts', 'health/violation.ts', 'locales/locale.ts'];
    const pattern = /\/\^\\\/(?!\(\?:\[)[a-z(]/;
    const matching = modules.filter(
      (file) => roomOf(file) !== 'door' && pattern.test(readFileSync(`app/${file}`, 'utf8')),
    );
    expect(matching.filter((file) => !elsewhere.includes(file))).toEqual([]);
  });

  it('has rooms in which one finds one’s way', () => {
    const sizes = new Map<string, number>();
    for (const file of files.filter((each) => /\.\w+$/.test(each))) {
      const room = dirname(file);
      if (!/\/(themes|fonts)$/.test(room)) sizes.set(room, (sizes.get(room) ?? 0) + 1);
    }
    expect([...sizes].filter(([, size]) => size > 40)).toEqual([]);
  });

  it('is described by documents that name only files which exist', () => {
    const pages = [
      'README.md',
      'README.ja.md',
      'bench/README.md',
      ...readdirSync('docs').map((file) => `docs/${file}`),
    ];
    const missing = pages
      .filter((page) => page.endsWith('.md'))
      .flatMap((page) => {
        const paths = readFileSync(page, 'utf8').matchAll(
          /`([\w-]+(?:\/[\w-]+)+(?:\.\w+)*\.(?:tsx?|mjs|css|toml))`/g,
        );
        return [...paths]
          .map(([, path = '']) => path)
          .filter(
            (path) =>
              !/[A-Z]{3}/.test(path) &&
              ![path, `app/${path}`, `tests/${path}`, `docs/${path}`].some(existsSync),
          )
          .map((path) => `${page}: ${path}`);
      });
    expect(missing).toEqual([]);
  });

  it('has no long files but the schema', () => {
    const long = modules.filter((file) => readFileSync(`app/${file}`, 'utf8').split('\n').length > 301);
    expect(long).toEqual([mayNameTypes]);
  });
});
