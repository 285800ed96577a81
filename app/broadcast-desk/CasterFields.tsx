import { useTranslation } from 'react-i18next';
import type { Caster } from '~/broadcast/scene';
import { type DeskFormState, DeskText } from './DeskField';
import { casterNumbers } from './desk-values';

export function CasterFields({ state, known }: { state: DeskFormState; known: readonly Caster[] }) {
  const { t } = useTranslation();
  return (
    <div className="desk-casters">
      <p className="hint">{t('broadcast.fields.knownCasters')}</p>
      {casterNumbers.map((number) => (
        <div key={number} className="desk-caster">
          <DeskText
            state={state}
            name={`casterName${number}`}
            label={t('broadcast.fields.casterName', { number })}
            list="caster-names"
          />
          <DeskText state={state} name={`casterNameEn${number}`} label={t('told.english.caster')} />
          <DeskText
            state={state}
            name={`casterHandle${number}`}
            label={t('broadcast.fields.casterHandle')}
            list="caster-handles"
            autoCapitalize="off"
            spellCheck={false}
          />
        </div>
      ))}
      <datalist id="caster-names">
        {[...new Set(known.map(({ name }) => name))].filter(Boolean).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id="caster-handles">
        {[...new Set(known.map(({ handle }) => handle))].filter(Boolean).map((handle) => (
          <option key={handle} value={handle} />
        ))}
      </datalist>
    </div>
  );
}
