import { printUndecided, type ShownConflict, undecidedField } from '~/sheets/conflict/shown-conflict';

interface Props {
  /** None of a form that makes a sheet. */
  revision?: number;
  conflict?: ShownConflict;
}

/** With which revision a form was opened, through every answer: what others change meanwhile is told by it. */
export function OpenedWith({ revision, conflict }: Props) {
  if (revision === undefined) return null;
  // A reload for a new build gives fields back as they were: this one too, so React must not set it anew.
  return (
    <>
      <input key={revision} type="hidden" name="revision" defaultValue={revision} />
      {conflict && <input type="hidden" name={undecidedField} value={printUndecided(conflict)} />}
    </>
  );
}
