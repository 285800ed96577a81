import { useTranslation } from 'react-i18next';
import type { Game } from '~/pokedex/game';
import type { HouseRules } from '~/pokedex/house-rules';
import { IdsKept } from '~/sheets/view/IdsKept';
import type { SheetKind } from '~/tournaments/tournament';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { useLocalePath } from '~/ui/root-data';

export interface SubmitTournament {
  id: string;
  name: string;
  game: Game;
  sheetKind: SheetKind;
  submissionDeadlineAt: Date;
  timeZone: string;
  /** Whether staff have unlocked the sheet: `submissionDeadlineAt` is then the unlock's end. */
  isUnlocked?: boolean;
  houseRules?: HouseRules | null;
  /** Given for an existing sheet, to say when its IDs will be removed. */
  endsAt?: Date;
}

export function SubmitHeader({
  tournament,
  now,
  before,
  correction,
  isShort = false,
}: {
  tournament: SubmitTournament;
  now: Date;
  /** The existing sheet, if there is one. */
  before?: object;
  correction?: { title: string; lead: string };
  isShort?: boolean;
}) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { id, name, sheetKind, submissionDeadlineAt, timeZone, houseRules } = tournament;
  const deadline = (
    <span className="soft">
      <Labelled label={t(tournament.isUnlocked ? 'teams.submit.unlockedUntil' : 'teams.submit.deadline')}>
        <Instant at={submissionDeadlineAt} timeZone={timeZone} now={now} />
      </Labelled>
    </span>
  );
  const title = correction?.title ?? t(before ? 'teams.submit.editTitle' : 'teams.submit.title');
  if (isShort) {
    return (
      <header className="submit-header short">
        <h1 className="visually-hidden">{title}</h1>
        <strong>{name}</strong> {deadline}
      </header>
    );
  }
  return (
    <header className="submit-header">
      <p className="eyebrow">{name}</p>
      <h1>{title}</h1>
      <p className="row">
        {correction ? (
          <span className="badge brand-soft">{t(`teams.submit.kind.${sheetKind}`)}</span>
        ) : (
          // Spelled out and explained below the fields.
          <abbr className="badge brand-soft" title={t(`teams.submit.kind.${sheetKind}`)}>
            {sheetKind.toUpperCase()}
          </abbr>
        )}
        {deadline}
        {houseRules && (
          <a href={toPath(`/tournaments/${id}#house-rules`)}>{t('tournaments.houseRules.link')}</a>
        )}
      </p>
      {correction && <p className="soft">{correction.lead}</p>}
    </header>
  );
}

/** Notes below the first fields, so that those and the button fit a phone's first screen. */
export function SubmitNotes({
  tournament: { game, sheetKind, endsAt, timeZone },
  now,
  isChange,
}: {
  tournament: SubmitTournament;
  now: Date;
  isChange: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div className="submit-notes">
      <p className="soft">
        <strong>{t(`teams.submit.kind.${sheetKind}`)}</strong>
        <br />
        {t(sheetKind === 'ots' ? `teams.submit.kindNote.ots.${game}` : 'teams.submit.kindNote.cts')}{' '}
        {t('teams.submit.submitNote')} {t('teams.submit.discordIdNote')}
      </p>
      {isChange && endsAt && (
        <p className="soft">
          <IdsKept idsRemovedAt={null} tournament={{ endsAt, timeZone }} now={now} />
        </p>
      )}
      {!isChange && (
        <p>
          <LinkButton to={`/team-submit/${sheetKind}`} look="quiet">
            {t('teams.submit.otherTournament')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
