import { expect, it } from 'vitest';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';

loadStrings('ja', ja);
const t = translatorFor('ja');

// A player's name, a reason and a tournament's name stand in texts and mails as they were typed.
it.each(['$t(shell.copy)', '{{label}}', '{{value}}', '$t(shell.labelled, {"label":"x"})', '$&', "$'", '$1'])(
  'what people type is no template: %s',
  (typed) => {
    expect(t('shell.labelled', { label: typed, value: typed })).toBe(`${typed}：${typed}`);
    expect(t('viewTeam.title', { name: typed })).toBe(`${typed}さんのチーム`);
  },
);

it('a placeholder of the text that somebody typed keeps its place, and the text’s own its value', () => {
  expect(t('shell.labelled', { label: '{{value}}', value: '7' })).toBe('{{value}}：7');
});
