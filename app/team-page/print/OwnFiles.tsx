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
  /** Of what; of both where nothing is said. */
  part?: keyof typeof files;
  /** Classes of a link. */
  look?: string;
  /** Told to those who hear the links one by one, where many teams stand on a page. */
  of?: string;
}

/** Links to all that players may take along of their own team; nobody else is shown them, or answered. */
export function OwnFiles({ teamSheetId, part, look, of }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const whose = of && <span className="visually-hidden"> ({of})</span>;
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
