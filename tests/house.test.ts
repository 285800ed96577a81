import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import routes from '../app/routes';
import { moduleGraph } from '../scripts/module-graph';

// The rule of the house: home → rooms → ground. A page may use any noun; the ground knows none of them.
const ground = ['pokedex', 'text', 'time', 'images', 'limits', 'locales', 'db', 'log', 'ui'];
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
  it('stands on its ground, which knows no room', () => {
    const upwards = edges.filter(
      ([from, to]) =>
        ground.includes(roomOf(from)) &&
        roomOf(to) !== '' &&
        !ground.includes(roomOf(to)) &&
        from !== mayNameTypes,
    );
    expect(upwards).toEqual([]);
    const named = readFileSync(`app/${mayNameTypes}`, 'utf8').matchAll(/import (type )?\{[^}]*\} from '~/g);
    for (const [line, type] of named) expect([line, type]).toEqual([line, 'type ']);
  });

  it('is entered at home: no room looks in there', () => {
    expect(edges.filter(([from, to]) => roomOf(to) === 'home' && roomOf(from) !== 'home')).toEqual([]);
  });

  it('has at most ten pairs of rooms that know each other', () => {
    const pairs = new Set(edges.map(([from, to]) => `${roomOf(from)} ${roomOf(to)}`));
    const both = [...pairs].filter((pair) => {
      const [from = '', to = ''] = pair.split(' ');
      return from && to && from < to && pairs.has(`${to} ${from}`);
    });
    expect(both.length).toBeLessThanOrEqual(10);
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

  it('has no long files but the schema', () => {
    const long = modules.filter((file) => readFileSync(`app/${file}`, 'utf8').split('\n').length > 301);
    expect(long).toEqual([mayNameTypes]);
  });
});
