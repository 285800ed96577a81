import { useTranslation } from 'react-i18next';
import listScript from './list-script.ts?script';

/** Says which keys work, and turns them off. Hidden until the script runs. */
export function ListKeys() {
  const { t } = useTranslation();
  return (
    <>
      <label className="choice soft list-keys" hidden>
        <input type="checkbox" />
        <span>{t('desk.list.keys')}</span>
      </label>
      <script type="module" src={listScript} />
    </>
  );
}
