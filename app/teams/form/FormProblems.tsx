import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/form/ErrorSummary';
import { type FieldErrors, isRight } from './form-progress';
import { sheetLabel } from './sheet-label';
import { type Answer, formId } from './use-sheet-form';

interface Props {
  formError: Answer['formError'];
  /** None while the last look is shown. */
  errors: FieldErrors;
}

export function FormProblems({ formError, errors }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {formError && (
        <p className="notice bad" role="alert">
          {t(`teams.formErrors.${formError}`)}
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
