import type { ErrorKey } from './error-catalogue';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** How many bytes of a request's body are read; more of a form that may bring files. */
export interface BodyLimit {
  bytes: number;
  bytesWithFiles?: number;
}

export const formBody: BodyLimit = { bytes: 256 * kilobyte };
/** Two thousand rows of 400 bytes, or two lists of 200 kilobytes, of which a form makes three times as much in Japanese. */
export const tableBody: BodyLimit = { bytes: 2 * megabyte };
/** Browsers gather a few reports of one or two kilobytes each. */
export const reportBody: BodyLimit = { bytes: 32 * kilobyte };
/** Some three hundred digits, however the form is sent. */
export const codeBody: BodyLimit = { bytes: 4 * kilobyte };
/**
 * Far beyond the files themselves: a photo straight from a phone is refused beside its field, and the rest is kept. The
 * runtime parses these bodies, since parsers in JavaScript take seconds for a hostile one.
 */
const filesBody = (megabytes: number): BodyLimit => ({ ...formBody, bytesWithFiles: megabytes * megabyte });
export const oneImageBody = filesBody(16);
export const twoImagesBody = filesBody(24);
export const picturesBody = filesBody(40);

/** @returns how many bytes are read of a request that has this `Content-Type` */
export function bytesRead({ bytes, bytesWithFiles = bytes }: BodyLimit, contentType: string | null): number {
  return /^multipart\/form-data\b/i.test(contentType ?? '') ? bytesWithFiles : bytes;
}

/** Whether a body that is read up to this many bytes may bring files. */
export const mayHaveFiles = (bytes: number): boolean => bytes > tableBody.bytes;

/**
 * The rules for every answer of a route, whoever asks. Each route's module says it in its `handle`, and the door
 * (app/door) acts on it.
 */
export interface Policy {
  /**
   * Whom the answers are made for. Those for one person or for a group's staff are kept by no cache (`no-store`), so that
   * *Back* after a sign-out shows none of them. Staff sign in at a page of their own.
   */
  audience: 'everyone' | 'person' | 'staff';
  /** Visitors without an account may be answered from the nearest replica of the database. */
  fromReplica?: boolean;
  /**
   * Its loader's answer is whole: the door asks the loader (or action) itself, without the framework, whose own work would be
   * half of it. Such a route has no component, and its `.data` twin leads to it.
   */
  isWhole?: boolean;
  /** A form without files unless it says otherwise. */
  body?: BodyLimit;
  /** The sentences of the catalogue that say so when reading (GET) or writing (POST) fails. */
  failed?: { reading?: ErrorKey; writing?: ErrorKey };
  /** How a fault is told where no page does: to programs in JSON; on air by nothing that is seen. */
  faults?: 'json' | 'overlay';
  /** Pages of this site may frame it. */
  isFramed?: boolean;
  /** Another site's origin that its forms may be sent to. */
  sendsTo?: string;
  /**
   * Requests of other sites that are taken, none of which a cookie proves: any request of their scripts (CORS), which a token
   * proves, or forms alone.
   */
  fromOtherSites?: 'scripts' | 'forms';
}
