import { z } from 'zod';

const usualLimit = 50;
const maxLimit = 200;

export const paged = {
  limit: z.coerce.number().int().min(1).max(maxLimit).default(usualLimit),
  cursor: z.string().max(400).optional(),
};

type Place = readonly (string | number)[];

export const encodeCursor = (place: Place): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(place))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

/** Decodes the cursor of a list. @returns undefined if it was never made for such a list */
export function decodeCursor<Shape extends readonly [z.ZodType, ...z.ZodType[]]>(
  text: string,
  shape: Shape,
): z.output<z.ZodTuple<Shape, null>> | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return z.tuple(shape).safeParse(JSON.parse(new TextDecoder().decode(bytes))).data as never;
  } catch {
    return undefined;
  }
}

/** Splits rows, queried up to `limit` + 1, into a page and the cursor of the next one. */
export function splitPage<Row>(rows: readonly Row[], limit: number, placeOf: (last: Row) => Place) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: last && rows.length > limit ? encodeCursor(placeOf(last)) : null };
}
