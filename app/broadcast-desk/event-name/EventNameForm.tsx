import { type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { BroadcastEvent } from '~/broadcast/event';
import { maxEventName } from '~/broadcast/event-names';
import type { Name } from '~/pokedex/name';
import { TextField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { SeenConflicts } from '~/ui/form/SeenConflicts';
import { printSeen, type SeenConflict } from '~/ui/form/seen';

interface Props {
  event: BroadcastEvent;
  /** The crew's own spelling, and the theme's, which stands where the crew's is empty. */
  own: Name;
  themed: Name;
  mayChange: boolean;
  answer?: { lastResult: SubmissionResult<string[]>; seen: string; conflict?: SeenConflict };
}

export function EventNameForm({ event, own, themed, mayChange, answer }: Props) {
  const { t } = useTranslation();
  const [form, { ja, en }] = useForm<Name>({
    id: 'event-name',
    lastResult: answer?.lastResult,
    defaultValue: own,
  });
  const lineOf = (language: keyof Name) => ({
    label: t(`broadcast.settings.eventName.${language}`),
    hint: t('broadcast.settings.eventName.fieldHint', { max: maxEventName[language] }),
    placeholder: themed[language],
    disabled: !mayChange,
    autoComplete: 'off',
  });
  return (
    <Form form={form} className="card" aria-labelledby="event-name-title">
      <h2 id="event-name-title">{t('broadcast.settings.eventName.title')}</h2>
      <p className="soft">
        {t('broadcast.settings.eventName.lead', { ...themed })}
        {!mayChange && ` ${t('broadcast.settings.onlyAdmins')}`}
      </p>
      <input type="hidden" name="named" value={event} />
      <input type="hidden" name="seen" value={answer?.seen ?? printSeen({ ...own })} />
      {answer?.conflict && (
        <SeenConflicts
          conflict={answer.conflict}
          button={t('broadcast.settings.save')}
          labelOf={(unit) => t(`broadcast.settings.eventName.${unit as keyof Name}`)}
        />
      )}
      <TextField field={ja} {...lineOf('ja')} />
      <TextField field={en} {...lineOf('en')} />
      {mayChange && (
        <button type="submit" className="button primary" name="intent" value="eventName">
          {t('broadcast.settings.save')}
        </button>
      )}
    </Form>
  );
}
