import { useTranslation } from 'react-i18next';
import { type CheckState, checkState } from '~/judging/sheet-check';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  /** The sheet's path on the desk, without a locale prefix. */
  here: string;
  /** The page to return to, without a locale prefix, unless it is the sheet's. */
  back?: string;
  revision: number;
  checkedRevision: number | null;
}

/** Marks the displayed revision as checked, or unmarks it. */
export function CheckVerb({ here, back, revision, checkedRevision }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const isChecked = checkState(revision, checkedRevision) === 'checked';
  return (
    <form method="post" action={toPath(`${here}/check`)}>
      <input type="hidden" name="revision" value={revision} />
      {back && <input type="hidden" name="back" value={toPath(back)} />}
      {isChecked && <input type="hidden" name="intent" value="undo" />}
      <button
        className={isChecked ? 'button quiet' : 'button primary'}
        type="submit"
        data-key={isChecked ? undefined : 'c'}
      >
        {t(isChecked ? 'judging.check.unmark' : 'judging.check.mark')}
      </button>
    </form>
  );
}

const looks = { none: '', checked: 'good', changed: 'warn' } as const satisfies Record<CheckState, string>;

export function CheckBadge({ state }: { state: CheckState }) {
  const { t } = useTranslation();
  return <span className={`badge ${looks[state]}`}>{t(`judging.check.${state}`)}</span>;
}
