import type { AppLoadContext } from '@remix-run/cloudflare';
import { checkTeamImage, type ImageRefusal } from '~/images/check-image';
import { mayUpload } from '~/images/upload-limit.server';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { startReading } from '~/readings/reading.server';

export interface KeptImage {
  readingId?: string;
  refused?: { text: string; status: number };
}

export async function keepImage(
  request: Request,
  image: FormDataEntryValue | null,
  { db, env }: AppLoadContext,
  t: Translate,
  locale: Locale,
): Promise<KeptImage> {
  if (image === null || typeof image === 'string' || image.size === 0) return {};
  if (!(await mayUpload(request, env)))
    return { refused: { text: t('fields.image.tooManyRequests'), status: 429 } };
  const checked = checkTeamImage(new Uint8Array(await image.arrayBuffer()));
  if ('refusal' in checked) return refusedImage(checked.refusal, t);
  return { readingId: await startReading(db, env, checked.image, locale) };
}

export const refusedImage = (refusal: ImageRefusal, t: Translate): KeptImage => ({
  refused: { text: t(`readings.image.${refusal}`), status: refusal === 'tooLarge' ? 413 : 422 },
});
