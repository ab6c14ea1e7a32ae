import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { yearFacilities } from '#domain/bupot/year/monthly-slips.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { type FixProps, foundIn } from './fix.ts';

const optional = (amount: string): string | undefined => (amount === '' ? undefined : amount);

export const LastPay = ({ row, chosen, onChoose }: FixProps) => {
  const translate = useTranslate();
  const [found] = foundIn(row, 'last_pay');
  if (!found && chosen.lastGross === undefined) return null;
  const [before] = found?.values ?? [];
  return (
    <fieldset>
      <RupiahInput
        label={translate('bupotYear.screen.last_pay')}
        value={chosen.lastGross ?? ''}
        onChange={(amount) => onChoose({ lastGross: optional(amount) })}
      />
      {before && (
        <div>
          <Button size="small" variant="outlined" onClick={() => onChoose({ lastGross: before })}>
            {translate('bupotYear.screen.same_as_before', { amount: formatDecimal(before, 0) })}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

export const LastFacility = ({ row, chosen, onChoose }: FixProps) => {
  const translate = useTranslate();
  if (foundIn(row, 'dtp_mixed').length === 0 && chosen.facility === undefined) return null;
  return (
    <SelectInput
      label={translate('bupotYear.screen.facility')}
      value={chosen.facility ?? ''}
      onChange={(value) => onChoose({ facility: yearFacilities.find((one) => one === value) })}
      options={[
        { value: '', label: translate('bupotYear.screen.facility_open') },
        ...yearFacilities.map((value) => ({ value, label: translate(`bupotYear.screen.facility_of.${value}`) })),
      ]}
    />
  );
};

export const EarlierEmployer = ({ row, chosen, onChoose }: FixProps) => {
  const translate = useTranslate();
  const { previousBupotNumber = '', previousNetIncome = '', pph21PreviousBupot = '' } = chosen;
  if (foundIn(row, 'joined').length === 0 && !previousNetIncome) return null;
  return (
    <fieldset>
      <legend>{translate('bupotYear.screen.previous')}</legend>
      <TextInput
        label={translate('bupotScreen.field.number')}
        value={previousBupotNumber}
        maxLength={10}
        onChange={(number) => onChoose({ previousBupotNumber: optional(number) })}
      />
      <RupiahInput
        label={translate('pph21.previousNetIncome')}
        value={previousNetIncome}
        onChange={(amount) => onChoose({ previousNetIncome: optional(amount) })}
      />
      <RupiahInput
        label={translate('pph21.pph21PreviousBupot')}
        value={pph21PreviousBupot}
        onChange={(amount) => onChoose({ pph21PreviousBupot: optional(amount) })}
      />
    </fieldset>
  );
};
