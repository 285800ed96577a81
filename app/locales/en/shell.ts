import type { shell as source } from '../ja/shell';
import type { Translated } from '../translated';

export const shell: Translated<typeof source> = {
  pageNotFound: 'Page not found: {{path}}',
  skipToContent: 'Skip to content',
  languageSwitch: 'Language',
};
