import { z } from 'zod';
import { type Fields, schemaOf, shownOf } from './field-forms.ts';
import { moment } from './view-pieces.ts';

/** A record without states: its fields, and how a list of it is sorted, searched and filtered. Data only. */
export type PlainRecord<F extends Fields = Fields> = {
  readonly resource: string;
  readonly fields: F;
  readonly sorts: readonly (keyof F & string)[];
  readonly usual: readonly [field: keyof F & string, direction: 'ASC' | 'DESC'];
  readonly search: readonly (keyof F & string)[];
  readonly equal: readonly (keyof F & string)[];
};

export const plainRecord = <const F extends Fields>(of: PlainRecord<F>): PlainRecord<F> => of;

export const recordInput = <F extends Fields>({ fields }: PlainRecord<F>) => schemaOf(fields);

export const recordView = <F extends Fields>(name: string, { fields }: PlainRecord<F>) =>
  z.object({ id: z.string(), version: z.int().min(1), ...shownOf(fields), updatedAt: moment }).meta({ id: name });
