import { useTranslation } from 'react-i18next';

const steps = ['tournament', 'player', 'team', 'review'] as const;
export type Step = (typeof steps)[number];

/** Progress through the steps; without JavaScript, player and team share a page. */
export function StepProgress({ current }: { current: Step }) {
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
          {t(`teams.submit.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
