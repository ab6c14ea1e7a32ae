import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { BillingFormHandle } from './use-billing-form.ts';

const BillingFormContext = createContext<BillingFormHandle | null>(null);
export const BillingFormProvider = BillingFormContext.Provider;

export const useBilling = (): BillingFormHandle => {
  const form = useContext(BillingFormContext);
  if (!form) throw new Error('useBilling outside the form of a billing');
  return form;
};

/** What a field has to say: the server first, then what the domain finds. */
export const useBillingWords = () => {
  const { shown, serverErrors } = useBilling();
  const translate = useTranslate();
  return (path: string): { error?: string; warning?: string; proposal?: string } => {
    const server = serverErrors[path];
    if (server) return { error: server };
    const here = shown.filter((finding) => finding.path === path);
    const found = here.find(({ severity }) => severity === 'error') ?? here[0];
    if (!found) return {};
    const words = translate(found.message, found.params);
    return {
      ...(found.severity === 'error' ? { error: words } : { warning: words }),
      ...(found.proposal ? { proposal: found.proposal } : {}),
    };
  };
};
