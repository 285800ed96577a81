import { useTranslation } from 'react-i18next';
import { CardLinks } from '~/results/CardLinks';
import type { PlaceNaming } from '~/results/final-standing';
import type { Result } from '~/results/result';
import { resultWords } from '~/results/result-words';
import { postText } from '~/results/share-text';
import { isPublished, type Publication } from '~/tournaments/tournament';
import { useLocale, useLocalePath, usePage } from '~/ui/root-data';

/** A team of the viewer, and its result if that is public. */
interface OwnResult {
  id: string;
  isPublic: boolean;
  tournament: Publication & { id: string; name: string; nameEn: string };
  result: (Result & PlaceNaming) | null;
}

interface Props {
  own: OwnResult;
  now: Date;
  /** Buttons on pages of several teams; on a team's own page plain links. */
  isRow?: boolean;
}

/** Saves the card of the viewer's own result, and posts it on X. */
export function ResultLinks({ own: { id, isPublic, tournament, result }, now, isRow = false }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { origin } = usePage();
  const words = result && isPublished(tournament, now) && resultWords(t, result);
  if (!words) return null;
  const title = (locale === 'en' && tournament.nameEn) || tournament.name;
  const line = [words.headline, words.rest].filter(Boolean).join(' · ');
  // A private team is open to its player alone.
  const url = `${origin}${isPublic ? `/teams/${id}` : `/tournaments/${tournament.id}`}`;
  return (
    <CardLinks
      card={toPath(`/teams/${id}/result/card`)}
      file={`result-${id}.png`}
      text={postText(title, [line], url)}
      labels={{ save: t('results.card.saveOwn'), share: t('results.card.shareOwn') }}
      {...(isRow
        ? { looks: { save: 'button quiet', share: 'button quiet' }, of: tournament.name }
        : { unseen: 'unseen' })}
    />
  );
}
