import { createInstance, type TFunction } from 'i18next';
import type { ja } from './ja';
import type { Locale } from './locale';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof ja };
  }
}

export type Translate = TFunction<'translation'>;

/** The server loads all languages, the browser the one it shows. */
export const i18n = createInstance({
  resources: {},
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initImmediate: false,
});
void i18n.init();

export function loadStrings(locale: Locale, strings: object) {
  i18n.addResourceBundle(locale, 'translation', strings);
}

export const translatorFor = (locale: Locale): Translate => i18n.getFixedT(locale);

export const pageTitle = (page?: string) => (page ? `${page} - Sixsheet` : 'Sixsheet');
