import type { ErrorKey } from './error-catalogue';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

export interface BodyLimit {
  bytes: number;
  bytesWithFiles?: number;
}

export const formBody: BodyLimit = { bytes: 256 * kilobyte };
/** 2,000 rows of 400 bytes, or two lists of 200 kilobytes, which a form's encoding triples for Japanese. */
export const tableBody: BodyLimit = { bytes: 2 * megabyte };
/** Browsers batch a few reports of one or two kilobytes each. */
export const reportBody: BodyLimit = { bytes: 32 * kilobyte };
/** Mail events are some kilobytes, with all that a mail server said. */
export const eventBody: BodyLimit = { bytes: 64 * kilobyte };
/** Some 300 digits, in any form encoding. */
export const codeBody: BodyLimit = { bytes: 4 * kilobyte };
/**
 * Far beyond the files' own limits, so that a photo straight from a phone is refused at its field and the rest is
 * kept. The runtime parses these bodies, since parsers in JavaScript take seconds for a hostile one.
 */
const filesBody = (megabytes: number): BodyLimit => ({ ...formBody, bytesWithFiles: megabytes * megabyte });
export const oneImageBody = filesBody(16);
export const twoImagesBody = filesBody(24);
export const picturesBody = filesBody(40);

export function bytesRead({ bytes, bytesWithFiles = bytes }: BodyLimit, contentType: string | null): number {
  return /^multipart\/form-data\b/i.test(contentType ?? '') ? bytesWithFiles : bytes;
}

export const mayHaveFiles = (bytes: number): boolean => bytes > tableBody.bytes;

/** Rules for every answer of a route. Its module exports them in its `handle`, and the door (app/door) applies them. */
export interface Policy {
  /** Answers for a person or for staff are never cached (`no-store`), so that *Back* after a sign-out shows none. */
  audience: 'everyone' | 'person' | 'staff';
  /** Allows anonymous reads from the nearest replica of the database. */
  fromReplica?: boolean;
  /** Its Response is complete: the door calls loader and action itself, as the framework would double the work. */
  isWhole?: boolean;
  /** Defaults to a form without files. */
  body?: BodyLimit;
  /** Sentences of the catalog for a failed read (GET) or write (POST). */
  failed?: { reading?: ErrorKey; writing?: ErrorKey };
  /** Format of faults outside of pages: JSON for programs, nothing visible on air. */
  faults?: 'json' | 'overlay';
  isFramed?: boolean;
  /** Gives the device a cookie by which its tries are counted, before those of the address that a hall shares. */
  countsDevices?: boolean;
  sendsTo?: string;
  /** Accepted from other sites, never authenticated by a cookie: scripts (CORS, with a token), or only forms. */
  fromOtherSites?: 'scripts' | 'forms';
}
