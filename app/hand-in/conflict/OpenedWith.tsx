import { printUndecided, type ShownConflict, undecidedField } from '~/sheets/conflict/shown-conflict';

interface Props {
  /** Undefined for a new sheet. */
  revision?: number;
  conflict?: ShownConflict;
}

/** Revision that the form was opened with, for optimistic concurrency. */
export function OpenedWith({ revision, conflict }: Props) {
  if (revision === undefined) return null;
  // A restored draft and a reload for a new build bring back the older revision. React would overwrite a hidden input.
  return (
    <>
      <textarea key={revision} name="revision" defaultValue={revision} hidden readOnly />
      {conflict && <input type="hidden" name={undecidedField} value={printUndecided(conflict)} />}
    </>
  );
}
