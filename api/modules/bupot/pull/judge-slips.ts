import { duplicateKey } from '#domain/bupot/duplicate.ts';
import { judge } from '#domain/bupot/pull/judge.ts';
import { type PulledSlip, readPulled } from '#domain/bupot/pull/pulled-slip.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { bupotsByNumber } from '../../../../db/repositories/bupot/bupot.ts';
import { bupotsOfPayments } from '../../../../db/repositories/imports/duplicates.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import type { JudgedDocument } from '../../../documents/pull/family.ts';
import type { Deps } from '../../../services/deps.ts';

const newest = (found: readonly Bupot[]): Map<string, Bupot> => {
  const by = new Map<string, Bupot>();
  for (const one of found)
    if (one.number !== null && (by.get(one.number)?.revision ?? -1) < one.revision) by.set(one.number, one);
  return by;
};

const NO_IMPORT = '';

const unnumbered = async (scope: Scope, query: Query, inputs: readonly BupotInput[]): Promise<Map<string, Bupot>> => {
  const payments = inputs.map(({ kind, period, payeeNpwp }) => ({
    kind,
    period,
    payee: (payeeNpwp ?? '').toLowerCase(),
  }));
  const by = new Map<string, Bupot>();
  for (const one of await bupotsOfPayments(scope, query, payments, NO_IMPORT)) {
    const key = one.number === null && one.replaces === null && duplicateKey({ ...one, gross: one.grossTyped });
    if (key && !by.has(key)) by.set(key, one);
  }
  return by;
};

export const judgeSlips = async (
  deps: Deps,
  scope: Scope,
  query: Query,
  slips: readonly PulledSlip[],
): Promise<JudgedDocument<PulledSlip, Bupot>[]> => {
  const { npwp } = await ownCompany(scope, query);
  const asking = { npwp, today: jakartaDay(deps.now()) };
  const mine = slips.filter(({ role }) => role === 'withholder');
  const ours = newest(
    await bupotsByNumber(
      scope,
      query,
      mine.map(({ number }) => number),
    ),
  );
  const inputs = new Map<PulledSlip, BupotInput>();
  for (const slip of mine) {
    const read = ours.has(slip.number) ? undefined : readPulled(slip, asking);
    if (read && 'input' in read) inputs.set(slip, read.input);
  }
  const twins = await unnumbered(scope, query, [...inputs.values()]);
  return slips.map((slip) => {
    const input = inputs.get(slip);
    const key = input && duplicateKey(input);
    const own = slip.role === 'withholder' ? ours.get(slip.number) : undefined;
    return {
      ...judge(slip, { ...asking, ours: own, twin: key ? twins.get(key) : undefined }),
      theirs: slip,
      ours: own,
    };
  });
};
