import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { type CardPicture, drawCardPicture } from '~/team-page/print/card-picture';

const card: CardPicture = {
  tournament: '第12回 湾岸カップ',
  player: 'ハルカ',
  times: ['開始 11月30日(月) 10:00 日本時間', '10:00から相手に見えます'],
  species: ['garchomp', 'incineroar', 'rillaboom', 'fluttermane', 'pelipper', 'amoonguss'],
  proof: '提出の控え番号：7K3QM-9XT2R',
  url: 'https://sixsheet.test/teams/01abc',
  locale: 'ja',
};
const written = (picture: string) =>
  [...picture.matchAll(/<text [^>]*font-size="(\d+)"[^>]*>([^<]*)<\/text>/g)].map(
    ([, size, text = '']) => [Number(size), text] as const,
  );
const textsOf = (changed: Partial<CardPicture> = {}) =>
  written(drawCardPicture({ ...card, ...changed })).map(([, text]) => text);

describe('a card as a picture', () => {
  it('says the event, whose it is, when it opens, the six in both languages and where they are', () => {
    expect(textsOf()).toEqual(
      expect.arrayContaining([
        card.tournament,
        card.player,
        ...card.times,
        'ガブリアス',
        'Garchomp',
        card.proof,
        card.url,
      ]),
    );
    const inEnglish = textsOf({ locale: 'en' });
    expect(inEnglish.indexOf('Garchomp')).toBeLessThan(inEnglish.indexOf('ガブリアス'));
  });

  it('fetches nothing and runs nothing', () => {
    expect(drawCardPicture(card)).not.toMatch(/href|<image|<script|<foreignObject|@import|on\w+=/i);
  });

  const hostile = `</text><script>alert("1")</script>&amp;\u0000\u0008\ud800\uffff`;
  it.each(['tournament', 'player'] as const)(
    'takes whatever stands in the name of the %s as words',
    (what) => {
      const picture = drawCardPicture({ ...card, [what]: hostile });
      expect(picture).not.toContain('<script');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: no XML may hold them
      expect(picture).not.toMatch(/[\u0000-\u0008\ufffe\uffff]|&(?!(?:amp|lt|gt|quot);)/);
      expect(picture).not.toMatch(/\p{Cs}/u);
      expect(picture.match(/<text /g)).toHaveLength(picture.match(/<\/text>/g)?.length ?? 0);
    },
  );

  it.each([
    ['a long name without spaces', '湾岸カップ'.repeat(20)],
    ['a long name with spaces', 'The Harbor Championship of all the World '.repeat(4)],
    ['one long word', 'W'.repeat(100)],
    ['signs of many parts', '👨‍👩‍👧‍👦🏳️‍🌈'.repeat(40)],
    ['nothing', ''],
  ])('has room for %s', (_, tournament) => {
    for (const [size, text] of written(drawCardPicture({ ...card, tournament, player: tournament }))) {
      // A letter is half its height at least, a Japanese one all of it.
      const least = [...text].reduce((sum, letter) => sum + (/[\u3000-\u9fff]/.test(letter) ? 1 : 0), 0);
      expect(least * size).toBeLessThanOrEqual(1080 - 2 * 84);
      expect(text).not.toMatch(/\u200d…/);
    }
    expect(written(drawCardPicture({ ...card, tournament })).length).toBeLessThanOrEqual(
      1 + 12 + 2 + 2 + 1 + 1,
    );
  });

  it('has words for when a sheet opens that name the time', () => {
    for (const text of Object.values(en.teams.success.opensAt)) expect(text).toContain('{{time}}');
  });
});
