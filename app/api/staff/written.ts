import { z } from 'zod';

/** Query parameter: reports what would be written, without writing. */
export const dryRun = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

export const leftOut = z.array(
  z
    .object({ line: z.int(), text: z.string(), reason: z.string() })
    .meta({ id: 'LeftOut', description: 'A line that was not kept; `reason` as on the page of the desk.' }),
);
