import { z } from 'zod';
import { type Directive, directives } from '~/log/count';

/** What a browser refused on one of our pages, without what anybody typed, asked for or is. */
export interface Violation {
  directive: Directive;
  /** Its host, or how it came: `inline`, `eval`, `data`. */
  blocked: string;
  /** The first part of the page's path, `teams`. */
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

// What a visitor's own browser puts into every page is no trouble of ours.
const ofBrowser =
  /^(?:about|chrome|chrome-extension|moz-extension|safari-extension|safari-web-extension|ms-browser-extension|webkit-masked-url|resource|user-script)\b/i;

/** What a report says, of either kind (`application/csp-report`, `application/reports+json`); undefined where it is none. */
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
  const told = type === 'application/csp-report' ? ofOldReport(json) : ofNewReports(json);
  return told
    ?.slice(0, maxReports)
    .filter(({ page, blocked, source }) => {
      const isOurs = URL.canParse(page) && ownHosts.includes(new URL(page).host);
      return isOurs && !ofBrowser.test(blocked) && !ofBrowser.test(source);
    })
    .map(({ page, directive, blocked }) => ({
      directive: directives.find((each) => each === directive) ?? 'other',
      blocked: originOf(blocked),
      area:
        /^\/([a-z-]{1,20})(?:[/.]|$)/.exec(new URL(page).pathname.replace(/^\/(?:ja|en)(?=\/)/, ''))?.[1] ??
        '',
    }));
}

interface Told {
  page: string;
  directive: string;
  blocked: string;
  source: string;
}

function ofOldReport(json: unknown): Told[] | undefined {
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

const ofNewReports = (json: unknown): Told[] | undefined =>
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
