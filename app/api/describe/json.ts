import { z } from 'zod';

export type Json = Record<string, unknown>;

export const schemas = '#/components/schemas/';

/** Refers to a named schema. @throws if the shape has no name */
export function refOf(answer: z.ZodType): Json {
  const { id } = z.globalRegistry.get(answer) ?? {};
  if (!id) throw new Error('An answer has no name.');
  return { $ref: schemas + id };
}

export function responsesOf(problems: readonly { name: string; status: number; title: string }[]): Json {
  const byStatus = new Map<number, string[]>();
  for (const { name, status, title } of problems)
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${name}: ${title}`]);
  return Object.fromEntries(
    [...byStatus].map(([status, titles]) => [
      status,
      {
        description: titles.join(' '),
        content: { 'application/problem+json': { schema: { $ref: `${schemas}Problem` } } },
      },
    ]),
  );
}
