import { z } from 'zod';
import { goneChoices, keepPlan } from '~/entrants/change-entrants.server';
import { maxEntrants } from '~/entrants/entrant';
import { listEntrants } from '~/entrants/entrants.server';
import { mergeEntrants } from '~/entrants/merge-entrants';
import { readEntrants } from '~/entrants/pasted/read-entrants';
import { logAct } from '~/log/log.server';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { findOfGroup, maxTries } from './group-tournament.server';
import { dryRun, leftOut } from './written';

const writtenEntrantsShape = z
  .object({
    dryRun: z.boolean(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    gone: z
      .int()
      .meta({ description: 'On the list and in no line: dropped or removed where `gone` says so.' }),
    unsure: z.boolean().meta({
      description: 'The text has no clear shape, so some names may be missing or wrong: compare them.',
    }),
    leftOut,
  })
  .meta({ id: 'WrittenEntrants' });

/** Imports with the desk's reader: CSV or TSV, with a header or names alone. All or nothing. */
export const writeEntrants = endpoint({
  name: 'writeEntrants',
  scope: 'write',
  query: z.object({ gone: z.enum(goneChoices).default('keep'), dryRun }),
  answer: writtenEntrantsShape,
  problems: ['notFound', 'conflict', 'tooLarge', 'unreadable'],
  async find(call) {
    const target = await findOfGroup(call);
    if (target instanceof ApiProblem) return target;
    const { context, query, text } = call;
    const { db, now } = context;
    const { groupId, tournament, token } = target;
    const reading = readEntrants(text);
    if (reading.fault)
      return new ApiProblem('unreadable', { faults: [reading.fault], leftOut: shortOf(reading.problems) });
    for (let at = 0; at < maxTries; at++) {
      const plan = mergeEntrants(await listEntrants(db, tournament.id), reading);
      if (plan.tooMany !== undefined)
        return new ApiProblem('unreadable', { faults: [{ reason: 'tooMany', max: maxEntrants }] });
      const counts = { added: plan.added.length, changed: plan.changed.length, gone: plan.gone.length };
      if (!query.dryRun) {
        if (!(await keepPlan(db, tournament.id, plan, query.gone, now))) continue;
        logAct('entrants.pasted', {
          group: groupId,
          tournament: tournament.id,
          by: token.userId,
          ...counts,
          choice: query.gone,
        });
      }
      const problems = [...reading.problems, ...plan.problems].sort((a, b) => a.line - b.line);
      return {
        dryRun: query.dryRun,
        ...counts,
        unchanged: plan.unchanged.length,
        unsure: reading.isUnsure ?? false,
        leftOut: shortOf(problems),
      };
    }
    return new ApiProblem('conflict');
  },
});

const shortOf = (problems: ReturnType<typeof readEntrants>['problems']) =>
  problems.map(({ line, text, reason }) => ({ line, text, reason }));
