import { type CheckAround, checkSlip } from '#domain/bupot/check.ts';
import { amountsOf } from '#domain/bupot/compute.ts';
import type { Bupot, BupotAmounts, BupotInput } from '#domain/bupot/record.ts';
import { blankInput } from '#domain/bupot/slips.ts';
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

type Worked = Omit<BupotInput, keyof BupotAmounts> & BupotAmounts & Typed & Pick<Bupot, 'errorCount'>;

const workInto = <T extends object>(record: T, input: BupotInput, errorCount: number): T & Worked =>
  Object.assign(
    record,
    input,
    { grossTyped: input.gross, nettTyped: input.nett, rateTyped: input.rate, errorCount },
    amountsOf(input),
  );

/** Everything of a record that follows from the input: amounts, and how many errors stand in the way of sending it. */
export const worked = (input: BupotInput, around: CheckAround): Worked =>
  workInto({}, input, errorsIn(checkSlip(input, around)).length);

type Over = Partial<Pick<Bupot, 'replaces' | 'revision' | 'number' | 'reason' | 'importId'>>;

/** A draft of nothing. It has every field there is: filling them in costs a fraction of adding them, and a file brings thousands. */
const untold: Bupot = {
  ...blankInput('BPPU'),
  gross: '0.00',
  base: '0.00',
  nett: '',
  rate: '',
  tax: '0.00',
  borne: '0.00',
  final: false,
  kapKjs: '',
  lines: null,
  grossTyped: null,
  nettTyped: null,
  rateTyped: null,
  errorCount: 0,
  id: '',
  companyId: '',
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
  createdBy: '',
  createdAt: 0,
  updatedBy: '',
  updatedAt: 0,
};

/** A new draft, not written yet. */
export const newBupot = (
  deps: Deps,
  scope: Scope,
  input: BupotInput,
  around: CheckAround,
  { errorCount = errorsIn(checkSlip(input, around)).length, ...over }: Over & { errorCount?: number } = {},
): Bupot => {
  const now = deps.now();
  return Object.assign(
    workInto({ ...untold }, input, errorCount),
    {
      id: deps.newId(),
      companyId: scope.companyId,
      createdBy: scope.userName,
      createdAt: now,
      updatedBy: scope.userName,
      updatedAt: now,
    },
    over,
  );
};
