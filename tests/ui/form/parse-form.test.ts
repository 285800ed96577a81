import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseForm } from '~/ui/form/parse-form';

const formOf = (...fields: [string, string | Blob][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value as string);
  return form;
};

describe('a form that is judged by its schema', () => {
  const schema = z.object({ email: z.string(), note: z.string().optional() });

  it('is looked at only where the schema names a field', () => {
    const form = formOf(['email', 'a@b'], ['a[999999999]', 'x'], ['__proto__', 'x'], ['__intent__', '{']);
    expect(parseForm(form, schema).payload).toEqual({ email: 'a@b' });
  });

  it('has each field once, and no files for texts', () => {
    const form = formOf(['email', 'first'], ['email', 'second'], ['note', new Blob(['x'])]);
    expect(parseForm(form, schema).payload).toEqual({ email: 'first' });
  });

  it('may be made into something else', () => {
    const made = schema.transform(({ email }) => email.length);
    expect(parseForm(formOf(['email', 'abc']), made)).toMatchObject({ status: 'success', value: 3 });
  });
});

describe('the source', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [`app/${path}`, readFileSync(`app/${path}`, 'utf8')] as const);
  const using = (pattern: RegExp) => files.flatMap(([path, text]) => (pattern.test(text) ? [path] : []));

  it('reads bodies in one place', () => {
    const reading = /\b(request|req|args\.request)\s*\.\s*(formData|json|text|blob|arrayBuffer|body\b)/;
    expect(using(reading).sort()).toEqual([
      // Counts to 4 KB by itself, of JSON too.
      'app/broadcast-desk/control/given.server.ts',
      'app/http/request-body.ts',
    ]);
  });

  it('gives conform no form as it was sent', () => {
    const calls = files.flatMap(([path, text]) =>
      [...text.matchAll(/\bparseWithZod\(([^{]*?), \{/g)].map(([, form]) => `${path}: ${form}`),
    );
    expect(calls.sort()).toEqual(['app/ui/form/parse-form.ts: named']);
    expect(using(/@conform-to\/zod/)).toHaveLength(1);
  });
});
