import { flagOf } from '#domain/admin/flags.ts';
import { blankBupot } from '#domain/bupot/blank.ts';
import { type CheckAround, checkSlip } from '#domain/bupot/check.ts';
import { amountsOf } from '#domain/bupot/compute.ts';
import type { Bupot, BupotAmounts, BupotInput } from '#domain/bupot/record.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { newRecordFields } from '../../documents/new-record-fields.ts';
import type { Deps, Stamp } from '../../services/deps.ts';

export const aroundOf = async (
  deps: Deps,
  scope: Scope,
  query: Query,
  source: CheckAround['source'] = 'form',
): Promise<CheckAround> => {
  const { npwp, flags, industryName } = await ownCompany(scope, query);
  const company = { npwp, government: flagOf(flags, 'government'), industry: industryName };
  return { today: jakartaDay(deps.now()), company, source };
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

const worked = (input: BupotInput, around: CheckAround): Worked =>
  workInto({}, input, errorsIn(checkSlip(input, around)).length);

export const overBupot = (read: Bupot, input: BupotInput, around: CheckAround): Bupot => ({
  ...read,
  ...worked(input, around),
  status: bupotStatus.start,
  officeCode: null,
  officeMessage: null,
});

type Over = Partial<Pick<Bupot, 'replaces' | 'revision' | 'number' | 'reason' | 'importId'>>;

export const newBupot = (
  deps: Stamp,
  scope: Scope,
  input: BupotInput,
  around: CheckAround,
  { errorCount = errorsIn(checkSlip(input, around)).length, ...over }: Over & { errorCount?: number } = {},
): Bupot => Object.assign(workInto({ ...blankBupot }, input, errorCount), newRecordFields(deps, scope), over);
