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

// A name with a placeholder of the text in it would take that one's value, and the text's own would stay: so what people
// typed has none until all are filled.
const opened = '{{';
const stand = '\ue000';

/** The server loads all languages, the browser the one it shows. */
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
  // addResourceBundle makes a copy of them all, by way of JSON.
  i18n.store.data[locale] = { translation: strings as ResourceKey };
}

export const translatorFor = (locale: Locale): Translate => i18n.getFixedT(locale);

export const pageTitle = (page?: string) => (page ? `${page} - Sixsheet` : 'Sixsheet');
