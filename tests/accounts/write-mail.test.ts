import { beforeAll, describe, expect, it } from 'vitest';
import { readStopToken } from '~/accounts/mail-choices/stop-link.server';
import { mailTopics } from '~/accounts/mail-choices/topics';
import { languagesOf, mailWriter } from '~/accounts/write-mail.server';
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

const to = 'yui@example.com';
const part = { subject: '件名', text: '本文' };

beforeAll(() => {
  loadStrings('ja', ja);
  loadStrings('en', en);
});

describe.each(locales)('a mail in %s', (locale) => {
  const { write } = mailWriter(request, env, [locale]);

  it.each(whys)('says at its end why one gets it, how to stop it and whom to ask: %s', (why) => {
    const mail = write({ to, why }, [part]);
    expect(mail).toMatchObject({ to, subject: part.subject });
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
    const mail = write({ to, why: 'player', stop: { userId, topic } }, [part]);
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
    expect(write({ to, why: 'player' }, [{ ...part, subject }]).subject).toBe(line);
  });
});

it('a mail leads to the site’s own name', () => {
  const own = { ...env, PUBLIC_URL: 'https://teams.example/' };
  const { versions, write } = mailWriter(request, own, ['en']);
  expect(versions[0]?.urlOf('/sign-in')).toBe('https://teams.example/en/sign-in');
  const { text } = write({ to, why: 'account' }, [part]);
  expect(text).toContain('delete your account: https://teams.example/en/mypage/account\n');
});

describe('a mail to somebody who has chosen no language', () => {
  const { versions, write } = mailWriter(request, env, languagesOf(null));

  it('is in both, Japanese first, and so are the reason for it and how to stop it', () => {
    const stop = { userId, topic: 'deadline' } as const;
    const mail = write(
      { to, why: 'entrant', stop },
      versions.map(({ locale, urlOf }) => ({ subject: locale, text: urlOf('/mypage') })),
    );
    expect(mail.subject).toBe('ja / en');
    const [japanese = '', english = '', ...more] = mail.text.split('\n\n—\n').slice(1);
    expect(mail.text).toMatch(
      /^https:\/\/sixsheet\.test\/ja\/mypage\n\n— — —\n\nhttps:\/\/sixsheet\.test\/en\/mypage\n/,
    );
    expect(more).toEqual([]);
    for (const [footer, locale, { mailFooter }] of [
      [japanese, 'ja', ja.accounts],
      [english, 'en', en.accounts],
    ] as const) {
      expect(footer).toContain(mailFooter.why.entrant.split('{{')[0]);
      expect(footer).toContain(`https://sixsheet.test/${locale}/unsubscribe/`);
      expect(footer).toContain(`https://sixsheet.test/${locale}/mypage/notices`);
    }
    expect(mail.headers?.['List-Unsubscribe']).toContain('https://sixsheet.test/ja/unsubscribe/');
  });

  it('keeps both footers if there are words in one language alone', () => {
    const mail = write({ to, why: 'player' }, [part]);
    expect(mail.subject).toBe(part.subject);
    expect(mail.text.split('\n\n—\n')).toHaveLength(3);
  });
});
