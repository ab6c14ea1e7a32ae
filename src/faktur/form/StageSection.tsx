import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PaymentTerm } from '#domain/faktur/record.ts';
import { formatDay } from '#domain/text/format.ts';
import { DecimalInput } from '../../ui/form/DecimalInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { FakturNumber } from '../faktur-parts.tsx';
import { fakturPaths } from '../paths.ts';
import { FormSection, useFieldWords, useForm } from './FormContext.tsx';

const alone: readonly PaymentTerm[] = ['EMPTY', 'CASH_ADVANCE'];
const later: readonly PaymentTerm[] = ['CASH_ADVANCE', 'PAID'];

export const StageSection = () => {
  const { form, set, touch, initial, amounts } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const { chain } = initial;
  const offered = form.advanceOf ? later : alone;
  const inStages = form.term !== 'EMPTY';
  return (
    <FormSection
      section="stage"
      aside={!inStages && <span className="sec">{translate('fakturScreen.form.no_stage')}</span>}
    >
      <Field path="term" label={translate('fakturScreen.field.term')} span={4} {...words('term')}>
        {(link) => (
          <select
            {...link}
            className="inp"
            value={form.term}
            onChange={(event) => set('term', event.target.value as PaymentTerm)}
          >
            {offered.map((term) => (
              <option key={term} value={term}>
                {translate(`fakturScreen.term.${term === 'CASH_ADVANCE' && form.advanceOf ? 'STAGE' : term}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {form.stageDpp !== null && (
        <Field
          path="stageDpp"
          label={translate('fakturScreen.field.stageDpp')}
          span={4}
          help={translate('fakturScreen.form.stage_help')}
          {...words('stageDpp')}
        >
          {(link) => (
            <DecimalInput
              link={link}
              places={2}
              value={form.stageDpp ?? ''}
              onChange={(value) => set('stageDpp', value)}
              onBlur={() => touch('stageDpp')}
            />
          )}
        </Field>
      )}
      {inStages && (
        <Field path="contractDpp" label={translate('fakturScreen.field.contractDpp')} span={4}>
          {(link) => (
            <output {...link} className="inp fout">
              <Money value={amounts.total.contractDpp} unit />
            </output>
          )}
        </Field>
      )}
      {chain && (
        <div className="s12">
          <table className="mini">
            <caption className="sr">{translate('fakturScreen.form.stages_so_far')}</caption>
            <TableHead
              of={(['number', 'date', 'term', 'dpp'] as const).map((key) => ({
                label: translate(`fakturScreen.field.${key}`),
                right: key === 'dpp',
              }))}
            />
            <tbody>
              {chain.stages.map((stage) => (
                <tr key={stage.id}>
                  <td>
                    <Link to={fakturPaths.detail(stage.id)}>
                      <FakturNumber of={stage} />
                    </Link>
                  </td>
                  <td className="num">{formatDay(stage.date)}</td>
                  <td>
                    {translate(
                      `fakturScreen.term.${stage.term === 'CASH_ADVANCE' && stage.advanceOf ? 'STAGE' : stage.term}`,
                    )}
                  </td>
                  <td className="right">
                    <Money value={stage.dpp} unit />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td colSpan={3}>{translate('fakturScreen.form.remaining')}</td>
                <td className="right">
                  <Money value={chain.remaining} unit />
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </FormSection>
  );
};
