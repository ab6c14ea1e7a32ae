import { z } from 'zod';
import { type Fields, schemaOf, shownOf } from './field-forms.ts';
import { moment } from './view-pieces.ts';

/** A record a company keeps that has no states: its fields, and how a list of it is sorted, searched and narrowed. Data only. */
export type PlainRecord<F extends Fields = Fields> = {
  /** Its name in the API, in the table of access and in the history. */
  readonly resource: string;
  readonly fields: F;
  readonly sorts: readonly (keyof F & string)[];
  /** The order where nobody chose one. */
  readonly usual: readonly [field: keyof F & string, direction: 'ASC' | 'DESC'];
  /** Texts the search box looks into. */
  readonly search: readonly (keyof F & string)[];
  /** Fields a list is narrowed by, compared as they are. */
  readonly equal: readonly (keyof F & string)[];
};

export const plainRecord = <const F extends Fields>(of: PlainRecord<F>): PlainRecord<F> => of;

/** What a person hands in of one, whole. */
export const recordInput = <F extends Fields>({ fields }: PlainRecord<F>) => schemaOf(fields);

/** What is answered of one: its fields, its version (from 1 on), and when it was changed last. */
export const recordView = <F extends Fields>(name: string, { fields }: PlainRecord<F>) =>
  z.object({ id: z.string(), version: z.int().min(1), ...shownOf(fields), updatedAt: moment }).meta({ id: name });
