import { type FieldErrors, Problem } from '#domain/problem.ts';
import { asNpwp16 } from '#domain/rules/identity/npwp.ts';
import { type Claimant, unsafeClaimants } from '../../../db/repositories/proofs.ts';
import { type Deps, systemScope } from '../deps.ts';
import { proveCompany, withdrawProof } from './prove.ts';

type ByHand = {
  readonly npwp: string;
  /** By the number shown to its users. */
  readonly company?: string | undefined;
  readonly reason: string;
  readonly withdraw: boolean;
};

const LONGEST_REASON = 500;

const faultsOf = ({ npwp, reason }: ByHand): FieldErrors => ({
  ...(asNpwp16(npwp) === null
    ? { npwp: { key: 'problem.field.format', params: { example: '0123456789012000' } } }
    : {}),
  ...(reason.trim() === '' ? { reason: 'problem.field.required' } : {}),
  ...(reason.length > LONGEST_REASON ? { reason: { key: 'problem.field.max', params: { max: LONGEST_REASON } } } : {}),
});

const meant = (named: readonly Claimant[], { company, withdraw }: ByHand): Claimant => {
  const found = named.filter(({ shownId }) => company === undefined || String(shownId) === company);
  // A proof can only be withdrawn from the company that has it.
  const [one, ...more] = withdraw ? found.filter(({ provenAt }) => provenAt !== null) : found;
  if (!one) throw new Problem('not_found');
  if (more.length > 0)
    throw new Problem('conflict', {
      message: 'settings.proof.which',
      params: { companies: found.map(({ shownId, name }) => `${shownId} ${name}`).join(', ') },
    });
  return one;
};

/**
 * For the operator: records or withdraws a proof, with the reason in the history. Throws `invalid` by field,
 * `not_found` if no company has the NPWP, `conflict` if several have or another one is proven.
 */
export const proveByHand = async (
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  input: ByHand,
): Promise<{ name: string; shownId: number; changed: boolean }> => {
  const errors = faultsOf(input);
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  const reason = input.reason.trim();
  return deps.db.transact(async (tx) => {
    const { id, name, shownId } = meant(await unsafeClaimants(tx.db, asNpwp16(input.npwp) ?? ''), input);
    const scope = systemScope(id);
    const changed = input.withdraw
      ? await withdrawProof(tx, deps, scope, reason)
      : await proveCompany(tx, deps, scope, { way: 'house', reason });
    return { name, shownId, changed };
  });
};
