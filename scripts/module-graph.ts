import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** @returns the project's files that a module imports, as paths from the root */
export function importsIn(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, to = '']) => {
    const name = to.replace(/\?.*$/, '');
    const path = name.startsWith('~/')
      ? join('app', name.slice(2))
      : /^\.\.?\//.test(name)
        ? join(dirname(file), name)
        : '';
    const resolved = path && ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find(isFile);
    return resolved ? [resolved] : [];
  });
}

/** @returns the imports of every TypeScript module below the folders */
export function moduleGraph(folders: readonly string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const modules = files.filter((file) => /\.tsx?$/.test(file));
  return new Map(modules.map((file) => [file, importsIn(file, readFileSync(file, 'utf8'))]));
}
