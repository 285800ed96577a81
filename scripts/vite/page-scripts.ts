import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const query = '?script';
const manifestFile = '.vite/manifest.json';
const mark = /[?&]in=/;

/** `copy-script.ts` is bundled into one file (`oneFile`); `sheet-script.tsx` shares chunks with others. */
const entryOf = (file: string) => (file.endsWith('.tsx') ? file : `${file}?in=${file.replace(/\W/g, '-')}`);

/** `./x-script.tsx?script` gives the script's URL: the server build reads the client build's manifest. */
export const pageScripts = (): Plugin[] => [entries(), oneFile(), addresses()];

/** Makes page scripts the client build's only entries: routes render on the server alone. */
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
      // Remix reads each route's files from the manifest.
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

/** Inlines all imports, so that a small script takes a single request. */
function oneFile(): Plugin {
  return {
    name: 'page-script-of-one-file',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const [file, script] = importer?.split(mark) ?? [];
      if (!script) return;
      const resolved = await this.resolve(source, file, { ...options, skipSelf: true });
      if (!resolved || resolved.external || resolved.id.startsWith('\0')) return resolved;
      return { ...resolved, id: `${resolved.id}${resolved.id.includes('?') ? '&' : '?'}in=${script}` };
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
