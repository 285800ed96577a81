import { useTranslation } from 'react-i18next';
import { asking } from '~/sheets/form-button';

export function NextButton({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="button primary wide" onClick={onNext}>
      {t('teams.submit.next')}
    </button>
  );
}

export function ReviewButton() {
  const { t } = useTranslation();
  return (
    <button type="submit" className="button primary wide" {...asking('review')}>
      {t('teams.submit.toReview')}
    </button>
  );
}

interface TeamButtonsProps {
  busy: boolean;
  onBack: () => void;
  onNext: () => void;
}

export function TeamButtons({ busy, onBack, onNext }: TeamButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="step-buttons">
      <button type="button" className="button" onClick={onBack}>
        {t('teams.submit.back')}
      </button>
      <button type="button" className="button primary" disabled={busy} onClick={onNext}>
        {t(busy ? 'teams.submit.checking' : 'teams.submit.toReview')}
      </button>
    </div>
  );
}
