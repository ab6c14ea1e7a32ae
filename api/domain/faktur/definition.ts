import type { Document, Listing } from '../definition/document.ts';
import type { Fields } from '../definition/field-forms.ts';
import type { Filters } from '../definition/filter.ts';
import type { QuotaEffect } from '../definition/quota.ts';
import type { FakturType } from './types.ts';

type FakturDefinitionOptions<S extends string, M extends string> = Pick<
  Document<Fields, S, M>,
  'name' | 'resource' | 'fields' | 'status' | 'access' | 'words'
> & {
  /** All of them are told of by one name. */
  readonly live: 'faktur';

  readonly list: Omit<Listing<string, S>, 'filters' | 'sorts' | 'totals'> & {
    readonly filters: Filters;
    readonly sorts: readonly string[];
    readonly totals: readonly string[];
  };
};

/** A type of VAT document, told to what all of them share: rows, list, totals, moves, history and news. */
export type FakturDefinition<S extends string = string, M extends string = string> = {
  readonly type: FakturType;
  readonly document: FakturDefinitionOptions<S, M>;
  /** States it waits in to be sent, until the last day to upload. */
  readonly unsent: readonly S[];
  /** States it is sent to the counterparty in. */
  readonly approved: readonly S[];
  /** The job that mails one as it comes into force, where a type has letters. */
  readonly letterJob?: string;
  /** What a change of state does to the upload quota; none where nothing is uploaded. */
  quotaEffect?(from: S, to: S): QuotaEffect;
};
