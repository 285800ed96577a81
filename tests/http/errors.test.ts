import { describe, expect, it } from 'vitest';
import { errorKeys, errorOfStatus } from '~/http/error-catalogue';
import { viewOfError } from '~/http/errors';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { isCrawler } from '~/ui/crawler.server';

// What Remix makes of a thrown Response.
const thrown = (status: number, data: unknown, statusText = '') => ({
  status,
  statusText,
  data,
  internal: false,
});

describe('what an error page says', () => {
  it.each([
    [
      'an unexpected error',
      new Error('SELECT secret FROM users'),
      500,
      'Internal Server Error',
      { key: 'unknown' },
    ],
    ['something thrown', 'text', 500, 'Internal Server Error', { key: 'unknown' }],
    ['nothing', undefined, 500, 'Internal Server Error', { key: 'unknown' }],
    ['a 404', thrown(404, 'Page not found: /x'), 404, 'Page Not Found', { text: 'Page not found: /x' }],
    ['a 503', thrown(503, ''), 503, 'Internal Server Error', { text: '' }],
    ['its own words', thrown(418, 'short', 'Teapot'), 418, 'Teapot', { text: 'short' }],
    [
      'a sentence of the catalogue',
      thrown(403, { error: 'beforeStart' }),
      403,
      'Forbidden',
      { key: 'beforeStart' },
    ],
    ['an API error', thrown(400, { error: 'too many' }), 400, 'Bad Request', { text: 'too many' }],
    ["the framework's words", thrown(405, 'Error: You made a POST'), 405, 'Method Not Allowed', { text: '' }],
  ])('for %s', (_, error, statusCode, statusMessage, description) => {
    expect(viewOfError(error)).toEqual({ statusCode, statusMessage, description });
  });
});

describe('a crawler', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['Twitterbot/1.0', true],
    ['Mozilla/5.0 Chrome/120 Chrome-Lighthouse', true],
    ['facebookexternalhit/1.1', true],
    ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0)', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
    [
      'Mozilla/5.0 (Linux; Android 9; CUBOT_X20_PRO) AppleWebKit/537.36 Chrome/114.0 Mobile Safari/537.36',
      false,
    ],
    ['Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 Mobile Safari/537.36', false],
    [
      'Mozilla/5.0 (Linux; U; Android 13; en-US; Google Pixel 7) AppleWebKit/537.36 Mobile Safari/537.36',
      false,
    ],
    ['Instagram 300.0 Android (33/13; 420dpi; 1080x2400; Google/google; Pixel 7; panther; ja_JP)', false],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36', false],
    ['Discordbot/2.0; +https://discordapp.com', true],
    ['LINE bot_preview', true],
    ['', false],
    [null, false],
  ])('%s: %s', (userAgent, expected) => {
    expect(isCrawler(userAgent)).toBe(expected);
  });
});

describe('the catalogue', () => {
  it('has a sentence for every error, in both languages', () => {
    expect(Object.keys(ja.errors).sort()).toEqual([...errorKeys].sort());
    for (const key of errorKeys) {
      expect(ja.errors[key]).toMatch(/[ぁ-ん]/);
      expect(en.errors[key]).not.toMatch(/[ぁ-ん]/);
    }
  });

  it.each([
    [401, 'authenticationRequired'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [422, 'validation'],
    [502, 'server'],
    [418, 'unknown'],
  ])('names status %d', (status, key) => {
    expect(errorOfStatus(status)).toBe(key);
  });
});
