import { isUnifikasi, type SlipKind } from '#domain/bupot/kinds.ts';
import { periodAfter } from '#domain/definition/day.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { taxCode } from '#domain/records/law/tax-code.ts';
import { unsafeIssuedSlips } from '../../../db/repositories/bupot/of-tax-code.ts';
import type { LawRules } from './rules.ts';

type Values = Readonly<Record<string, unknown>>;

const REQUIRED = 'problem.field.required';
const NAMED = 5;
const LAST = '2099-12';

const required = (values: Values, names: readonly string[]): FieldErrors =>
  Object.fromEntries(names.flatMap((name) => (values[name] === null ? [[name, REQUIRED] as const] : [])));

const masaOf = (day: unknown): string => (typeof day === 'string' ? day.slice(0, 7) : LAST);

/** Names, sources and facilities do not change the figures of a slip. */
const harmless = new Set(['name', 'source', 'facilities']);
const compared = Object.keys(taxCode.fields).filter((name) => !harmless.has(name));

/** The masa whose slips a change of a row would change; null if none. A new row ends the earlier one of its code. */
const changedMasa = (before: Values | null, after: Values): { readonly from: string; readonly to: string } | null => {
  if (!before) return { from: masaOf(after.validFrom), to: LAST };
  const changed = compared.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (changed.length === 0) return null;
  if (changed.some((name) => name !== 'validUntil'))
    return { from: masaOf(before.validFrom), to: masaOf(before.validUntil) };
  const [end = LAST, to = LAST] = [masaOf(before.validUntil), masaOf(after.validUntil)].sort();
  return { from: periodAfter(end, 1), to };
};

/** Slips that were issued keep the row they were issued under. */
export const taxCodeRules: LawRules = {
  check: (values) => required(values, isUnifikasi(values.kind as SlipKind) ? ['article', 'rate'] : ['rateType']),
  within: async (tx, _scope, record, { before }) => {
    const masa = changedMasa(before, record);
    if (!masa) return;
    const { kind, code, variant } = before ?? record;
    const key = variant ? `${code}/${variant}` : String(code);
    const slips = await unsafeIssuedSlips(tx.db, { kind: kind as SlipKind, taxCode: key, ...masa });
    if (slips.length === 0) return;
    const documents = `${slips.slice(0, NAMED).join(', ')}${slips.length > NAMED ? ', …' : ''}`;
    throw new Problem('invalid', {
      errors: { code: { key: 'law.filed', params: { count: slips.length, documents } } },
    });
  },
};
