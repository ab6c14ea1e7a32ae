import { useTranslate } from 'react-admin';
import { isLate, uploadDeadline } from '#domain/faktur/check-document.ts';
import { totalOf } from '#domain/faktur/compute.ts';
import { explainFaktur } from '#domain/faktur/explain.ts';
import type { Explainable } from '#domain/faktur/explain-parts.ts';
import { formatCount, formatDay } from '#domain/text/format.ts';
import { useCodeText } from '../../ui/inputs/use-code-text.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { ExplainButton } from '../../ui/layout/Explain.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { FormSection, useForm } from './FormContext.tsx';

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

const deadlineOf = (date: string): string | null => {
  try {
    return uploadDeadline(date);
  } catch {
    return null;
  }
};

export const TotalsCard = ({ today }: { today: string }) => {
  const { form, input, amounts, initial } = useForm();
  const translate = useTranslate();
  const { total } = amounts;
  const label = (key: string) => translate(`fakturScreen.total.${key}`);
  const explained = (which: Explainable) => (
    <ExplainButton label={translate(`explain.${which}`)} explain={() => explainFaktur(input, amounts, which)} />
  );
  const rate = amounts.lines[0]?.ppnRate ?? '12';
  const deadline = deadlineOf(form.date);
  const { quota } = initial;
  return (
    <aside className="form-totals" aria-label={translate('faktur.sections.summary')}>
      <div className="card form-totals-card">
        <div className="hd">
          <h2>{translate('faktur.sections.summary')}</h2>
        </div>
        <dl>
          <dt>{label('gross')}</dt>
          <dd>
            <Money value={total.gross} unit />
          </dd>
          <dt>{label('discount')}</dt>
          <dd>
            <Money value={total.discount === '0.00' ? '0.00' : `-${total.discount}`} unit />
          </dd>
          <dt>
            {label('dpp')} {explained('dpp')}
          </dt>
          <dd>
            <Money value={total.dpp} unit />
          </dd>
          <dt>
            {label('otherDpp')} {explained('otherDpp')}
          </dt>
          <dd>
            <Money value={total.otherDpp} unit />
          </dd>
          <dt className="strong">
            {translate('fakturScreen.total.ppn', { rate })} {explained('ppn')}
          </dt>
          <dd className="strong">
            <Money value={total.ppn} unit />
          </dd>
          <dt>
            {label('ppnbm')} {explained('ppnbm')}
          </dt>
          <dd>
            <Money value={total.ppnbm} unit />
          </dd>
        </dl>
        <div className="gr" aria-live="polite">
          <span className="sec">
            {label('total')} {explained('total')}
          </span>
          <b>
            <Money value={totalOf(form.code, total)} unit />
          </b>
        </div>
      </div>
      {deadline && (
        <div className="card form-totals-note">
          <b className={`row ${isLate(deadline, today) ? 'bad' : ''}`}>
            <span className="warn">
              <Icon name="clock" size={16} />
            </span>
            {translate(isLate(deadline, today) ? 'fakturScreen.form.deadline_passed' : 'fakturScreen.form.deadline', {
              day: formatDay(deadline),
            })}
          </b>
          <p className="small sec">
            {translate('fakturScreen.form.quota_left', {
              left: formatCount(quota.remaining),
              of: formatCount(quota.quota),
            })}
          </p>
        </div>
      )}
    </aside>
  );
};
