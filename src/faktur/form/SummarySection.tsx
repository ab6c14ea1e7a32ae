import { useTranslate } from 'react-admin';
import { totalOf } from '#domain/faktur/compute.ts';
import { formatDay } from '#domain/text/format.ts';
import { useCodeText } from '../../ui/inputs/use-code-text.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { FormSection, useForm } from './FormContext.tsx';

/** The invoice read back before it goes, with what is worth a second look. */
export const SummarySection = () => {
  const { form, amounts, shown } = useForm();
  const translate = useTranslate();
  const codeText = useCodeText();
  const warnings = shown.filter(({ severity }) => severity === 'warning');
  return (
    <FormSection section="summary" bare>
      <div className="fcard-x">
        <Facts
          of={[
            [translate('fakturScreen.detail.buyer'), form.counterpartyName || '–'],
            [translate('fakturScreen.field.code'), codeText(form.code)],
            [translate('fakturScreen.field.date'), formatDay(form.date)],
            [
              translate('faktur.sections.lines'),
              translate('fakturScreen.form.line_count', { smart_count: form.lines.length }),
            ],
            [
              translate('fakturScreen.total.total'),
              <b key="total">
                <Money value={totalOf(form.code, amounts.total)} unit />
              </b>,
            ],
          ]}
        />
        {warnings.length > 0 && (
          <ul className="fwarn">
            {warnings.map(({ path, message, params }) => (
              <li key={`${path}${message}`} className="row g4 warn">
                <Icon name="info" size={14} />
                {translate(message, params)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </FormSection>
  );
};
