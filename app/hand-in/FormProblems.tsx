import { useTranslation } from 'react-i18next';
import { sheetLabel } from '~/sheets/sheet-label';
import { ErrorSummary } from '~/ui/form/ErrorSummary';
import { type ErrorsByField, formErrorText, isRight } from './form-progress';
import { type Answer, formId } from './use-sheet-form';

interface Props {
  formError: Answer['formError'];
  asks?: Answer['asks'];
  /** Empty during the review. */
  errors: ErrorsByField;
}

export function FormProblems({ formError, asks, errors }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {formError && (
        <p className="notice bad" role="alert">
          {formErrorText(formError, asks, t)}
        </p>
      )}
      {!isRight(errors) && (
        <ErrorSummary
          errors={errors}
          idOf={(path) => `${formId}-${path}`}
          labelOf={(path) => sheetLabel(path, t)}
        />
      )}
    </>
  );
}
