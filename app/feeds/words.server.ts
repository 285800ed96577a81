import type { AppLoadContext } from '@remix-run/cloudflare';
import { translatorFor } from '~/locales/i18n';
import { localePath } from '~/locales/locale';
import { localeOfAddress } from './answer-text';
import type { Words } from './calendar';

export function wordsOf(request: Request, { env }: AppLoadContext): Words {
  const locale = localeOfAddress(request);
  const site = env.PUBLIC_URL || request.url;
  return {
    t: translatorFor(locale),
    locale,
    link: (path) => new URL(localePath(`/${locale}`, path), site).href,
  };
}
