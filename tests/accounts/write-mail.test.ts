import { beforeAll, describe, expect, it } from 'vitest';
import { readStopToken } from '~/accounts/mail-choices/stop-link.server';
import { mailTopics } from '~/accounts/mail-choices/topics';
import { mailWriter } from '~/accounts/write-mail.server';
import { newId } from '~/db/ids';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { locales } from '~/locales/locale';

const env = {
  ...{ PUBLIC_URL: '', ENVIRONMENT: 'local', CONTACT: 'help@sixsheet.test' },
  SESSION_SECRET: 'a secret of the tests, and of nobody else',
} as Env;
const userId = newId();
const request = new Request('https://sixsheet.test/mypage/email?x=1');
const whys = Object.keys(ja.accounts.mailFooter.why) as (keyof typeof ja.accounts.mailFooter.why)[];

beforeAll(() => {
  loadStrings('ja', ja);
  loadStrings('en', en);
});

describe.each(locales)('a mail in %s', (locale) => {
  const { write } = mailWriter(request, { env, locale: 'ja' }, locale);
  const letter = { to: 'yui@example.com', subject: '件名', text: '本文' };

  it.each(whys)('says at its end why one gets it, how to stop it and whom to ask: %s', (why) => {
    const mail = write({ ...letter, why });
    expect(mail).toMatchObject({ to: letter.to, subject: letter.subject });
    const [text, footer = ''] = mail.text.split('\n\n—\n');
    expect(text).toBe('本文');
    const { mailFooter } = { ja, en }[locale].accounts;
    expect(footer).toContain(mailFooter.why[why].split('{{')[0]);
    expect(footer).toContain('https://sixsheet.test\n');
    expect(footer).toContain('help@sixsheet.test');
    expect(footer).not.toContain('{{');
    const stops = mailFooter.why[why].includes('{{stop}}');
    expect(footer.includes(`https://sixsheet.test/${locale}/`)).toBe(stops);
    // Only who may stop it by a press is offered to.
    expect(mail.headers).toBeUndefined();
  });

  it.each(mailTopics)('can be stopped by a press where it is about %s (RFC 8058)', (topic) => {
    const mail = write({ ...letter, why: 'player', stop: { userId, topic } });
    const [, url = ''] = /^<(https:\/\/\S+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '') ?? [];
    expect(Object.keys(mail.headers ?? {})).toEqual(['List-Unsubscribe', 'List-Unsubscribe-Post']);
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const token = url.replace(`https://sixsheet.test/${locale}/unsubscribe/`, '');
    expect(readStopToken(env.SESSION_SECRET, token)).toEqual({ userId, topic });
    const { topics } = { ja, en }[locale].mails;
    for (const part of [url, topics[topic].name, `https://sixsheet.test/${locale}/mypage/notices`])
      expect(mail.text).toContain(part);
    expect(mail.text).not.toContain('{{');
  });

  it.each([
    ['a\r\nBcc: all@example.com', 'a Bcc: all@example.com'],
    ['a\u2028\u0085b\u0000c\td', 'a\u2028 b c d'],
    ['杯{{url}} $t(mails.title)', '杯{{url}} $t(mails.title)'],
  ])('has a subject of one line: %j', (subject, line) => {
    expect(write({ ...letter, subject, why: 'player' }).subject).toBe(line);
  });
});

it('a mail leads to the site’s own name, in the request’s language when none is chosen', () => {
  const own = { ...env, PUBLIC_URL: 'https://teams.example/' };
  const { urlOf, write } = mailWriter(request, { env: own, locale: 'en' });
  expect(urlOf('/sign-in')).toBe('https://teams.example/sign-in');
  const { text } = write({ to: 'yui@example.com', why: 'account', subject: '', text: '' });
  expect(text).toContain('delete your account: https://teams.example/mypage/account\n');
});
