import { createInstance, type PostProcessorModule, type ResourceKey, type TFunction } from 'i18next';
import type { ja } from './ja';
import type { Locale } from './locale';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof ja };
  }
}

export type Translate = TFunction<'translation'>;

// A `{{placeholder}}` in user input would be interpolated: its braces are replaced until all values are filled in.
const opened = '{{';
const stand = '\ue000';

/** The server loads all languages, the browser only the current one. */
export const i18n = createInstance({
  resources: {},
  fallbackLng: false,
  interpolation: { escapeValue: true, escape: (typed) => typed.replaceAll(opened, stand) },
  postProcess: 'typed',
  initImmediate: false,
});
i18n.use({
  type: 'postProcessor',
  name: 'typed',
  process: (text: unknown) => (typeof text === 'string' ? text.replaceAll(stand, opened) : text),
} as PostProcessorModule);
void i18n.init();

export function loadStrings(locale: Locale, strings: object) {
  // addResourceBundle would copy all strings by way of JSON.
  i18n.store.data[locale] = { translation: strings as ResourceKey };
}

export const translatorFor = (locale: Locale): Translate => i18n.getFixedT(locale);

export const pageTitle = (page?: string) => (page ? `${page} - Sixsheet` : 'Sixsheet');
