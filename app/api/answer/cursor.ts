import { z } from 'zod';

const usualLimit = 50;
const maxLimit = 200;

/** How many a page holds, and behind what it begins. */
export const paged = {
  limit: z.coerce.number().int().min(1).max(maxLimit).default(usualLimit),
  cursor: z.string().max(400).optional(),
};

type Place = readonly (string | number)[];

/** The place of a list's last row, by the values that order it. */
export const printCursor = (place: Place): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(place))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

/** Undefined for what `printCursor` never printed for such a list. */
export function readCursor<Shape extends readonly [z.ZodType, ...z.ZodType[]]>(
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

/** A page of rows, of which one more was asked for. */
export function pageOf<Row>(rows: readonly Row[], limit: number, placeOf: (last: Row) => Place) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: last && rows.length > limit ? printCursor(placeOf(last)) : null };
}
