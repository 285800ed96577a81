import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

/** The fields that a schema names. */
function namesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return namesOf(schema.in);
  throw new TypeError('The schema of a form is an object of its fields.');
}

/**
 * Judges a form by its schema. Of the form only the texts of the fields that the schema names are looked at, each once:
 * conform makes objects and lists of whatever names it is given, `a[999999999]` and its own `__intent__` among them.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const named = new FormData();
  for (const name of namesOf(schema)) {
    const value = form.get(name);
    if (typeof value === 'string') named.set(name, value);
  }
  return parseWithZod(named, { schema });
}
