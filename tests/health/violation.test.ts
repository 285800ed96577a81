import { describe, expect, it } from 'vitest';
import { violationsIn } from '~/health/violation';

const own = ['sixsheet.test'];
const old = (report: object) => ({
  'csp-report': {
    'document-uri': 'https://sixsheet.test/teams/secretsecret?key=secret',
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/a.png?who=me',
    ...report,
  },
});
const fresh = (body: object, report: object = {}) => ({
  type: 'csp-violation',
  url: 'https://sixsheet.test/en/posts?q=secret',
  user_agent: 'somebody',
  body: {
    documentURL: 'https://sixsheet.test/en/posts?q=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    ...body,
  },
  ...report,
});
const ofOld = (report: unknown) => violationsIn('application/csp-report', JSON.stringify(report), own);
const ofNew = (reports: unknown) => violationsIn('application/reports+json', JSON.stringify(reports), own);

describe('a report of the content policy', () => {
  it.each([
    [{}, { directive: 'img-src', blocked: 'evil.example', area: 'teams' }],
    [
      { 'effective-directive': undefined, 'violated-directive': "style-src 'self' 'nonce-x'" },
      { directive: 'style-src', blocked: 'evil.example', area: 'teams' },
    ],
    [
      { 'document-uri': 'https://sixsheet.test/', 'blocked-uri': 'inline' },
      { directive: 'img-src', blocked: 'inline', area: '' },
    ],
    [{ 'blocked-uri': 'data' }, { directive: 'img-src', blocked: 'data', area: 'teams' }],
    [{ 'blocked-uri': 'data:image/png;base64,AA' }, { directive: 'img-src', blocked: 'data', area: 'teams' }],
    [
      { 'blocked-uri': 7, 'effective-directive': 'x' },
      { directive: 'other', blocked: '', area: 'teams' },
    ],
    [
      { 'document-uri': 'https://sixsheet.test/Some%20Body' },
      { directive: 'img-src', blocked: 'evil.example', area: '' },
    ],
  ])('of the old kind: %j', (report, violation) => {
    expect(ofOld(old(report))).toEqual([violation]);
  });

  it('of the new kind comes with others', () => {
    const other = { type: 'deprecation', url: 'https://sixsheet.test/', body: { id: 'x' } };
    expect(ofNew([other, fresh({}), fresh({}, { body: null }), fresh({}, { body: 'x' })])).toEqual([
      { directive: 'script-src-elem', blocked: 'inline', area: 'posts' },
    ]);
    expect(ofNew(Array.from({ length: 100 }, () => fresh({})))).toHaveLength(20);
  });

  it.each([
    { 'source-file': 'chrome-extension' },
    { 'source-file': 'moz-extension://1234/content.js' },
    { 'source-file': 'safari-web-extension://1234/content.js' },
    { 'blocked-uri': 'chrome-extension://abcd/x.js' },
    { 'blocked-uri': 'about' },
    { 'blocked-uri': 'about:blank' },
    { 'document-uri': 'about' },
    { 'document-uri': 'https://elsewhere.example/' },
    { 'document-uri': '' },
  ])('is of the visitor’s browser, or of another site: %j', (report) => {
    expect(ofOld(old(report))).toEqual([]);
  });

  it.each([[[]], [{}], [{ 'csp-report': 1 }], [null], ['x'], [1]])('is none: %j', (report) => {
    expect(ofOld(report)).toBeUndefined();
  });
  it.each([[{}], [null], ['x'], [[1]], [old({})]])('is none of the new kind: %j', (report) => {
    expect(ofNew(report)).toBeUndefined();
  });
  it('is none that cannot be read', () => {
    expect(violationsIn('application/csp-report', '{', own)).toBeUndefined();
  });
});
