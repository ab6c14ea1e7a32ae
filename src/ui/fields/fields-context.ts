import { createContext, useContext } from 'react';
import type { FieldTable } from '#domain/definition/field-table.ts';

export type ShownRecord = {
  readonly resource: string;
  readonly fields: FieldTable;
  readonly record: object;
};

export type FormFields = {
  readonly resource: string;
  readonly fields: FieldTable;
  /** Prefix of the message keys of its sections: `<words>.part.<part>`. */
  readonly words: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly set: (change: Readonly<Record<string, unknown>>) => void;
  readonly touch: (source: string) => void;
  readonly errorOf: (source: string) => string | undefined;
};

export const FormFieldsContext = createContext<FormFields | null>(null);

export const useFormFields = (): FormFields => {
  const form = useContext(FormFieldsContext);
  if (!form) throw new Error('a field outside a form');
  return form;
};
