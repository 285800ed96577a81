import { createHash } from 'node:crypto';

export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

// Browsers send one or two tags; the rest of a header, which may be 128 KB, is ignored.
const maxListLength = 4096;

/** Whether If-None-Match holds the tag, strong or weak, or `*` (RFC 9110, 13.1.2): the answer is 304. */
export const isHeld = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .slice(0, maxListLength)
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === etag || each === '*');
