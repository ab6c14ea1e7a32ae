import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { InitialData, SpokenFinding } from '../faktur-api.ts';
import type { FakturFormHandle } from './use-faktur-form.ts';

export type FormValue = FakturFormHandle & {
  readonly initial: InitialData;
  /** A substitute keeps its buyer; the identity is then for reading. */
  readonly buyerFixed: boolean;
  /** What only the server could find so far: told, never in the way. */
  readonly spoken: readonly SpokenFinding[];
};

const FormContext = createContext<FormValue | null>(null);
export const FormProvider = FormContext.Provider;

export const useForm = (): FormValue => {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm outside the form of an invoice');
  return form;
};

/** What a field has to say: the server first, then what the domain finds. */
export const useFieldWords = () => {
  const { shown, serverErrors, spoken } = useForm();
  const translate = useTranslate();
  return (path: string): { error?: string; warning?: string; proposal?: string } => {
    const server = serverErrors[path];
    if (server) return { error: server };
    const found = shown.find((finding) => finding.path === path && finding.severity === 'error');
    const warned = shown.find((finding) => finding.path === path && finding.severity === 'warning');
    const finding = found ?? warned;
    const heard = found ? undefined : spoken.find((said) => said.path === path);
    if (heard) return { warning: heard.message, ...(heard.proposal ? { proposal: heard.proposal } : {}) };
    if (!finding) return {};
    const words = translate(finding.message, finding.params);
    return {
      ...(found ? { error: words } : { warning: words }),
      ...(finding.proposal ? { proposal: finding.proposal } : {}),
    };
  };
};
