import { useTranslate } from 'react-admin';
import { pairOf, pairsFor } from '#domain/faktur/add-info.ts';
import { codesInOrder, needsFacility } from '#domain/faktur/codes.ts';
import { maxima } from '#domain/faktur/maxima.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { Field } from '../../ui/form/Field.tsx';
import { DayInput, PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { useCodeText } from '../../ui/inputs/use-code-text.ts';
import { FormSection, useFieldWords, useForm } from './FormContext.tsx';

export const DocumentSection = () => {
  const { form, set, setMany, touch, initial } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const codeText = useCodeText();
  const label = (key: string) => translate(`fakturScreen.field.${key}`);
  const dated = words('date');
  const pairs = pairsFor(form.code);
  const period = initial.original?.period ?? form.date.slice(0, 7);
  return (
    <FormSection section="document">
      <Field path="code" label={label('code')} span={4} {...words('code')}>
        {(link) => (
          <select
            {...link}
            className="inp"
            value={form.code}
            onBlur={() => touch('code')}
            onChange={(event) => set('code', event.target.value)}
          >
            {codesInOrder.map((code) => (
              <option key={code} value={code}>
                {codeText(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="s3" data-field="date">
        <DayInput
          label={label('date')}
          value={form.date}
          onChange={(day) => set('date', day)}
          onBlur={() => touch('date')}
          error={dated.error ?? dated.warning}
        />
      </div>
      <Field path="period" label={label('period')} span={2}>
        {(link) => <input {...link} className="inp" readOnly value={formatPeriod(period)} />}
      </Field>
      <Field path="reference" label={label('reference')} optional span={3} {...words('reference')}>
        {(link) => (
          <input
            {...link}
            className="inp"
            maxLength={maxima.reference}
            value={form.reference ?? ''}
            onBlur={() => touch('reference')}
            onChange={(event) => set('reference', event.target.value || null)}
          />
        )}
      </Field>
      {needsFacility(form.code) && (
        <>
          <Field path="addInfo" label={label('addInfo')} span={6} {...words('addInfo')}>
            {(link) => (
              <select
                {...link}
                className="inp"
                value={form.addInfo ?? ''}
                onBlur={() => touch('addInfo')}
                onChange={(event) => {
                  const pair = pairOf(form.code, event.target.value);
                  setMany({ addInfo: pair?.addInfo ?? null, facilityStamp: pair?.stamp ?? null });
                }}
              >
                <option value="">{translate('form.choose')}</option>
                {pairs.map((pair) => (
                  <option key={pair.addInfo} value={pair.addInfo}>
                    {pair.addInfo.slice(-2)} – {pair.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field
            path="facilityStamp"
            label={label('facilityStamp')}
            span={6}
            help={translate('fakturScreen.form.stamp_paired')}
            {...words('facilityStamp')}
          >
            {(link) => (
              <input
                {...link}
                className="inp"
                readOnly
                value={(form.facilityStamp && pairOf(form.code, form.facilityStamp)?.stampName) ?? '–'}
              />
            )}
          </Field>
          <Field path="customDoc" label={label('customDoc')} optional span={6} {...words('customDoc')}>
            {(link) => (
              <input
                {...link}
                className="inp"
                maxLength={maxima.customDoc}
                value={form.customDoc ?? ''}
                onBlur={() => touch('customDoc')}
                onChange={(event) => set('customDoc', event.target.value || null)}
              />
            )}
          </Field>
          <div className="s3" data-field="customDocPeriod">
            <PeriodInput
              label={label('customDocPeriod')}
              mark="optional"
              value={form.customDocPeriod ?? ''}
              onChange={(period) => set('customDocPeriod', period || null)}
              error={words('customDocPeriod').error}
            />
          </div>
        </>
      )}
    </FormSection>
  );
};
