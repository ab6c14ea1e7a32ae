import { createContext, useContext } from 'react';
import { useWordsOf } from '../../ui/form/said.ts';
import type { BillingFormHandle } from './use-billing-form.ts';

const BillingFormContext = createContext<BillingFormHandle | null>(null);
export const BillingFormProvider = BillingFormContext.Provider;

export const useBilling = (): BillingFormHandle => {
  const form = useContext(BillingFormContext);
  if (!form) throw new Error('useBilling outside the form of a billing');
  return form;
};

/** What a field has to say: the server first, then what the domain finds. */
export const useBillingWords = () => useWordsOf({ ...useBilling(), spoken: [] });
