import { checkSlip } from '#domain/bupot/check.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import type { Finding } from '#domain/kit/finding.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { bupotsBeside } from '../../../db/repositories/bupot.ts';
import type { Deps } from '../deps.ts';
import { elsewhereFindings } from '../kit/elsewhere.ts';
import { inWords, type SaidFinding } from '../kit/findings.ts';
import { permit } from '../permit.ts';
import { aroundOf } from './compose-bupot.ts';
import { labelOf } from './load-bupot.ts';

type Of = { input: BupotInput; id?: string | null | undefined };

/** The same payee, month and object once more: often right, sometimes a slip typed twice. A second monthly payroll slip never is. */
export const doubles = async (scope: Scope, query: Query, { input, id }: Of): Promise<Finding[]> => {
  if (!input.payeeNpwp || input.period === '') return [];
  const { kind, period } = input;
  const beside = await bupotsBeside(scope, query, { kind, period, payees: [input.payeeNpwp] });
  const other = beside.find((one) => one.id !== id && one.replaces !== id && one.replacedBy !== (id ?? null));
  const same = kind === 'BPMP' ? other : beside.find((one) => one.id !== id && isTwin(one, input));
  if (!same) return [];
  return [
    {
      path: 'payeeNpwp',
      message: kind === 'BPMP' ? 'bupot.server.second_month' : 'bupot.server.twin',
      params: { other: labelOf(same), id: same.id },
      severity: 'warning',
    },
  ];
};

const isTwin = (one: BupotInput & { gross: string | null }, input: BupotInput): boolean =>
  one.taxCode === input.taxCode && one.documentNumber === input.documentNumber && input.documentNumber !== null;

/** Everything the server finds in a slip that is not saved yet. */
export const checkBupot = async (deps: Deps, scope: Scope, of: Of): Promise<SaidFinding[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  const around = await aroundOf(deps, scope, deps.db.read);
  const found = checkSlip(of.input, around);
  const { payeeNpwp, payeeName, payeeEmail } = of.input;
  const elsewhere = await elsewhereFindings(scope, deps.db.read, {
    path: 'payeeEmail',
    identity: payeeNpwp ?? '',
    name: payeeName ?? '',
    email: payeeEmail,
  });
  return inWords(scope.locale, [...found, ...(await doubles(scope, deps.db.read, of)), ...elsewhere]);
};
