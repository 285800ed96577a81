import { createHash } from 'node:crypto';

/** A strong tag of exactly these letters (RFC 9110, 8.8.3). */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

// Browsers send one tag or two; of a header's 128 KB nothing more is looked at.
const longestList = 4096;

/** Whether who asks has it: the list of If-None-Match holds the tag, weak or not, or is a star (RFC 9110, 13.1.2). */
export const isHeld = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .slice(0, longestList)
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === etag || each === '*');
