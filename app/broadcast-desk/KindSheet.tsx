import { useTranslation } from 'react-i18next';
import { type SceneKind, sceneKinds } from '~/broadcast/scene';
import { ActButton } from './ActButton';

/** Kinds of scene in the bar of a phone, where the form is two screens away. A press saves the draft with its kind. */
export function KindSheet({ kind: current }: { kind: SceneKind }) {
  const { t } = useTranslation();
  return (
    <details className="kind-sheet">
      <summary className="button">{t(`broadcast.kinds.${current}`)}</summary>
      <fieldset>
        <legend className="visually-hidden">{t('broadcast.fields.kind')}</legend>
        {sceneKinds.map((kind) => (
          <ActButton
            key={kind}
            act="save"
            form="draft"
            name="kind"
            value={kind}
            aria-pressed={kind === current}
          >
            {t(`broadcast.kinds.${kind}`)}
          </ActButton>
        ))}
      </fieldset>
    </details>
  );
}
