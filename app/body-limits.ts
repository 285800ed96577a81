import { withoutPrefix } from './locales/locale';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const maxFormBytes = 256 * kilobyte;
// Two thousand rows of 400 bytes, or as many pasted.
const results =
  /^\/(admin\/[^/]+\/tournaments\/[^/]+\/(result\b|entrants\/paste\b)|api\/v1\/groups\/[^/]+\/tournaments\/)/;
const maxResultsBytes = 2 * megabyte;
// Two lists of 200 kilobytes, of which a form without parts makes three times as much in Japanese.
const lists = /^\/admin\/regulations\/new(?:\.data)?\/?$/;
// Browsers gather a few reports of one or two kilobytes each.
const maxReportBytes = 32 * kilobyte;
// Some three hundred digits, however the form is sent.
const code = /^\/teams\/[^/]+\/check-code\b/;
const maxCodeBytes = 4 * kilobyte;
// Far beyond the file itself: a photo straight from a phone is refused beside its field, the rest kept.
// Parsed by the runtime: parsers in JavaScript take seconds for a hostile body.
const uploads: readonly (readonly [path: RegExp, bytes: number])[] = [
  // Two images.
  [
    /^\/(team-submit\/|teams\/[^/]+\/edit\b|admin\/[^/]+\/tournaments\/[^/]+\/teams\/([^/]+\/correct|new)\b)/,
    24 * megabyte,
  ],
  [/^\/(readings\b|admin\/[^/]+\/(tournaments\/[^/]+\/thumbnail|streaming-input\/logo)\b)/, 16 * megabyte],
  [/^\/post(\/[^/]+\/edit|\/pictures)?(\.data)?\/?$/, 40 * megabyte],
];

/** How many bytes of a request’s body are read. Only a form that may bring files may be as large as those. */
export function bodyLimit({ url, headers }: Request): number {
  const path = withoutPrefix(new URL(url).pathname).toLowerCase();
  if (results.test(path) || lists.test(path)) return maxResultsBytes;
  if (code.test(path)) return maxCodeBytes;
  if (path === '/csp-report') return maxReportBytes;
  const hasFiles = /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '');
  return (hasFiles && uploads.find(([upload]) => upload.test(path))?.[1]) || maxFormBytes;
}

/** Only what may bring files is read as far as this. */
export const mayHaveFiles = (limit: number): boolean => limit > maxResultsBytes;
