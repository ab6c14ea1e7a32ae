import { createContext, type RefObject, useContext } from 'react';
import type { SaidFinding } from '#domain/definition/finding.ts';
import type { FakturStart } from '#domain/faktur/view-schema.ts';
import { useWordsOf } from '../../ui/form/said.ts';
import type { FakturFormHandle } from './use-faktur-form.ts';

export type FormValue = FakturFormHandle & {
  readonly initial: FakturStart;
  /** The draft this is kept as; null while there is none yet. */
  readonly known: RefObject<{ readonly id: string } | null>;
  /** A substitute keeps its buyer; the identity is then for reading. */
  readonly buyerFixed: boolean;
  /** What only the server could find so far: told, never in the way. */
  readonly spoken: readonly SaidFinding[];
};

const FormContext = createContext<FormValue | null>(null);
export const FormProvider = FormContext.Provider;

export const useForm = (): FormValue => {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm outside the form of an invoice');
  return form;
};

/** What a field has to say: the server first, then what the domain finds. */
export const useFieldWords = () => useWordsOf(useForm());
