import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { withholdingAnnualities } from '#domain/bupot/pph21/annual-input.ts';
import { numberOfKey } from '#domain/bupot/year/monthly-slips.ts';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { type FixProps, foundIn, toggled } from './fix.ts';

export const RightNumber = ({ row, chosen, onChoose }: FixProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useStoredState(`year.${row.key}.npwp`, chosen.payeeNpwp ?? '');
  if (foundIn(row, 'temporary_id').length === 0 && chosen.payeeNpwp === undefined) return null;
  const take = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 16);
    setTyped(digits);
    onChoose({ payeeNpwp: digits.length === 16 ? digits : undefined });
  };
  return (
    <TextInput
      label={translate('bupotYear.screen.right_number')}
      value={typed}
      onChange={take}
      inputMode="numeric"
      maxLength={20}
      numeric
    />
  );
};

export const SamePerson = ({ row, chosen, onChoose }: FixProps) => {
  const translate = useTranslate();
  const offered = foundIn(row, 'same_name', 'temporary_id').flatMap(({ values = [] }) => values);
  const merged = chosen.merged ?? [];
  if (offered.length === 0 && merged.length === 0) return null;
  const number = (key: string): string => numberOfKey(key) || key;
  return (
    <fieldset>
      {offered.map((key) => (
        <div key={key}>
          <Button size="small" variant="outlined" onClick={() => onChoose({ merged: toggled(merged, key, true) })}>
            {translate('bupotYear.screen.merge', { number: number(key) })}
          </Button>
        </div>
      ))}
      {merged.map((key) => (
        <div key={key} className="row wrap">
          <span className="grow">{translate('bupotYear.screen.merged', { number: number(key) })}</span>
          <Button size="small" onClick={() => onChoose({ merged: toggled(merged, key, false) })}>
            {translate('bupotYear.screen.unmerge')}
          </Button>
        </div>
      ))}
    </fieldset>
  );
};

export const StatusOfYear = ({ row, chosen, onChoose }: FixProps) => {
  const translate = useTranslate();
  const asksStatus = foundIn(row, 'ptkp_changed', 'ptkp_unknown').length > 0 || chosen.ptkp !== undefined;
  const asksStay = foundIn(row, 'residence').length > 0 || chosen.withholdingAnnuality !== undefined;
  const offered = foundIn(row, 'ptkp_changed')[0]?.values ?? withholdingStatuses;
  return (
    <>
      {asksStatus && (
        <SelectInput
          label={translate('bupotYear.screen.ptkp')}
          value={chosen.ptkp ?? row.ptkp ?? ''}
          onChange={(value) => onChoose({ ptkp: withholdingStatuses.find((one) => one === value) })}
          options={offered.map((value) => ({ value, label: value }))}
        />
      )}
      {asksStay && (
        <SelectInput
          label={translate('bupotYear.screen.annuality')}
          value={chosen.withholdingAnnuality ?? 'PARTIAL_YEAR'}
          onChange={(value) => onChoose({ withholdingAnnuality: withholdingAnnualities.find((one) => one === value) })}
          options={withholdingAnnualities.map((value) => ({
            value,
            label: translate(`pph21Screen.annuality.${value}`),
          }))}
        />
      )}
    </>
  );
};
