import { z } from 'zod';

/** Of a POST: whether it is only told what would be kept. */
export const dryRun = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/** Lines that were left out, and why: nothing is left out in silence. */
export const leftOut = z.array(
  z
    .object({ line: z.int(), text: z.string(), reason: z.string() })
    .meta({ id: 'LeftOut', description: 'A line that was not kept; `reason` as on the page of the desk.' }),
);
