import { useTranslate } from 'react-admin';
import { useSaid } from '../../ui/feedback/use-said.ts';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { useForm } from './form-context.ts';
import { RowsField } from './RowsField.tsx';

/** What was paid before of the same cause: a day, an amount. */
export const EarlierRows = () => {
  const { inputs, faults } = useForm();
  const translate = useTranslate();
  const said = useSaid();
  const label = (key: string) => translate(`pph21Screen.field.earlier_${key}`);
  const fault = (path: string) => faults[path] && said(faults[path]);
  return (
    <RowsField field="earlier" start={[inputs.day ?? '', '']} add={translate('pph21Screen.add_earlier')}>
      {({ value, onChange, path }) => (
        <>
          <DayInput label={label('day')} value={value(0)} onChange={onChange(0)} error={fault(`${path}.day`)} />
          <RupiahInput
            label={label('gross')}
            places={0}
            value={value(1)}
            onChange={onChange(1)}
            error={fault(`${path}.gross`)}
          />
        </>
      )}
    </RowsField>
  );
};
