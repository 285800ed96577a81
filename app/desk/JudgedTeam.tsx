import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EffectiveRole } from '~/groups/permission';
import { imagesOf } from '~/sheets/team-url';
import { HiddenName } from '~/sheets/view/HiddenName';
import { playerName } from '~/text/nameless';
import type { HostedTournament } from '~/tournaments/hosted-tournament.server';
import { DeskFindings } from './DeskFindings';
import { DeskSheet } from './DeskSheet';
import { JudgeVerbs } from './JudgeVerbs';
import type { findTeamToJudge } from './judged-team.server';
import { JudgedNotes, JudgingSummary } from './judging/Judged';
import { NamesSwitch } from './NamesSwitch';
import { PlayerNotice } from './PlayerNotice';
import { StaffTeamFacts } from './StaffTeamFacts';
import { TeamHistory } from './TeamHistory';

interface Props {
  group: { id: string; place: EffectiveRole };
  tournament: HostedTournament;
  judged: NonNullable<Awaited<ReturnType<typeof findTeamToJudge>>>;
  now: Date;
  heading: 'h1' | 'h2';
  /** The page that shows the team, without a locale prefix, unless it is the team's own: acts lead back to it. */
  back?: string;
}

/** A team as a judge sees it: on its own page, or beside the list of the day. */
export function JudgedTeam({ group, tournament, judged: found, now, heading: Heading, back }: Props) {
  const { team, standing, readingState, images, details, six, history, ...rest } = found;
  const { findings, notice, hasMore, hiding, names, judged, proofs } = rest;
  const { t } = useTranslation();
  const name = playerName(t, team.displayName);
  const here = `/admin/${group.id}/tournaments/${tournament.id}/teams/${team.id}`;
  const isBeside = six.some(
    ({ ability, item, statAlignment, moves }) => ability || item || statAlignment || moves.length > 0,
  );
  return (
    <>
      <Heading>
        {name} {team.tonamelId && <small>{team.tonamelId}</small>}
      </Heading>
      {hiding !== undefined && (
        <div className="notice warn">
          <HiddenName reason={hiding} />
        </div>
      )}
      {team.erasedAt && <p className="notice">{t('desk.team.erased')}</p>}
      {team.withdrawnAt && (
        <p className="notice bad">
          {t(team.withdrawnBy === 'player' ? 'desk.history.withdrawByPlayer' : 'desk.history.withdraw')}
        </p>
      )}
      <JudgeVerbs
        {...{ here, back, team, images }}
        place={group.place}
        checkedRevision={judged.check?.revision ?? null}
      >
        <StaffTeamFacts {...{ team, standing, readingState, tournament, now }} />
      </JudgeVerbs>
      <JudgingSummary {...judged} now={now} revision={team.revision} timeZone={tournament.timeZone} />
      <DeskFindings findings={findings} members={six.map(({ member }) => member)} />
      <div className="judge-bar">
        <NamesSwitch here={back ?? here} names={names} />
        {images > 0 && <a href="#image">{t('desk.team.image')}</a>}
      </div>
      <JudgedSheet {...{ team, name, images }}>
        <DeskSheet {...{ six, details, findings, names }} />
        {isBeside && <p className="soft">{t('desk.team.legend')}</p>}
        {images === 0 && (
          <p className="soft">
            {t(readingState || team.erasedAt ? 'desk.team.imageRemoved' : 'desk.team.noImage')}
          </p>
        )}
      </JudgedSheet>
      <JudgedNotes notes={judged.notes} now={now} timeZone={tournament.timeZone} />
      {notice && <PlayerNotice {...notice} />}
      <TeamHistory entries={history} timeZone={tournament.timeZone} {...{ now, hasMore, proofs }} />
    </>
  );
}

interface JudgedProps {
  team: { id: string };
  name: string;
  images: number;
  children: ReactNode;
}

/** The sheet and its images: side by side where there is room, on a phone one swipe apart. */
function JudgedSheet({ team, name, images, children }: JudgedProps) {
  const { t } = useTranslation();
  const sheet = (
    <section id="sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title" className="visually-hidden">
        {t('desk.team.sheet')}
      </h2>
      {children}
    </section>
  );
  if (images === 0) return sheet;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: lets arrow keys scroll what touch swipes
    <section className="desk-judge" tabIndex={0} aria-label={t('desk.team.sheetAndImage')}>
      {sheet}
      <section className="desk-image" id="image" aria-labelledby="image-title">
        <h2 id="image-title" className="visually-hidden">
          {t('desk.team.image')}
        </h2>
        <div>
          {imagesOf(team.id, images).map((src) => (
            <a key={src} href={src}>
              <img
                src={src}
                alt={t('viewTeam.imageAlt', { name })}
                width={1280}
                height={720}
                loading="lazy"
              />
            </a>
          ))}
        </div>
      </section>
    </section>
  );
}
