import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { inDays, retention } from '~/db/retention';
import { ids } from '../world';
import { visitor } from './person';

const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const main = (html: string) => textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');

describe('the privacy policy', () => {
  it('says who runs the site and whom to write to, as configured', async () => {
    for (const path of ['/privacy', '/terms', '/contact']) {
      const html = await visitor.html(path);
      expect(html).toContain(`href="mailto:${env.CONTACT}"`);
      expect(main(html)).toContain(env.OPERATOR_NAME || '管理者の名前は、まだ設定されていません。');
      expect(html).not.toContain('noindex');
    }
  });

  it('says how long what is kept, by the numbers that the sweeper has', async () => {
    const [ja, en] = [main(await visitor.html('/privacy')), main(await visitor.html('/en/privacy'))];
    const days = (milliseconds: number) => inDays(milliseconds);
    expect(ja).toContain(`大会の終了から${days(retention.playerIds)}日`);
    expect(en).toContain(`${days(retention.playerIds)} days after the tournament ends`);
    expect(ja).toContain(`許可された画像の写し ${days(retention.readingSamples)}日`);
    expect(ja).toContain(`最後に使ってから${days(retention.sessions)}日`);
    expect(en).toContain(`Who unlocked or withdrew a team ${days(retention.staffActions)} days`);
    expect(ja).toContain(new URL(env.MAIL_API_URL).host);
    // Sign-in with Google is configured here.
    expect(ja).toContain('Googleでの識別番号');
  });

  it('is linked from every page, and where one signs up', async () => {
    for (const path of [
      '/',
      '/tournaments',
      '/sign-in',
      '/nowhere',
      `/teams/${ids.running}`,
      `/teams/${ids.haruka}`,
    ])
      expect(await visitor.html(path)).toContain('href="/privacy"');
    const form = /<form[\s\S]*<\/form>/.exec(await visitor.html('/en/sign-up'))?.[0] ?? '';
    expect(form).toContain('href="/en/privacy"');
    expect(form).toContain('href="/en/terms"');
    expect(await visitor.html('/sign-up?with=google')).toMatch(/<main[\s\S]*href="\/terms"/);
    // Overlays have no footer.
    expect(await visitor.html('/broadcast/ganyu')).not.toContain('/privacy');
  });
});
