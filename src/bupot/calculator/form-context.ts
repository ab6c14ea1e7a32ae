import { createContext, useContext } from 'react';
import type { Faults } from '#domain/bupot/calculator/faults.ts';
import type { Inputs } from './inputs.ts';

/** One of the two forms that may stand beside each other. */
export type FormOf = {
  readonly inputs: Inputs;
  /** What the first form says, in the one that asks what if. */
  readonly first: Inputs | null;
  readonly faults: Faults;
  readonly set: (field: string, value: string) => void;
};

const Context = createContext<FormOf | null>(null);

export const FormProvider = Context.Provider;

export const useForm = (): FormOf => {
  const form = useContext(Context);
  if (!form) throw new Error('a field stands in a form');
  return form;
};
