import { describe, expect, it } from 'vitest';
import { noticeKinds } from '~/db/notice-kind';
import {
  flatWebhook,
  hasWrongThread,
  maxUrlLength,
  shortTarget,
  shownTarget,
  targetOf,
  unflatWebhook,
  webhookUnits,
} from '~/webhooks/webhook';

const own = ['https://other.example', 'https://sixsheet.example'];
const token = 'a'.repeat(68);
const discord = `https://discord.com/api/webhooks/123456789012345678/${token}`;

describe('where a webhook may be sent to', () => {
  it.each([
    'https://hooks.example.com/in?key=1',
    'https://hooks.example.com:443/in',
    'https://HOOKS.example.com/in#part',
    '　https://hooks.example.com/in　',
  ])('%s', (url) => {
    expect(targetOf(url, 'standard', own)?.hostname).toBe('hooks.example.com');
  });

  it.each([
    'http://hooks.example.com/in',
    'https://hooks.example.com:8443/in',
    'https://me:secret@hooks.example.com/in',
    'https://localhost/in',
    'https://127.0.0.1/in',
    'https://0x7f.1/in',
    'https://2130706433/in',
    'https://[::1]/in',
    'https://10.0.0.1/in',
    'https://169.254.169.254/latest/meta-data',
    'https://printer.local/in',
    'https://db.internal/in',
    'https://sixsheet.example/in',
    'ftp://hooks.example.com/in',
    'javascript:alert(1)',
    'hooks.example.com',
    '',
    `https://hooks.example.com/${'a'.repeat(500)}`,
  ])('not %s', (url) => {
    expect(targetOf(url, 'standard', own)).toBeUndefined();
  });

  it.each([
    [discord, discord],
    [`${discord}/`, discord],
    [`${discord}/?thread_id=123456`, `${discord}?thread_id=123456`],
    [discord.replace('/api/', '/api/v10/'), discord.replace('/api/', '/api/v10/')],
    [`${discord}?wait=true&thread_id=123456`, `${discord}?thread_id=123456`],
    [`${discord}?x=2`, discord],
    [`${discord}?thread_id=1`, undefined],
    [`${discord}?thread_id=`, undefined],
    [`${discord}?thread_id=last-saturday`, undefined],
    [`${discord}?thread_id=x123456`, undefined],
    [`${discord}?thread_id=123456x`, undefined],
    [discord.replace('/api/', '/x/api/'), undefined],
    [` ${discord} `, discord],
    [`${discord}/slack`, undefined],
    [`${discord}//`, undefined],
    [discord.replace('discord.com', 'evil.discord.com'), undefined],
    [discord.replace('discord.com', 'discord.com.evil.example'), undefined],
    ['https://discord.com/api/users/@me', undefined],
    [`${discord}/messages/1`, undefined],
    ['https://hooks.example.com/in', undefined],
  ])('of Discord: %s', (url, expected) => {
    expect(targetOf(url, 'discord', own)?.href).toBe(expected);
  });

  it.each([
    'discordapp.com',
    'ptb.discord.com',
    'canary.discord.com',
    'ptb.discordapp.com',
    'canary.discordapp.com',
  ])('of Discord at %s, by its one name', (host) => {
    const pasted = `${discord.replace('discord.com', host)}?thread_id=123456`;
    expect(targetOf(pasted, 'discord', own)?.href).toBe(`${discord}?thread_id=123456`);
  });

  it('is shown without what lets others write there', () => {
    expect(shownTarget({ url: discord, kind: 'discord' })).toBe(
      'discord.com/api/webhooks/123456789012345678/…',
    );
    expect(shownTarget({ url: `${discord}?thread_id=123456`, kind: 'discord' })).toBe(
      'discord.com/api/webhooks/123456789012345678/…?thread_id=123456',
    );
    expect(shownTarget({ url: 'https://a.example.com/in?key=s3cret', kind: 'standard' })).toBe(
      'a.example.com/in?…',
    );
  });

  it('is shortened in its middle for a heading', () => {
    expect(shortTarget('a.example.com/in?…')).toBe('a.example.com/in?…');
    const short = shortTarget(`a.example.com/${'x'.repeat(460)}/the-end`);
    expect(short).toMatch(/^a\.example\.com\/x+…x+\/the-end$/);
    expect(short.length).toBeLessThan(60);
  });
});

describe('the URL of a webhook', () => {
  it('may have 500 characters', () => {
    const longest = 'https://hooks.example.com/'.padEnd(maxUrlLength, 'a');
    expect(targetOf(longest, 'standard', own)?.href).toBe(longest);
    expect(targetOf(`${longest}a`, 'standard', own)).toBeUndefined();
  });

  it('has a wrong thread only if it is right without one', () => {
    expect(hasWrongThread(`${discord}?thread_id=x`, own)).toBe(true);
    expect(hasWrongThread(`${discord}?wait=true&thread_id=`, own)).toBe(true);
    expect(hasWrongThread(`${discord}?thread=x`, own)).toBe(false);
    expect(hasWrongThread('https://hooks.example.com/in?thread_id=x', own)).toBe(false);
  });
});

describe('the form of a webhook', () => {
  it('gives back what it was filled with', () => {
    const [first, second] = noticeKinds;
    const stored = { events: [first, second], language: 'both' as const };
    expect(flatWebhook(stored)).toMatchObject({ [first]: 'on', [second]: 'on', language: 'both' });
    expect(unflatWebhook(flatWebhook(stored))).toEqual(stored);
    // Each event is merged by itself, and so is the language.
    expect(Object.keys(webhookUnits).sort()).toEqual(Object.keys(flatWebhook(stored)).sort());
    expect(unflatWebhook({ ...flatWebhook(stored), language: 'fr' }).language).toBe('ja');
  });
});
