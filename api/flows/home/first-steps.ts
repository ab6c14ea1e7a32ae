import type { FirstStep, FirstSteps } from '#domain/home/first-steps.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { ownerOnly } from '#domain/settings/signee-products.ts';
import type { Query } from '../../../db/database.ts';
import { bupotList } from '../../../db/repositories/bupot/list.ts';
import { certificateOf } from '../../../db/repositories/certificates.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { membersOf } from '../../../db/repositories/members.ts';
import { isProven } from '../../../db/repositories/proofs.ts';
import { activeSignee } from '../../../db/repositories/signees.ts';
import { type Families, ownFamilies } from '../../services/company/families.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { leadsTo } from './leads-to.ts';

const ACCOUNT = '/main/setting/account';

const hasDocuments = async (deps: Deps, scope: Scope): Promise<boolean> => {
  const first = { filter: {}, sort: [], offset: 0, limit: 1, today: jakartaDay(deps.now()) } as const;
  const { read } = deps.db;
  const pages = await Promise.all([fakturList.page(scope, read, first), bupotList.page(scope, read, first)]);
  return pages.some(({ rows }) => rows.length > 0);
};

/** Sending checks the same. */
const withoutSignee = async (
  scope: Scope,
  read: Query,
  { faktur, bupot }: Families,
): Promise<'efaktur-v2' | 'ebupot-ctas' | null> => {
  if (faktur && !(await activeSignee(scope, read, 'efaktur-v2'))) return 'efaktur-v2';
  return bupot && !(await activeSignee(scope, read, 'ebupot-ctas')) ? 'ebupot-ctas' : null;
};

export const firstStepsOf = async (deps: Deps, scope: Scope): Promise<FirstSteps> => {
  permit(scope, 'HOMEPAGE_WAITING_VIEW');
  const { read } = deps.db;
  const families = await ownFamilies(deps, scope);
  const { faktur } = families;
  const [certificate, unsigned, documents, proven] = await Promise.all([
    certificateOf(scope, read),
    withoutSignee(scope, read, families),
    hasDocuments(deps, scope),
    isProven(scope.companyId, read),
  ]);
  const product = unsigned ?? (faktur ? 'efaktur-v2' : 'ebupot-ctas');
  if (certificate && !unsigned && documents && proven) return { steps: [] };
  const mayName = !ownerOnly.has(product) || scope.role === 'Owner';
  const step = (name: FirstStep, done: boolean, to: string | null) => ({ step: name, done, to });
  return {
    steps: [
      ...(proven ? [] : [step('proof', false, leadsTo(scope, 'companies', 'create', '/main/setting/company/proof'))]),
      step(
        'certificate',
        Boolean(certificate),
        leadsTo(scope, 'setting/certificate', 'edit', `${ACCOUNT}/certificate`),
      ),
      step('signee', !unsigned, mayName ? leadsTo(scope, 'signees', 'create', `${ACCOUNT}/signee/${product}`) : null),
      step(
        'document',
        documents,
        faktur
          ? leadsTo(scope, 'efaktur/out/ctas', 'create', '/main/efaktur-v2/out/create')
          : leadsTo(scope, 'ebupot/slips', 'create', '/main/ebupot-v2/unifikasi/domestic/create'),
      ),
      step(
        'people',
        (await membersOf(scope, read)).length > 1,
        leadsTo(scope, 'users', 'create', `${ACCOUNT}/user/add`),
      ),
    ],
  };
};
