import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

function namesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return namesOf(schema.in);
  throw new TypeError('The schema of a form is an object of its fields.');
}

/** Takes only fields of the schema: conform makes lists of any, such as `a[999999999]`, and obeys `__intent__`. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const named = new FormData();
  for (const name of namesOf(schema)) {
    const value = form.get(name);
    if (typeof value === 'string') named.set(name, value);
  }
  return parseWithZod(named, { schema });
}

/** Runs cross-field checks despite invalid fields, which may hold anything: a bad link must hide no bad date. */
export const evenIfWrong = { when: () => true };
