import { z } from 'zod';

export type Json = Record<string, unknown>;

export const schemas = '#/components/schemas/';

/** What is answered always has a name. */
export function refOf(answer: z.ZodType): Json {
  const { id } = z.globalRegistry.get(answer) ?? {};
  if (!id) throw new Error('An answer has no name.');
  return { $ref: schemas + id };
}

/** Problems by their status, each by its name and with its sentence. */
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
