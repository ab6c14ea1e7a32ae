import { useTranslate } from 'react-admin';
import { maxima } from '#domain/billing/record.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { useBilling } from './BillingFormContext.tsx';
import { TextField } from './TextField.tsx';

/** The land or building the tax is about; only for pairs that are about one. */
export const ObjectFields = () => {
  const { pair } = useBilling();
  const translate = useTranslate();
  if (!pair?.nop) return null;
  return (
    <FormCard id="bagian-objek" title={translate('billingScreen.section.object')}>
      <TextField path="nop" digits maxLength={26} placeholder="000000000000000000" />
      <TextField path="objectAddress" maxLength={maxima.objectAddress} />
      <TextField path="objectProvince" optional maxLength={maxima.objectPlace} />
      <TextField path="objectCity" optional maxLength={maxima.objectPlace} />
      <TextField path="objectDistrict" optional maxLength={maxima.objectPlace} />
      <TextField path="objectSubdistrict" optional maxLength={maxima.objectPlace} />
    </FormCard>
  );
};
