import { Checkbox, FormControl, FormControlLabel, FormLabel } from '@mui/material';
import { BooleanInput, RadioButtonGroupInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { codeStates, type SigneeProduct, signedAtPlace, signeeRoles } from '#domain/settings/signee-products.ts';
import { useMay } from '../../ui/layout/session-context.ts';
import { DayField } from '../../ui/records/DayField.tsx';
import { RecordForm } from '../../ui/records/RecordForm.tsx';
import { SigneeConflict } from './SigneeConflict.tsx';
import { titleOf } from './signee-guards.ts';
import { useSignedProducts } from './use-signed-products.ts';

const named = (codes: readonly string[], words: string) => codes.map((id) => ({ id, name: `${words}.${id}` }));

type Props = { readonly product: SigneeProduct; readonly id?: string; readonly onDone: () => void };

/** A signee of a product: person, capacity, and the status of the signing code at the tax office. */
export const SigneeForm = ({ product, id, onDone }: Props) => {
  const translate = useTranslate();
  const may = useMay('signees', 'edit');
  const { offered, ticked, toggle, saveOthers } = useSignedProducts(product, id);
  // The server validates the city for the first product; the following ones must not be refused.
  const cityForOthers = (city: unknown) =>
    !city && !signedAtPlace(product) && ticked.some(signedAtPlace) ? 'settings.signee.city_missing' : undefined;
  return (
    <RecordForm
      resource="signees"
      {...(id ? { id } : {})}
      start={{ product, actsAs: 'WAJIB_PAJAK', active: true, codeState: 'UNKNOWN' }}
      readOnly={!may}
      saved="settings.signee.saved"
      removal={{
        label: 'settings.signee.remove',
        ask: 'settings.signee.remove_ask',
        done: 'settings.signee.removed',
      }}
      conflict={SigneeConflict}
      onSaved={(signee) => saveOthers(signee as never)}
      onDone={onDone}
    >
      <TextInput source="name" slotProps={{ htmlInput: { maxLength: 150 } }} />
      <TextInput source="jobTitle" slotProps={{ htmlInput: { maxLength: 100 } }} />
      <TextInput source="npwp" slotProps={{ htmlInput: { maxLength: 16, inputMode: 'numeric' } }} />
      <div className="rec-two">
        <TextInput source="phone" slotProps={{ htmlInput: { maxLength: 20, inputMode: 'tel' } }} />
        <TextInput source="city" validate={cityForOthers} slotProps={{ htmlInput: { maxLength: 60 } }} />
      </div>
      <RadioButtonGroupInput source="actsAs" choices={named(signeeRoles, 'settings.signee.acts')} helperText={false} />
      {offered.length > 1 && (
        <FormControl component="fieldset">
          <FormLabel component="legend">{translate('settings.signee.signs_for')}</FormLabel>
          {offered.map((one) => (
            <FormControlLabel
              key={one}
              control={
                <Checkbox checked={ticked.includes(one)} disabled={one === product} onChange={() => toggle(one)} />
              }
              label={translate(titleOf(one))}
            />
          ))}
          <p className="small sec">{translate('settings.signee.signs_for_how')}</p>
        </FormControl>
      )}
      <BooleanInput source="active" helperText={false} />
      <div className="rec-two">
        <SelectInput source="codeState" choices={named(codeStates, 'settings.signee.code')} helperText={false} />
        <DayField source="codeEnds" />
      </div>
      <p className="small sec">{translate('settings.signee.code_how')}</p>
    </RecordForm>
  );
};
