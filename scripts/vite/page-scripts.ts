import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const query = '?script';
const manifestFile = '.vite/manifest.json';
const mark = /[?&]in=/;

/** `app/…/copy-script.ts` is a file of its own (`oneFile`), `app/…/sheet-script.tsx` shares parts with others. */
const entryOf = (file: string) => (file.endsWith('.tsx') ? file : `${file}?in=${file.replace(/\W/g, '-')}`);

/**
 * `import src, { parts } from './sheet-script.tsx?script'` gives the address of a script of pages, and those of the files
 * that it imports. The browser's build makes all of `*-script.ts` and `.tsx`; the server's looks them up in its manifest.
 */
export const pageScripts = (): Plugin[] => [entries(), oneFile(), addresses()];

/** The browser's build is of scripts alone: pages are drawn by the server, so that no route has a part there. */
function entries(): Plugin {
  let routes: string[] = [];
  return {
    name: 'page-scripts',
    enforce: 'post',
    config({ build: { rollupOptions: options } = {} }, { command, isSsrBuild }) {
      if (command !== 'build' || isSsrBuild || !options) return;
      routes = [options.input ?? []].flat() as string[];
      options.input = readdirSync('app', { recursive: true, encoding: 'utf8' })
        .filter((file) => /-script\.tsx?$/.test(file))
        .map((file) => resolve(entryOf(`app/${file}`)));
      options.output = { experimentalMinChunkSize: 1536 };
    },
    generateBundle: {
      order: 'post',
      // Remix reads there which files a route has.
      handler(_options, bundle) {
        const manifest = bundle[manifestFile];
        if (manifest?.type !== 'asset') return;
        const none = routes.map((route) => [relative('.', route), { file: '' }]);
        manifest.source = JSON.stringify({
          ...JSON.parse(String(manifest.source)),
          ...Object.fromEntries(none),
        });
      },
    },
  };
}

/** Small scripts come with one request: each has a copy of its own of all that it imports. */
function oneFile(): Plugin {
  return {
    name: 'page-script-of-one-file',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const [file, script] = importer?.split(mark) ?? [];
      if (!script) return;
      const found = await this.resolve(source, file, { ...options, skipSelf: true });
      if (!found || found.external || found.id.startsWith('\0')) return found;
      return { ...found, id: `${found.id}${found.id.includes('?') ? '&' : '?'}in=${script}` };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && mark.test(file.facadeModuleId ?? '') && file.imports.length > 0)
          this.error(`${file.name} has to be one file, but imports ${file.imports.join(', ')}`);
    },
  };
}

function addresses(): Plugin {
  let manifest: Manifest | undefined;
  const filesOf = (key: string): string[] => {
    const { file = '', imports = [] } = manifest?.[key] ?? {};
    return [`/${file}`, ...imports.flatMap(filesOf)];
  };
  return {
    name: 'page-script-addresses',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(query)) return;
      manifest ??= JSON.parse(readFileSync(`build/client/${manifestFile}`, 'utf8')) as Manifest;
      const entry = entryOf(relative('.', id.slice(0, -query.length)));
      if (!manifest[entry]) this.error(`${entry} is no script of a page: its name has to end with "-script"`);
      const [src, ...parts] = new Set(filesOf(entry));
      return `export default ${JSON.stringify(src)}; export const parts = ${JSON.stringify(parts)};`;
    },
  };
}
