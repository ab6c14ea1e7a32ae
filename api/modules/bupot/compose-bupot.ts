import { type CheckAround, checkSlip } from '#domain/bupot/check.ts';
import { amountsOf } from '#domain/bupot/compute.ts';
import type { Bupot, BupotAmounts, BupotInput } from '#domain/bupot/record.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import type { Finding } from '#domain/kit/finding.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../deps.ts';

/** Where a check of this company's slips stands. */
export const aroundOf = async (
  deps: Deps,
  scope: Scope,
  query: Query,
  source: CheckAround['source'] = 'form',
): Promise<CheckAround> => {
  const { npwp, flags } = await ownCompany(scope, query);
  return { today: jakartaDay(deps.now()), company: { npwp, government: flags.government === true }, source };
};

export const errorsIn = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'error');

type Typed = Pick<Bupot, 'grossTyped' | 'nettTyped' | 'rateTyped'>;

/** Everything of a record that follows from the input: amounts, and how many errors stand in the way of sending it. */
export const worked = (
  input: BupotInput,
  around: CheckAround,
  errorCount = errorsIn(checkSlip(input, around)).length,
): Omit<BupotInput, keyof BupotAmounts> & BupotAmounts & Typed & Pick<Bupot, 'errorCount'> => ({
  ...input,
  grossTyped: input.gross,
  nettTyped: input.nett,
  rateTyped: input.rate,
  ...amountsOf(input),
  errorCount,
});

type Over = Partial<Pick<Bupot, 'replaces' | 'revision' | 'number' | 'reason' | 'importId'>>;

/** A new draft, not written yet. */
export const newBupot = (
  deps: Deps,
  scope: Scope,
  input: BupotInput,
  around: CheckAround,
  { errorCount, ...over }: Over & { errorCount?: number } = {},
): Bupot => {
  const now = deps.now();
  return {
    ...worked(input, around, errorCount),
    id: deps.newId(),
    companyId: scope.companyId,
    version: 1,
    status: bupotStatus.start,
    number: null,
    revision: 0,
    replaces: null,
    replacedBy: null,
    issueWanted: false,
    issuedAt: null,
    reason: null,
    officeCode: null,
    officeMessage: null,
    officeRef: null,
    signeeName: null,
    returnId: null,
    importId: null,
    sentAt: null,
    createdBy: scope.userName,
    createdAt: now,
    updatedBy: scope.userName,
    updatedAt: now,
    ...over,
  };
};
