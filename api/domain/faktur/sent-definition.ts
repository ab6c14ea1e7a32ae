import { document, type Listing } from '../definition/document.ts';
import type { Fields } from '../definition/field-forms.ts';
import { quotaEffectOf } from '../definition/quota.ts';
import type { Machine } from '../definition/status.ts';
import { vatAccess } from './access.ts';
import { sentBulk } from './sent-bulk.ts';
import { sentQuota, sentStatuses } from './sent-moves.ts';
import type { FakturType } from './types.ts';

type SentDefinitionOptions<T, N, R, F extends Fields, S extends string, M extends string, L, B> = {
  readonly type: T;
  readonly name: N;
  readonly resource: R;
  readonly fields: F;
  readonly status: Machine<S, M | 'inquire'>;
  /** Prefix of its texts: `<words>.status`, `<words>.happened`, `<words>.filter`. */
  readonly words: string;
  readonly list: L;
  /** Bulk actions in addition to those of every type that is sent. */
  readonly bulk?: B;
  /** States in which a sent document uses its unit of the quota. */
  readonly inForce: readonly S[];
};

/** A type of VAT document without lines that its maker sends to the office. */
export const sentDefinition = <
  const T extends FakturType,
  const N extends string,
  const R extends string,
  const F extends Fields,
  S extends string,
  M extends string,
  const L extends Omit<Listing<keyof F & string, S>, 'usual'>,
  B extends object = object,
>({
  type,
  words,
  list,
  bulk,
  inForce,
  ...of
}: SentDefinitionOptions<T, N, R, F, S, M, L, B>) => ({
  type,
  document: document({
    ...of,
    access: vatAccess,
    words: {
      states: `${words}.status`,
      happened: `${words}.happened`,
      codes: 'office.code',
      filters: `${words}.filter`,
    },
    live: 'faktur',
    bulk: { ...sentBulk<S>(of.status.moves.inquire.from), ...(bulk as B) },
    exports: ['xml', 'xlsx', 'csv'],
    letters: [],
    list: { ...list, usual: [['date', 'DESC']] as const },
  }),
  ...sentStatuses,
  // Safe cast: each of these types has the states of every document that is sent.
  quotaEffect: quotaEffectOf<S>({ ...(sentQuota as object as { reserving: S[]; broken: S }), inForce }),
});
