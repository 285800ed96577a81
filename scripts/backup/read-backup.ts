import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fail } from '../fail';
import { type Manifest, manifestFile, objectFile, sha256, sqlFile } from './manifest';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const shape = z.object({
  version: z.literal(1),
  madeAt: z.string(),
  from: z.enum(['local', 'remote']),
  sql: z.object({ sha256: hash, rowsSha256: hash }),
  tables: z.record(z.string(), z.number()),
  objects: z.array(z.object({ key: z.string(), type: z.string(), bytes: z.number(), sha256: hash })),
  missing: z.array(z.string()),
});

/** Reads a backup and verifies its files, or ends the script before anything is written. */
export function readBackup(folder: string) {
  const find = (file: string) => {
    try {
      return readFileSync(join(folder, file));
    } catch {
      return undefined;
    }
  };
  const read = (file: string) => find(file) ?? fail(`${join(folder, file)} can't be read any more.`);
  const found = find(manifestFile);
  if (!found) fail(`${folder} holds no backup: it has no ${manifestFile}. Nothing was changed.`);
  const manifest = manifestOf(found.toString());
  if (!manifest) fail(`${join(folder, manifestFile)} is not as it was written. Nothing was changed.`);

  const files = [
    { name: sqlFile, hash: manifest.sql.sha256, file: sqlFile },
    ...manifest.objects.map((each) => ({
      name: `${objectFile(each.sha256)} (${each.key})`,
      hash: each.sha256,
      file: objectFile(each.sha256),
    })),
  ];
  const problems = files.flatMap(({ name, hash, file }) => {
    const content = find(file);
    if (content && sha256(content) === hash) return [];
    return `  ${name} ${content ? 'differs' : 'is missing'}`;
  });
  if (problems.length > 0) fail('The backup is not what was written, and nothing was changed:', ...problems);
  return { manifest, sql: read(sqlFile).toString(), read };
}

function manifestOf(text: string): Manifest | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
