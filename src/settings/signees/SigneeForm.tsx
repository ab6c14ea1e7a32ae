import { Checkbox, FormControl, FormControlLabel, FormLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { signee } from '#domain/records/signee.ts';
import { type SigneeProduct, signedAtPlace } from '#domain/settings/signee-products.ts';
import { PlainRecordForm } from '../../ui/records/PlainRecordForm.tsx';
import { RecordInput } from '../../ui/records/RecordInput.tsx';
import { titleOf } from './signee-guards.ts';
import { useSignedProducts } from './use-signed-products.ts';

type Props = { readonly product: SigneeProduct; readonly id?: string | undefined; readonly onDone: () => void };

/** Saved at once for the other ticked products. */
export const SigneeForm = ({ product, id, onDone }: Props) => {
  const translate = useTranslate();
  const { offered, ticked, toggle, saveOthers } = useSignedProducts(product, id);
  // The server validates the city for the first product; the following ones must not be refused.
  const cityForOthers = (city: unknown) =>
    !city && !signedAtPlace(product) && ticked.some(signedAtPlace) ? 'settings.signee.city_missing' : undefined;
  const products = offered.length > 1 && (
    <FormControl component="fieldset">
      <FormLabel component="legend">{translate('resources.signees.fields.product')}</FormLabel>
      {offered.map((one) => (
        <FormControlLabel
          key={one}
          control={<Checkbox checked={ticked.includes(one)} disabled={one === product} onChange={() => toggle(one)} />}
          label={translate(titleOf(one))}
        />
      ))}
      <p className="small sec">{translate('settings.signee.signs_for_how')}</p>
    </FormControl>
  );
  const city = <RecordInput source="city" field={signee.fields.city} validate={cityForOthers} />;
  return (
    <PlainRecordForm
      of={signee}
      id={id}
      start={{ product }}
      inputs={{ product: products, city }}
      onSaved={(saved) => saveOthers(saved as never)}
      onDone={onDone}
    />
  );
};
