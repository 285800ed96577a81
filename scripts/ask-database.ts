import { resolve } from 'node:path';
import { fail } from './fail';
import { hasDatabase } from './local-state';
import { failByWrangler, wrangler } from './wrangler';

export interface Place {
  /** For messages: which of the databases a command changed. */
  name: string;
  isRemote: boolean;
}

export const placeOf = (isRemote: boolean): Place => ({
  isRemote,
  name: isRemote ? 'in production' : `in the local state at ${resolve(stateFolder())}`,
});

export const stateFolder = (): string => process.env.STATE ?? '.wrangler/state';

/** Runs statements in one transaction, or ends the script. @returns the rows of each */
export function askDatabase<Row>({ isRemote, name }: Place, sql: string): Row[][] {
  if (!isRemote && !hasDatabase(stateFolder()))
    fail(
      `There is no database ${name}: run \`npm start\` once, or set STATE to its folder.`,
      'For production, add --remote.',
    );
  const where = isRemote ? ['--remote'] : ['--local', '--persist-to', stateFolder()];
  const { ok, stdout, output } = wrangler(
    ...['d1', 'execute', 'DB', ...where, '--json', '--yes', '--command', sql],
  );
  if (ok)
    return JSON.parse(stdout.slice(stdout.indexOf('['))).map((answer: { results: Row[] }) => answer.results);
  if (/no such table/i.test(output))
    fail(
      `The database ${name} has no tables yet: ${isRemote ? '`npm run deploy` makes them' : 'run `npm start` once'}.`,
    );
  if (/SQLITE_BUSY|database is locked/i.test(output))
    fail('The database is busy: stop `npm start` for a moment, or try again.');
  return failByWrangler(output, 'ask the database');
}
