import type { ReadFile } from '~/card/letters';
import { drawSixCard } from '~/card/six';
import { type Translate, translatorFor } from '~/locales/i18n';
import type { PostRule } from '../post';

export interface CardContent {
  title: string;
  author: string;
  /** Name of the tournament whose results confirm the place. */
  tournament: string | undefined;
  species: readonly string[];
  rule: PostRule;
  finalRank: number | null;
}

/** Draws a post's share image: its title, and the six in both languages. PNG, 1200 × 630 px. */
export function drawCard(content: CardContent, readFile: ReadFile): Promise<Uint8Array> {
  const { title, author, tournament, species, rule, finalRank } = content;
  const [ja, en] = [translatorFor('ja'), translatorFor('en')];
  const placeIn = (t: Translate, rank: number) =>
    rank === 1 ? t('posts.winner') : t('shell.place', { count: rank, ordinal: true });
  return drawSixCard(
    {
      eyebrow: tournament ?? `${ja('posts.title')} ${en('posts.title')}`,
      title,
      chips: [
        ...(finalRank === null
          ? []
          : [{ text: `${placeIn(ja, finalRank)} ${placeIn(en, finalRank)}`, isBright: true }]),
        { text: `${ja(`posts.rule.${rule}`)} ${en(`posts.rule.${rule}`)}` },
      ],
      species,
      foot: author,
    },
    readFile,
  );
}
