import { z } from 'zod';
import { logAct } from '~/log/log.server';
import { listNamedRows } from '~/results/named-rows.server';
import { planPaste, unsaidChoices, wishesOf } from '~/results/paste-plan';
import { readStandings } from '~/results/pasting/read-standings';
import { saveResults } from '~/results/results.server';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { findOfGroup, maxTries } from './group-tournament.server';
import { dryRun, leftOut } from './written';

const person = z.object({ id: z.string(), player: z.string() }).meta({ id: 'SheetOf' });

const writtenResultsShape = z
  .object({
    dryRun: z.boolean(),
    changed: z.int().meta({ description: 'Results that are other ones now.' }),
    unchanged: z.int(),
    cleared: z.int(),
    leftOut,
    missing: z.array(person).meta({ description: 'Teams that no line is about.' }),
  })
  .meta({ id: 'WrittenResults' });

/** Imports with the desk's reader: CSV, TSV, Limitless JSON or TOM's `.tdf`. Publishes nothing. */
export const writeResults = endpoint({
  name: 'writeResults',
  scope: 'write',
  query: z.object({ unsaid: z.enum(unsaidChoices).default('keep'), dryRun }),
  answer: writtenResultsShape,
  problems: ['notFound', 'conflict', 'tooLarge', 'unreadable'],
  async find(call) {
    const target = await findOfGroup(call);
    if (target instanceof ApiProblem) return target;
    const { context, query, text } = call;
    const { db, now } = context;
    const { groupId, tournament, token } = target;
    const own = { tournamentId: tournament.id, byUserId: token.userId };
    let changed = 0;
    for (let at = 0; at < maxTries; at++) {
      const teams = await listNamedRows(db, tournament.id);
      const reading = readStandings(text, teams);
      if (!reading.ready)
        return new ApiProblem('unreadable', { faults: reading.faults, leftOut: shortOf(reading.problems) });
      const plan = planPaste(reading, teams);
      const wishes = wishesOf(plan, query.unsaid);
      const saved =
        query.dryRun || wishes.length === 0 ? undefined : await saveResults(db, { ...own, wishes }, now);
      const cleared = query.unsaid === 'clear' ? plan.unsaid.length : 0;
      changed += saved ? saved.size : query.dryRun ? wishes.length : 0;
      if (saved && saved.size < wishes.length) continue;
      if (saved)
        logAct('results.pasted', {
          group: groupId,
          tournament: tournament.id,
          by: token.userId,
          teams: changed,
        });
      return {
        dryRun: query.dryRun,
        changed: changed - cleared,
        unchanged: plan.unchanged,
        cleared,
        leftOut: shortOf(reading.problems),
        missing: reading.missing.map(({ id, displayName }) => ({ id, player: displayName })),
      };
    }
    return new ApiProblem('conflict');
  },
});

const shortOf = (problems: ReturnType<typeof readStandings>['problems']) =>
  problems.map(({ line, text, reason }) => ({ line, text, reason }));
