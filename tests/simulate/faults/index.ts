import type { Alter } from '../house.ts';
import { patched } from './patched.ts';

/** A defect that is put into the product on purpose: what of the properties ought to notice it is not said to them. */
export type Fault = { readonly name: string; readonly plant: () => Alter };

/** Every so many times. */
const every = (times: number): (() => boolean) => {
  let count = 0;
  return () => ++count % times === 0;
};

export const faults: readonly Fault[] = [
  {
    name: 'a row of the history is not written',
    plant: () => {
      const now = every(20);
      return ({ deps }) => {
        const insert = (table: string, row: Record<string, unknown>) => (table === 'history' && now() ? null : row);
        Object.assign(deps, { db: patched(deps.db, { insert }) });
      };
    },
  },
];
