import { z } from 'zod';
import { type Directive, directives } from '~/log/count';

/** A refusal on one of our pages, without anything about the visitor, their input or their request. */
export interface Violation {
  directive: Directive;
  /** Host of the blocked resource, or its kind: `inline`, `eval`, `data`. */
  blocked: string;
  area: string;
}

const maxReports = 20;

const text = z.string().catch('');
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});
const newReports = z.array(
  z.object({
    type: text,
    url: text,
    body: z
      .object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text })
      .nullish()
      .catch(null),
  }),
);

// Browser extensions inject code into every page, which is no problem of ours.
const extensionUrl =
  /^(?:about|chrome|chrome-extension|moz-extension|safari-extension|safari-web-extension|ms-browser-extension|webkit-masked-url|resource|user-script)\b/i;

/** Parses a report: `application/csp-report` or `application/reports+json`. @returns undefined if it is none */
export function violationsIn(
  type: string,
  body: string,
  ownHosts: readonly string[],
): Violation[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  const reports = type === 'application/csp-report' ? ofOldReport(json) : ofNewReports(json);
  return reports
    ?.slice(0, maxReports)
    .filter(({ page, blocked, source }) => {
      const isOurs = URL.canParse(page) && ownHosts.includes(new URL(page).host);
      return isOurs && !extensionUrl.test(blocked) && !extensionUrl.test(source);
    })
    .map(({ page, directive, blocked }) => ({
      directive: directives.find((each) => each === directive) ?? 'other',
      blocked: originOf(blocked),
      area:
        /^\/([a-z-]{1,20})(?:[/.]|$)/.exec(new URL(page).pathname.replace(/^\/(?:ja|en)(?=\/)/, ''))?.[1] ??
        '',
    }));
}

interface RawViolation {
  page: string;
  directive: string;
  blocked: string;
  source: string;
}

function ofOldReport(json: unknown): RawViolation[] | undefined {
  const parsed = oldReport.safeParse(json);
  const report = parsed.data?.['csp-report'];
  return (
    report && [
      {
        page: report['document-uri'],
        // Older browsers name the whole rule.
        directive: report['effective-directive'] || report['violated-directive'].split(' ', 1).join(''),
        blocked: report['blocked-uri'],
        source: report['source-file'],
      },
    ]
  );
}

const ofNewReports = (json: unknown): RawViolation[] | undefined =>
  newReports.safeParse(json).data?.flatMap(({ type, url, body }) =>
    type === 'csp-violation' && body
      ? [
          {
            page: body.documentURL || url,
            directive: body.effectiveDirective,
            blocked: body.blockedURL,
            source: body.sourceFile,
          },
        ]
      : [],
  );

function originOf(blocked: string): string {
  const word = /^[a-z-]{1,20}$/.test(blocked) ? blocked : undefined;
  if (word || !URL.canParse(blocked)) return word ?? '';
  const { host, protocol } = new URL(blocked);
  return (host || protocol.slice(0, -1)).slice(0, 100);
}
