import { type PlainRecord, plainRecord } from './plain-record.ts';
import type { RecordFields, ValuesOf } from './record-field.ts';

type Record<F extends RecordFields, R extends string> = PlainRecord<keyof F & string, R>;

/**
 * A record that each company, person or installation has one of. `name`: in names of operations of the API. `start`: its
 * values before the first save; left out if its row is written with its owner.
 */
export const singleton = <const F extends RecordFields, const R extends string>({
  name,
  ...of
}: Pick<Record<F, R>, 'resource' | 'scope' | 'objectType' | 'access' | 'title' | 'noun' | 'words'> &
  Partial<Pick<Record<F, R>, 'form'>> & {
    readonly name: string;
    readonly fields: F;
    readonly start?: ValuesOf<F>;
  }) => plainRecord({ ...of, names: [name, name], search: [] });

/** The id of a singleton in the browser. It has none in the API. */
export const ONLY = 'only';
