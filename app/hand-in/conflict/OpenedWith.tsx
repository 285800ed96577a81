import { printUndecided, type ShownConflict, undecidedField } from '~/sheets/conflict/shown-conflict';

interface Props {
  /** Undefined for a new sheet. */
  revision?: number;
  conflict?: ShownConflict;
}

/** Revision that the form was opened with, for optimistic concurrency. */
export function OpenedWith({ revision, conflict }: Props) {
  if (revision === undefined) return null;
  // Uncontrolled: a reload for a new build restores the fields, and React must not overwrite this one.
  return (
    <>
      <input key={revision} type="hidden" name="revision" defaultValue={revision} />
      {conflict && <input type="hidden" name={undecidedField} value={printUndecided(conflict)} />}
    </>
  );
}
