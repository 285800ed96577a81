import { useTranslation } from 'react-i18next';

interface Props {
  errors: Readonly<Record<string, readonly string[] | null | undefined>>;
  idOf: (path: string) => string;
  labelOf: (path: string) => string;
}

export function ErrorSummary({ errors, idOf, labelOf }: Props) {
  const { t } = useTranslation();
  const all = Object.entries(errors).flatMap(([path, messages]) =>
    (messages ?? []).map((message) => ({ path, message })),
  );
  if (all.length === 0) return null;
  const labelled = (label: string, value: string) => (label ? t('shell.labelled', { label, value }) : value);
  return (
    <div className="notice bad error-summary" role="alert">
      <p>
        <strong>{t('fields.errorSummary', { count: all.length })}</strong>
      </p>
      <ul>
        {all.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <a href={`#${idOf(path)}`}>{labelled(labelOf(path), message)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
