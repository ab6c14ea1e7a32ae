import { createContext, type RefObject, useContext } from 'react';
import { type SpokenFinding, useWordsOf } from '../../ui/form/said.ts';
import type { InitialData } from '../faktur-api.ts';
import type { FakturFormHandle } from './use-faktur-form.ts';

export type FormValue = FakturFormHandle & {
  readonly initial: InitialData;
  /** The draft this is kept as; null while there is none yet. */
  readonly known: RefObject<{ readonly id: string } | null>;
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
export const useFieldWords = () => useWordsOf(useForm());
