import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';
import { LeftOut } from '~/ui/paste/LeftOut';
import { PastedColumns } from '~/ui/paste/PastedColumns';
import { standingOf, standingText } from './final-standing';
import type { NamedTeam } from './named-team';
import { PastedProblems } from './PastedProblems';
import { unsaidChoices } from './paste-plan';
import type { PasteAnswer } from './paste-results.server';
import { meanings } from './pasting/meaning';
import type { Result } from './result';

const maxShown = 200;

/** What a table was understood as, and what it changes: nothing is kept before this was seen. */
export function PastedResults({ answer }: { answer: PasteAnswer }) {
  const { t } = useTranslation();
  const { columns, faults, ready, changed, unsaid } = answer;
  const isRead = faults.length === 0;
  const mayKeep = ready && (changed.length > 0 || unsaid.length > 0);
  return (
    <section className="card stack" aria-labelledby="check">
      <h2 id="check">{t('pasted.check')}</h2>
      {(answer.isOther || answer.isChosenAnew) && (
        <p className="notice warn" role="alert">
          {t(answer.isOther ? 'results.paste.isOther' : 'pasted.readAnew')}
        </p>
      )}
      {isRead && !ready && !columns.some(({ meaning }) => meaning === 'unknown') && (
        <p className="notice bad" role="alert">
          {t('results.paste.notReady')}
        </p>
      )}
      <PastedColumns
        columns={columns}
        mustKnow
        options={meanings
          .filter((meaning) => meaning !== 'unused')
          .map((meaning) => ({ value: meaning, label: t(`results.paste.meanings.${meaning}`) }))}
      />
      {isRead && (
        <>
          <ReadLines answer={answer} />
          {!mayKeep && ready && <p className="notice">{t('results.paste.nothing')}</p>}
          <input type="hidden" name="read" value={answer.read} />
          <input type="hidden" name="seen" value={answer.seen} />
          <input type="hidden" name="chosen" value={answer.chosen} />
        </>
      )}
      <p className="desk-actions">
        {mayKeep && (
          <button className="button primary" type="submit" name="intent" value="keep">
            {t('results.paste.keep')}
          </button>
        )}
        <button className="button" type="submit" name="intent" value="again">
          {t('pasted.again')}
        </button>
      </p>
    </section>
  );
}

function ReadLines({ answer }: { answer: PasteAnswer }) {
  const { t } = useTranslation();
  const { columns, problems, missing, gaps, changed, unchanged, unsaid } = answer;
  const without = missing.filter(({ id }) => unsaid.every((team) => team.id !== id));
  return (
    <>
      <Chosen chosen={answer.players} />
      {problems.length > 0 && <PastedProblems {...{ problems, columns, missing }} />}
      {answer.winsAlone && <p className="notice">{t('results.paste.winsAlone')}</p>}
      {gaps.length > 0 && (
        <p className="notice warn">
          {t('results.paste.gaps', {
            places: gaps
              .slice(0, 20)
              .map(({ from, to }) => (from === to ? from : `${from}–${to}`))
              .join(t('pasted.separator')),
          })}
        </p>
      )}
      <Changes changed={changed} />
      {unchanged > 0 && <p>{t('results.paste.unchanged', { count: unchanged })}</p>}
      {without.length > 0 && (
        <Part title={t('results.paste.missing', { count: without.length })} isOpen={without.length <= 30}>
          <Names teams={without} />
        </Part>
      )}
      {unsaid.length > 0 && (
        <LeftOut
          name="unsaid"
          title={t('results.paste.unsaid', { count: unsaid.length })}
          choices={unsaidChoices.map((value) => ({
            value,
            label: t(`results.paste.unsaidChoices.${value}`),
          }))}
        >
          <Names teams={unsaid} />
        </LeftOut>
      )}
    </>
  );
}

/** Folded where there is more than can be read at a glance. */
const Part = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen}>
    <summary>{title}</summary>
    {children}
  </details>
);

function Names({ teams }: { teams: readonly Pick<NamedTeam, 'displayName'>[] }) {
  const { t } = useTranslation();
  const names = teams.slice(0, maxShown).map(({ displayName }) => playerName(t, displayName));
  return (
    <p>
      {names.join(t('pasted.separator'))}
      {teams.length > maxShown && ` ${t('results.paste.more', { count: teams.length - maxShown })}`}
    </p>
  );
}

function Chosen({ chosen }: { chosen: PasteAnswer['players'] }) {
  const { t } = useTranslation();
  return chosen.map(({ key, line, text, team }) => (
    <div className="field" key={key}>
      <label htmlFor={`player.${key}`}>
        {t('pasted.line', { line })} <q>{text}</q>
      </label>
      <select id={`player.${key}`} name={`player.${key}`} defaultValue={team.id}>
        <option value={team.id}>{playerName(t, team.displayName)}</option>
        <option value="">{t('results.paste.chooseAnew')}</option>
      </select>
    </div>
  ));
}

function Changes({ changed }: Pick<PasteAnswer, 'changed'>) {
  const { t } = useTranslation();
  if (changed.length === 0) return null;
  const said = (result: Result | null) =>
    (result && standingText(t, standingOf(result))) || t('results.blank');
  return (
    <Part title={t('results.paste.changed', { count: changed.length })} isOpen={changed.length <= 30}>
      <table className="paste-changes">
        <thead>
          <tr>
            <th scope="col">{t('results.team')}</th>
            <th scope="col">{t('results.paste.before')}</th>
            <th scope="col">{t('results.paste.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ team, after }) => (
            <tr key={team.id}>
              <th scope="row">
                {playerName(t, team.displayName)} <small className="soft">{team.tonamelId}</small>
              </th>
              <td>{said(team.result)}</td>
              <td>{said(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
