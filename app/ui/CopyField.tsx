import { CopyButton } from './CopyButton';

export function CopyField({
  id,
  label,
  hint,
  value,
  copy,
}: {
  id: string;
  label: string;
  hint?: string;
  value: string;
  copy: string;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="copy-line">
        <input
          id={id}
          type="text"
          readOnly
          value={value}
          spellCheck={false}
          aria-describedby={hint && `${id}-hint`}
        />
        <CopyButton text={value} label={copy} />
      </div>
    </div>
  );
}
