import type { Document, Listing } from '../definition/document.ts';
import type { Fields } from '../definition/field-forms.ts';
import type { Filters } from '../definition/filter.ts';
import type { QuotaEffect } from '../definition/quota.ts';
import type { FakturType, VatType } from './types.ts';

type FakturDefinitionOptions<S extends string, M extends string> = Pick<
  Document<Fields, S, M>,
  'name' | 'resource' | 'fields' | 'status' | 'access' | 'words'
> & {
  readonly live: 'faktur';

  readonly list: Omit<Listing<string, S>, 'filters' | 'sorts' | 'totals'> & {
    readonly filters: Filters;
    readonly sorts: readonly string[];
    readonly totals: readonly string[];
  };
};

/** `T`: by default a type of Coretax. */
export type FakturDefinition<S extends string = string, M extends string = string, T extends VatType = FakturType> = {
  readonly type: T;
  readonly document: FakturDefinitionOptions<S, M>;
  readonly unsent: readonly S[];
  readonly approved: readonly S[];
  readonly letterJob?: string;
  quotaEffect?(from: S, to: S): QuotaEffect;
};
