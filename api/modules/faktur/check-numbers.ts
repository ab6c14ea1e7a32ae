import { mayDo } from '#domain/access.ts';
import type { RegisterCheck } from '#domain/office/lookup-schema.ts';
import { registerDifferences } from '#domain/office/register-difference.ts';
import { Problem } from '#domain/problem.ts';
import { asNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import { counterpartiesOf } from '../../../db/repositories/counterparties.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { type RememberedParty, rememberedParty } from '../../documents/remembered.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Taxpayer } from '../../gateways/djp/port.ts';
import { type Deps, permit } from '../../services/deps.ts';

const askRegister = async (deps: Deps, scope: Scope, npwp: string): Promise<Answer<Taxpayer>> => {
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  return deps.djp.checkNpwp({ companyId: scope.companyId, tin, npwp });
};

/** An unknown number is an error of the caller; a failed connection is not. */
export const checkNpwp = async (deps: Deps, scope: Scope, npwp: string): Promise<Taxpayer> => {
  permit(scope, 'EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE', 'EBUPOT_WITHHOLDING_CREATE');
  const answer = await askRegister(deps, scope, npwp.padStart(16, '0'));
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'refused')
    throw new Problem('invalid', {
      errors: { npwp: 'faktur.server.npwp_unknown' },
      extra: { officeCode: answer.code },
    });
  throw new Problem('unavailable', { message: 'faktur.server.office_unreachable' });
};

/** A typed number: 15 or 16 digits, with separators. */
const numberIn = (typed: string): string | null => {
  const digits = typed.replace(/\D/g, '').length;
  const npwp = digits === 15 || digits === 16 ? asNpwp16(typed) : null;
  return npwp === NO_NPWP ? null : npwp;
};

const one = async (
  deps: Deps,
  scope: Scope,
  typed: string,
  book: ReadonlyMap<string, readonly RememberedParty[]>,
): Promise<RegisterCheck> => {
  const npwp = numberIn(typed);
  const nobody = { typed, taxpayer: null, counterparties: [] };
  if (npwp === null) return { ...nobody, verdict: 'malformed' };
  const known = book.get(npwp) ?? [];
  const inBook = known.map((each) => ({ known: each, differs: [] }));
  const answer = await askRegister(deps, scope, npwp);
  if (answer.kind === 'refused') return { ...nobody, verdict: 'unknown', counterparties: inBook };
  if (answer.kind !== 'done') return { ...nobody, verdict: 'unreachable', counterparties: inBook };
  const taxpayer = { ...answer.value, nitku: answer.value.nitku.map((place) => ({ ...place })) };
  return {
    typed,
    verdict: 'known',
    taxpayer,
    counterparties: known.map((each) => ({ known: each, differs: registerDifferences(taxpayer, each) })),
  };
};

/**
 * With the name in the company's counterparties where the user may view those. A number without an answer does not
 * block the others.
 */
export const checkNumbers = async (deps: Deps, scope: Scope, numbers: readonly string[]): Promise<RegisterCheck[]> => {
  const npwps = numbers.flatMap((typed) => numberIn(typed) ?? []);
  const mayRead = mayDo(scope.permissions, 'counterparties', 'list');
  const rows = mayRead ? await counterpartiesOf(scope, deps.db.read, npwps) : [];
  const book = new Map<string, RememberedParty[]>();
  for (const row of rows) book.set(row.identity, [...(book.get(row.identity) ?? []), rememberedParty(row)]);
  return Promise.all(numbers.map((typed) => one(deps, scope, typed, book)));
};
