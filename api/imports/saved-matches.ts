import { formatBillingCode } from '#domain/billing/number.ts';
import { taxMonthKeys } from '#domain/billing/same-tax.ts';
import { alikeKey, duplicateKey, refusingKeys } from '#domain/bupot/duplicate.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { relatedKinds } from '#domain/bupot/related-slips.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { bupotsOfPayments } from '../../db/repositories/imports/duplicates.ts';
import { billingsOfTaxes } from '../../db/repositories/imports/saved-duplicates.ts';
import type { Keyed, SavedMatch, SavedMatches } from './files/duplicates.ts';
import type { KindKey } from './files/kinds.ts';
import { savedDokumens } from './saved-dokumens.ts';
import { savedFakturs } from './saved-fakturs.ts';
import { withSavedHeads } from './saved-heads.ts';
import type { Lookup } from './saved-lookup.ts';
import { savedMasukan } from './saved-masukan.ts';
import { savedReceived } from './saved-received.ts';
import { savedReturDokumens } from './saved-retur-dokumens.ts';
import { savedReturs } from './saved-returs.ts';

export const each = <K extends string, T>(kinds: readonly K[], same: T): Readonly<Record<K, T>> =>
  Object.fromEntries(kinds.map((kind) => [kind, same])) as Readonly<Record<K, T>>;

/** "BPPU|2026-03|payee|…" → period and payee, for every kind of slip whose key has them. */
const paymentsOf = (key: string): { kind: string; period: string; payee: string }[] => {
  const [kind = '', period = '', payee = ''] = key.split('|');
  return relatedKinds(kind as SlipKind).map((of) => ({ kind: of, period, payee }));
};

const foundBy = (saved: Bupot): readonly (readonly [by: string, key?: string])[] => {
  const compared = { ...saved, gross: saved.grossTyped };
  const own = duplicateKey(compared);
  const alike = alikeKey(compared);
  return [
    ...(alike === null ? [] : [[alike] as const]),
    ...(own === null ? [] : [[own] as const, ...refusingKeys(compared).map((by) => [by, own] as const)]),
  ];
};

/** Slips saved by this import are compared inside the file. */
const savedBupots = async (
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  importId: string,
): Promise<SavedMatches> => {
  const payments = [...new Set(documents.flatMap(({ like }) => like))].flatMap(paymentsOf);
  const like = new Map<string, SavedMatch>();
  for (const saved of await bupotsOfPayments(scope, query, payments, importId))
    for (const [by, key] of foundBy(saved)) {
      // A duplicate takes precedence over a mere clash.
      if (like.has(by) && (key !== undefined || like.get(by)?.key === undefined)) continue;
      like.set(by, { id: saved.id, name: labelOf(saved), ...(key === undefined ? {} : { key }) });
    }
  return { exact: new Map(), like };
};

/** "411128|402|payer|nop|notice|2026-03" → KAP, KJS and year. */
const taxOf = (key: string): { kap: string; kjs: string; year: string } => {
  const [kap = '', kjs = '', ...rest] = key.split('|');
  return { kap, kjs, year: (rest.at(-1) ?? '').slice(0, 4) };
};

const savedBillings = async (
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  importId: string,
): Promise<SavedMatches> => {
  const taxes = [...new Set(documents.flatMap(({ like }) => like))].map(taxOf);
  const like = new Map<string, SavedMatch>();
  for (const saved of await billingsOfTaxes(scope, query, taxes, importId)) {
    const match = { id: saved.id, name: saved.code ? formatBillingCode(saved.code) : saved.taxName };
    for (const key of taxMonthKeys(saved)) if (!like.has(key)) like.set(key, match);
  }
  return { exact: new Map(), like };
};

/** One entry per kind; the nine slip kinds share one. */
const lookups: Readonly<Record<KindKey, Lookup>> = {
  'faktur-keluaran': savedFakturs,
  'faktur-masukan': savedMasukan,
  'dokumen-keluaran': savedDokumens('DOC_OUT'),
  'dokumen-masukan': savedDokumens('DOC_IN'),
  'retur-masukan': savedReturs,
  'retur-dokumen-keluaran': savedReturDokumens.out,
  'retur-dokumen-masukan': savedReturDokumens.in,
  billing: savedBillings,
  received: savedReceived,
  ...each(slipKinds, savedBupots),
};

export const savedMatches = Object.fromEntries(
  Object.entries(lookups).map(([kind, lookup]) => [kind, withSavedHeads(lookup)]),
) as Readonly<Record<KindKey, Lookup>>;
