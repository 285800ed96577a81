import { useTranslation } from 'react-i18next';
import type { FormStep } from './use-steps';

const steps = ['tournament', 'player', 'team', 'review'] as const;
export type Step = (typeof steps)[number];

interface Props {
  current: Step;
  /** Opens an earlier step of the form. */
  onGo?: (step: FormStep) => void;
}

/** Progress through the steps; without JavaScript, player and team share a page. */
export function StepProgress({ current, onGo }: Props) {
  const { t } = useTranslation();
  const at = steps.indexOf(current);
  return (
    <ol className="steps" aria-label={t('teams.submit.progress')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'done' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {onGo && step !== 'tournament' && index < at ? (
            <button type="button" onClick={() => onGo(step)}>
              {t(`teams.submit.steps.${step}`)}
            </button>
          ) : (
            t(`teams.submit.steps.${step}`)
          )}
        </li>
      ))}
    </ol>
  );
}
