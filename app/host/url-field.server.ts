import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import { externalUrl } from '~/ui/safe-url';

const maxUrlLength = 500;

export const urlField = (t: Translate) =>
  z
    .string()
    .optional()
    .transform((input, context): string | null => {
      const text = (input ?? '').trim();
      if (!text) return null;
      const url = externalUrl(/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text);
      if (url && url.length <= maxUrlLength) return url;
      context.addIssue({
        code: 'custom',
        message: url ? t('host.problems.urlTooLong', { max: maxUrlLength }) : t('host.problems.urlInvalid'),
      });
      return null;
    });
