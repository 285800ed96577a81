import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { webhookMessageShapes } from '~/api/shapes/notice';
import { sampleOf } from '~/api/shapes/sample-notice';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { cutTo, discordBody, type Embed, escapeMarkdown, limits } from '~/webhooks/discord';
import { embedOf } from '~/webhooks/embed.server';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', minLength: 3000, maxLength: 6000 }),
  fc.constantFrom(
    '',
    ' ',
    '@everyone',
    '**',
    '\\',
    '𩸽'.repeat(3000),
    '*'.repeat(5000),
    '👨‍👩‍👧‍👦'.repeat(900),
  ),
);
const embed: fc.Arbitrary<Embed> = fc.record({
  title: text,
  lines: fc.array(text, { maxLength: 5 }),
  fields: fc.array(
    fc.record({ name: text, value: fc.oneof(text, fc.constant({ at: new Date('2026-11-24T12:00:00Z') })) }),
    { maxLength: 40 },
  ),
  footer: text,
  at: fc.constant(new Date('2026-11-24T12:00:00Z')),
});

describe('an embed of Discord', () => {
  it('stays within its limits and mentions nobody, whatever stands in it', () => {
    fc.assert(
      fc.property(embed, (given) => {
        const body = discordBody(given);
        expect(body.allowed_mentions).toEqual({ parse: [] });
        const [{ title = '', description = '', fields = [], footer }] = body.embeds as [
          (typeof body.embeds)[number],
        ];
        expect(title.length).toBeLessThanOrEqual(limits.title);
        expect(description.length).toBeLessThanOrEqual(limits.description);
        expect(fields.length).toBeLessThanOrEqual(limits.fields);
        for (const { name, value } of fields) {
          expect([name.length > 0, value.length > 0]).toEqual([true, true]);
          expect([name.length <= limits.fieldName, value.length <= limits.fieldValue]).toEqual([true, true]);
        }
        const all = [
          title,
          description,
          footer?.text ?? '',
          ...fields.flatMap(({ name, value }) => [name, value]),
        ];
        expect(all.join('').length).toBeLessThanOrEqual(limits.all);
      }),
    );
  });

  it.each([
    ['ハルカ', 'ハルカ'],
    ['*_~`|>#', '\\*\\_\\~\\`\\|\\>\\#'],
    ['<@123> @everyone', '\\<\\@123\\> \\@everyone'],
    ['[x](https://evil.example/a_b)', '\\[x\\]\\(https://evil.example/a_b\\)'],
    ['a\\', 'a\\\\'],
    ['https://x.example/**||`\\', 'https://x.example/\\*\\*\\|\\|\\`\\\\'],
  ])('shows %s as it was written', (written, escaped) => {
    expect(escapeMarkdown(written)).toBe(escaped);
  });

  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['a😀b', 3, 'a…'],
    // Half of an escape would take the mark of the cut.
    ['ab\\*', 4, 'ab\\*'],
    ['ab\\*c', 4, 'ab…'],
    ['abc', 0, ''],
  ])('cuts %s at %i to %s', (long, max, cut) => {
    expect(cutTo(long, max)).toBe(cut);
  });

  describe('of each event', () => {
    beforeAll(() => {
      loadStrings('ja', ja);
      loadStrings('en', en);
    });
    const sample = {
      group: { id: 'g', name: 'ムーンライト杯' },
      name: { ja: '第1回', en: 'No. 1' },
      player: '*ハルカ*',
      opponent: 'ソラマメ',
      title: { ja: '会場', en: '' },
      text: { ja: '2階', en: '' },
      link: (path: string) => `https://sixsheet.example${path}`,
      now: new Date('2026-11-24T12:00:00Z'),
    };
    it.each(webhookMessageShapes)(
      '$kind fits its shape, and says it in both languages',
      ({ kind, shape }) => {
        const told = sampleOf(kind, sample);
        expect(shape.parse(told)).toEqual(told);
        const [one, both] = [embedOf(told, 'ja'), embedOf(told, 'both')];
        expect(one.title).not.toContain('webhooks.');
        if (kind !== 'webhook.test') expect(both.title).toContain(' / ');
        const body = JSON.stringify(discordBody(both));
        expect(body).not.toContain('/teams/');
        if (kind.startsWith('sheet.')) expect(body).toContain('\\\\*ハルカ\\\\*');
        if (kind === 'announcement.posted')
          expect(discordBody(embedOf(told, 'en')).embeds[0]?.description).toContain('会場');
      },
    );
  });
});
