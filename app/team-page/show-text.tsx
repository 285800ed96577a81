import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageNotFound } from '~/http/errors';
import { printPokesol } from '~/pastes/pokesol';
import { isBattleReady, printBattleReady, printShowdown, printSpecies } from '~/pastes/showdown';
import { withoutHiddenName } from '~/sheets/find-team-sheet.server';
import { reveal } from '~/sheets/reveal';
import { playerName, tournamentName } from '~/text/nameless';
import { CopyButton } from '~/ui/CopyButton';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { findAskedTeam, noteLook } from './asked-team.server';

const { handle, meta } = page<typeof loader>({
  audience: 'person',
  sendsTo: 'https://pokepast.es',
  layout: 'user',
  enhance: true,
  title: (t, team) => t('teams.text.pageTitle', { name: playerName(t, team?.author ?? '') }),
});

export { handle, meta };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A team as other programs read it: what the viewer sees on its page, no more. @throws 404 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { now } = context;
  const found = await findAskedTeam(request, context, params.teamId ?? '');
  if (!found) throw pageNotFound(request);
  const { sheet, seenBy } = found;
  const revealed = reveal(seenBy, sheet, now);
  // The page gives the reason.
  if (revealed.denied) throw redirect(context.to(`/teams/${sheet.id}`));
  await noteLook(request, context, found);
  const { id, members, game } = sheet;
  const others = withoutHiddenName(sheet, now);
  const isOpen = revealed.level !== 'species';
  return data(
    {
      id,
      game,
      // This leaves the site: a hidden name is never in it, whoever sends it.
      tournamentName: others.tournamentName,
      author: others.displayName,
      closed: printSpecies(members),
      open: isOpen ? printShowdown(members) : undefined,
      pokesol: isOpen ? printPokesol(members) : undefined,
      battle: isOpen && isBattleReady(members) ? printBattleReady(members) : undefined,
      lacks: isOpen && !isBattleReady(members),
    },
    { headers: { 'Cache-Control': 'private, no-store', Vary: 'Cookie' } },
  );
}

export default function ShowText() {
  const { id, game, author, closed, open, pokesol, battle, lacks, ...shown } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const tournament = tournamentName(t, shown.tournamentName);
  const toPath = useLocalePath();
  const name = playerName(t, author);
  return (
    <div className="narrow stack">
      <header>
        <p className="eyebrow">{tournament}</p>
        <h1>{t('teams.text.pageTitle', { name })}</h1>
      </header>
      {open !== undefined && (
        <section className="card">
          <TeamText kind="open" text={open} />
          <form method="post" action="https://pokepast.es/create" target="_blank" rel="noopener noreferrer">
            <input type="hidden" name="title" value={tournament} />
            <input type="hidden" name="author" value={name} />
            <input type="hidden" name="notes" value="" />
            <input type="hidden" name="paste" value={open} />
            <p className="hint" id="paste-hint">
              {t('teams.text.pasteHint')}
            </p>
            <button className="button" type="submit" aria-describedby="paste-hint">
              {t('teams.text.paste')}
            </button>
          </form>
        </section>
      )}
      {battle !== undefined && (
        <section className="card">
          <TeamText kind="battle" text={battle} hint={t(`teams.text.battleHint.${game}`)} />
        </section>
      )}
      {lacks && <p className="soft">{t('teams.text.lacks')}</p>}
      <section className="card">
        <TeamText kind="closed" text={closed} />
      </section>
      {pokesol !== undefined && (
        <section className="card">
          <TeamText kind="pokesol" text={pokesol} lang="ja" />
        </section>
      )}
      <p>
        <a href={toPath(`/teams/${id}`)}>{t('teams.success.toTeam')}</a>
      </p>
    </div>
  );
}

interface TextProps {
  kind: 'open' | 'closed' | 'battle' | 'pokesol';
  text: string;
  hint?: string;
  lang?: 'en' | 'ja';
}

function TeamText({ kind, text, hint, lang = 'en' }: TextProps) {
  const { t } = useTranslation();
  const trimmed = text.trim();
  return (
    <div className="field">
      <label htmlFor={`text-${kind}`}>{t(`teams.text.kinds.${kind}`)}</label>
      {hint && (
        <p className="hint" id={`hint-${kind}`}>
          {hint}
        </p>
      )}
      <textarea
        id={`text-${kind}`}
        readOnly
        lang={lang}
        rows={Math.min(14, trimmed.split('\n').length)}
        value={trimmed}
        spellCheck={false}
        aria-describedby={hint && `hint-${kind}`}
      />
      <p>
        <CopyButton text={trimmed} label={t('shell.copy')} />
      </p>
    </div>
  );
}
