import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

const files = {
  card: [
    ['card.svg', 'saveCard'],
    ['event.ics', 'calendar'],
  ],
  sheet: [
    ['showdown.txt', 'saveShowdown'],
    ['pokesol.txt', 'savePokesol'],
    ['team.json', 'saveJson'],
  ],
} as const;

interface Props {
  teamSheetId: string;
  part?: keyof typeof files;
  look?: string;
  /** Names the team for screen readers, if a page has several. */
  of?: string;
}

/** Downloads of a player's own team; the server refuses others. */
export function OwnFiles({ teamSheetId, part, look, of: team }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const whose = team && <span className="visually-hidden"> ({team})</span>;
  return (
    <>
      {(part ? files[part] : [...files.card, ...files.sheet]).map(([file, label]) => (
        <a
          key={file}
          className={look}
          href={toPath(`/teams/${teamSheetId}/files/${file}`)}
          download
          data-save-image={file === 'card.svg' ? '' : undefined}
        >
          {t(`teams.success.${label}`)}
          {whose}
        </a>
      ))}
      {part !== 'card' &&
        (
          [
            ['text', 'teams.text.link'],
            ['print', 'teams.success.print'],
          ] as const
        ).map(([page, label]) => (
          <a key={page} className={look} href={toPath(`/teams/${teamSheetId}/${page}`)}>
            {t(label)}
            {whose}
          </a>
        ))}
    </>
  );
}
