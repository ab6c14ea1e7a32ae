import { rupiah, sen } from '#domain/definition/money.ts';
import type { RefusedFamilyName } from '#domain/refusals/cure.ts';
import type { Refusals } from '#domain/refusals/schema.ts';

export const ofFamily = (all: Refusals, family: RefusedFamilyName | null): Refusals => {
  if (family === null) return all;
  const buckets = all.buckets.filter((one) => one.family === family);
  const sum = (of: readonly { readonly count: number }[]) => of.reduce((count, one) => count + one.count, 0);
  const days = buckets.map(({ deadline }) => deadline).filter((day) => day !== '');
  return {
    count: sum(buckets),
    atOnce: sum(buckets.filter(({ cure }) => cure?.atOnce)),
    tax: rupiah(buckets.reduce((held, { tax }) => held + sen(tax), 0)),
    deadline: days.sort()[0] ?? '',
    buckets,
    cured: all.cured.filter((one) => one.family === family),
  };
};
