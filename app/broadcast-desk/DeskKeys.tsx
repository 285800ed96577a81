import { useTranslation } from 'react-i18next';

const keys = [
  ['kinds', '1 … 0'],
  ['take', 'T'],
  ['save', 'S'],
  ['undo', 'Z'],
  ['redo', 'Y'],
  ['plus', 'Q P'],
  ['minus', 'A L'],
  ['swap', 'X'],
  ['next', 'N'],
  ['step', '⇧1…6 ⇧A…H'],
  ['use', '⇧Q…Y ⇧Z…N'],
  ['search', '/'],
] as const;

/** Hidden until the script runs, because shortcuts need it. */
export function DeskKeys() {
  const { t } = useTranslation();
  return (
    <details className="desk-keys" id="desk-keys" hidden>
      <summary>{t('broadcast.keys.title')}</summary>
      <label className="choice">
        <input type="checkbox" id="keys-on" />
        {t('broadcast.keys.on')}
      </label>
      <dl>
        {keys.map(([act, key]) => (
          <div key={act}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{t(`broadcast.keys.${act}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
