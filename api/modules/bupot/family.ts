import type { BupotFilter } from '#domain/bupot/filter.ts';
import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { allSlips } from '#domain/bupot/slips.ts';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import { bupotList, kindsIn } from '../../../db/repositories/bupot/list.ts';
import { proofNumbersOf } from '../../../db/repositories/spt/proofs.ts';
import { family } from '../../documents/family.ts';
import type { BupotOffice } from '../../gateways/djp/bupot/port.ts';
import type { Deps } from '../../services/deps.ts';
import { reached } from './recipients.ts';

/** Self-paid slips with the receipts their account was settled with, once a return holds them. */
const paidWith = async (
  deps: Deps,
  scope: Scope,
  rows: readonly BupotListRow[],
  filter: BupotFilter,
): Promise<BupotListRow[]> => {
  const kinds = kindsIn(filter);
  if (kinds.length === 0 || !kinds.every(hasNoPayee)) return [...rows];
  const returns = [...new Set(rows.flatMap(({ returnId }) => returnId ?? []))];
  const numbers = await proofNumbersOf(scope, deps.db.read, returns);
  return rows.map((row) => ({ ...row, ntpn: numbers.get(`${row.returnId} ${row.kapKjs}`)?.join(', ') ?? null }));
};

/** Withholding slips of all kinds; each kind is the same with its kind always asked. */
export const bupotFamily = family({
  definition: allSlips,
  list: bupotList,
  find: bupotById,
  labelOf: (row: Bupot) => labelOf(row),
  amountOf: ({ tax }) => BigInt(sen(tax)),
  errorCountOf: ({ errorCount }) => errorCount,
  reached,
  listed: paidWith,
});

/** The slip; another company's is not found, never forbidden. Of a removed one the history tells by whom and when. */
export const { load: loadBupot } = bupotFamily;

/** A company without a line to the office exchanges files: it cannot do this here. */
export const refuseWithout = (deps: Deps, capability: keyof BupotOffice['capabilities']): void => {
  if (!deps.bupotOffice.capabilities[capability])
    throw new Problem('conflict', { message: `bupot.server.cannot_${capability}` });
};
