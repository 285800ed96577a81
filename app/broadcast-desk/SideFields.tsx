import { useTranslation } from 'react-i18next';
import type { OnAirTeam } from '~/broadcast/on-air';
import { nameOfPreset, roundPresets } from '~/broadcast/round';
import { aboutFields } from '~/broadcast/scene';
import { useLocale } from '~/ui/root-data';
import { type DeskFormState, DeskSelect, DeskText } from './DeskField';
import { sideColors } from './desk-values';

export interface SideLink {
  /** Link details only apply while the form has this name. */
  player: string;
  tonamelId?: string;
  said: string;
  sameName: number;
}

export function SideFields({
  state,
  side,
  link,
  team,
}: {
  state: DeskFormState;
  side: 1 | 2;
  link: SideLink | undefined;
  team: OnAirTeam | null;
}) {
  const { t } = useTranslation();
  const color = state.values[`color${side}`] ?? '';
  const known = Object.entries(sideColors);
  const isOwn = color !== '' && !known.some(([, value]) => value === color);
  return (
    <div className="desk-side">
      <DeskText
        state={state}
        name={`player${side}`}
        label={t('broadcast.fields.player', { side })}
        list="players"
        hint={
          state.values[`player${side}`] && state.values[`player${side}`] === link?.player ? (
            <LinkOf link={link} team={team} />
          ) : (
            t('broadcast.fields.playerHint')
          )
        }
      />
      <input type="hidden" name={`team${side}`} value={state.values[`team${side}`]} />
      <DeskSelect
        state={state}
        name={`score${side}`}
        label={t('broadcast.fields.score')}
        choices={['0', '1', '2', '3'].map((value) => [value, value] as const)}
      />
      <DeskSelect
        state={state}
        name={`color${side}`}
        label={t('broadcast.fields.color')}
        choices={[
          ['', t('broadcast.colors.theme')],
          ...known.map(
            ([name, value]) => [value, t(`broadcast.colors.${name as keyof typeof sideColors}`)] as const,
          ),
          ...(isOwn ? [[color, t('broadcast.colors.own')] as const] : []),
        ]}
      />
      <details
        id={`about${side}`}
        className="desk-about"
        open={aboutFields.some((field) => state.problems[`${field}${side}`])}
      >
        <summary>
          {t('told.about.title')}{' '}
          <small className="soft">
            {aboutFields.flatMap((field) => state.values[`${field}${side}`] || []).join(' / ')}
          </small>
        </summary>
        <div className="desk-pairs">
          {aboutFields.map((field) => (
            <DeskText
              key={field}
              state={state}
              name={`${field}${side}`}
              label={t(`told.about.${field}`)}
              {...(field === 'seed' && { inputMode: 'numeric' })}
              {...(field === 'handle' && { autoCapitalize: 'off', spellCheck: false })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

function LinkOf({ link, team }: { link: SideLink | undefined; team: OnAirTeam | null }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (link?.tonamelId === undefined)
    return link && link.sameName > 1
      ? t('broadcast.link.many', { many: link.sameName })
      : t('broadcast.link.guest');
  return (
    <>
      {t('broadcast.link.team', { tonamelId: link.tonamelId || t('desk.removed') })}
      {link.said && <> — {t('shell.labelled', { label: t('broadcast.link.said'), value: link.said })}</>}
      {team ? (
        <> — {team.members.map(({ species }) => species[locale]).join('・')}</>
      ) : (
        <> — {t('broadcast.link.hidden')}</>
      )}
    </>
  );
}

export function RoundFields({ state }: { state: DeskFormState }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className="desk-round">
      <DeskSelect
        state={state}
        name="round"
        label={t('broadcast.fields.round')}
        choices={[
          ['', t('broadcast.fields.noRound')],
          ...roundPresets.map((preset) => [preset, nameOfPreset(preset)[locale]] as const),
          ['text', t('broadcast.fields.ownRound')],
        ]}
      />
      <DeskText
        state={state}
        name="roundNumber"
        label={t('broadcast.fields.roundNumber')}
        inputMode="numeric"
        pattern="[0-9]*"
      />
      <DeskText state={state} name="roundJa" label={t('broadcast.fields.roundJa')} lang="ja" />
      <DeskText state={state} name="roundEn" label={t('broadcast.fields.roundEn')} lang="en" />
    </div>
  );
}
