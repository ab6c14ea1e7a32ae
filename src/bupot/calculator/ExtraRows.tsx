import { useTranslate } from 'react-admin';
import { a1Income } from '#domain/bupot/pph21/annual-input.ts';
import { useSaid } from '../../ui/feedback/use-said.ts';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { useMonthOptions, useOptions } from './choices.ts';
import { useForm } from './form-context.ts';
import { RowsField } from './RowsField.tsx';

/** Bonus, THR, overtime: a month, a kind, an amount. */
export const ExtraRows = () => {
  const { inputs, faults } = useForm();
  const translate = useTranslate();
  const said = useSaid();
  const months = useMonthOptions();
  const kinds = useOptions('kind', a1Income);
  const label = (key: string) => translate(`pph21Screen.field.extra_${key}`);
  const fault = (path: string) => faults[path] && said(faults[path]);
  return (
    <>
      {inputs.extra === '' && <p className="small sec calc-none">{translate('pph21Screen.no_extra')}</p>}
      <RowsField field="extra" start={['12', 'tantiemBonus', '']} add={translate('pph21Screen.add_extra')}>
        {({ value, onChange, path }) => (
          <>
            <SelectInput label={label('kind')} options={kinds} value={value(1)} onChange={onChange(1)} />
            <SelectInput
              label={label('month')}
              options={months}
              value={value(0)}
              onChange={onChange(0)}
              error={fault(`${path}.month`)}
            />
            <RupiahInput
              label={label('amount')}
              places={0}
              unit={false}
              value={value(2)}
              onChange={onChange(2)}
              error={fault(`${path}.amount`)}
            />
          </>
        )}
      </RowsField>
    </>
  );
};
