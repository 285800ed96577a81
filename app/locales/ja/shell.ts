export const shell = {
  pageNotFound: 'Page not found: {{path}}',
  skipToContent: '本文へ移動',
  languageSwitch: '言語',
};
