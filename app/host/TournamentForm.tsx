import { type SubmissionResult, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeasonRemark } from '~/tournaments/season-remark';
import { formats, rules } from '~/tournaments/tournament';
import type { TournamentValues } from '~/tournaments/tournament-values';
import { CheckboxField, SelectField, TextField, verbatim } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { RadioField } from '~/ui/form/RadioField';
import { DetailFields } from './DetailFields';
import { HouseRuleFields } from './HouseRuleFields';
import { RegulationField } from './RegulationField';
import { ScheduleFields } from './ScheduleFields';
import { type ConflictView, TournamentConflicts } from './TournamentConflicts';
import { TournamentWarnings, type WarningView } from './TournamentWarnings';

export interface NotSaved {
  lastResult: SubmissionResult<string[]>;
  warning?: WarningView;
  conflict?: ConflictView;
}

interface Props {
  defaults: TournamentValues;
  notSaved: NotSaved | undefined;
  hidden: Record<string, string>;
  now: Date;
  isNew?: boolean;
  /** Whether it is copied from one with a registration page, whose URL is not copied. */
  asksForUrl?: boolean;
  remark?: SeasonRemark;
  children: ReactNode;
}

export function TournamentForm({ defaults, notSaved, hidden, now, isNew, asksForUrl, ...more }: Props) {
  const { remark, children } = more;
  const { t } = useTranslation();
  const words = useFieldWords();
  const [form, fields] = useForm<TournamentValues>({
    lastResult: notSaved?.lastResult,
    defaultValue: defaults,
    constraint: {
      name: { required: true },
      rule: { required: true },
      regulation: { required: true },
      format: { required: true },
      sheetKind: { required: true },
      timeZone: { required: true },
      startsAt: { required: true },
    },
  });
  const moreIsOpen =
    asksForUrl ||
    !fields.externalUrl.valid ||
    (!isNew && Boolean(notSaved)) ||
    Boolean(defaults.externalUrl || defaults.allowsSeveral || defaults.isTest);
  return (
    <Form form={form} className="tournament-form card" labelOf={(path) => t(`host.fields.${path as 'name'}`)}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {notSaved?.conflict && <TournamentConflicts {...notSaved.conflict} now={now} />}
      {notSaved?.warning && <TournamentWarnings {...notSaved.warning} now={now} />}
      <TextField field={fields.name} label={t('host.fields.name')} autoComplete="off" enterKeyHint="next" />
      <ScheduleFields fields={fields} />
      <div className="pair">
        <RegulationField field={fields.regulation} chosen={defaults.regulation} {...{ now, remark }} />
        <SelectField
          field={fields.rule}
          label={t('host.fields.rule')}
          choices={rules.map((value) => ({ value, label: t(`tournaments.rule.${value}`) }))}
        />
      </div>
      <RadioField
        short
        field={fields.format}
        label={t('host.fields.format')}
        choices={formats.map((value) => ({ value, label: t(`tournaments.format.${value}`) }))}
      />
      <RadioField
        field={fields.sheetKind}
        label={t('host.fields.sheetKind')}
        choices={(['ots', 'cts'] as const).map((value) => ({ value, label: t(`host.sheetKinds.${value}`) }))}
      />
      <details open={moreIsOpen}>
        <summary>{t('host.fields.more')}</summary>
        <TextField
          field={fields.externalUrl}
          {...words('host.fields.externalUrl')}
          {...(asksForUrl && { hint: t('host.fields.externalUrlAnew') })}
          {...verbatim}
          type="url"
          inputMode="url"
        />
        <CheckboxField field={fields.speciesClause} {...words('host.fields.speciesClause')} />
        <CheckboxField field={fields.allowsSeveral} {...words('host.fields.allowsSeveral')} />
        <CheckboxField field={fields.isTest} {...words('host.fields.isTest')} />
      </details>
      <HouseRuleFields fields={fields} defaults={defaults} />
      <DetailFields fields={fields} defaults={defaults} />
      {children}
    </Form>
  );
}
