import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

function namesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return namesOf(schema.in);
  throw new TypeError('The schema of a form is an object of its fields.');
}

/** Only fields that the schema names: conform makes lists of any, `a[999999999]` and `__intent__` too. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const named = new FormData();
  for (const name of namesOf(schema)) {
    const value = form.get(name);
    if (typeof value === 'string') named.set(name, value);
  }
  return parseWithZod(named, { schema });
}

/**
 * For what fields of an object say together: asked also where one of them is wrong, so that a bad link hides no bad date.
 * What does not hold may then be anything.
 */
export const evenIfWrong = { when: () => true };
