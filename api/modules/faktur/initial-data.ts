import { blankInvoice } from '#domain/faktur/blank-invoice.ts';
import { uploadDeadline } from '#domain/faktur/check-document.ts';
import type { FakturInput } from '#domain/faktur/record.ts';
import type { FakturStart, StagesSoFar } from '#domain/faktur/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { certificateOf } from '../../../db/repositories/certificates.ts';
import { branchesOf, ownCompany } from '../../../db/repositories/own-company.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { activeSignee } from '../../../db/repositories/signees.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { inputOf } from './input-of.ts';
import { loadFaktur } from './move-fakturs.ts';
import { chainOf } from './stage-chain.ts';

export type InitialFor = { for: 'create' } | { for: 'edit' | 'substitute' | 'termin'; id: string };

const HEAD_OFFICE = '000000';

const empty = (today: string, ownNitku: string): FakturInput => ({
  ...blankInvoice,
  date: today,
  code: '04',
  ownNitku,
  counterpartyCountry: 'IDN',
});

const stagesSoFar = async (
  scope: Scope,
  read: Query,
  firstId: string,
  except: readonly (string | null)[] = [],
): Promise<StagesSoFar> => {
  const { contract, counted, taken, remaining, settled } = await chainOf(scope, read, firstId, except);
  return { first: contract, stages: counted, taken, remaining, settled };
};

export const initialData = async (deps: Deps, scope: Scope, wanted: InitialFor): Promise<FakturStart> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const [seller, branches, signee, quota, certificate] = await Promise.all([
    ownCompany(scope, read),
    branchesOf(scope, read),
    activeSignee(scope, read, 'efaktur-v2'),
    quotaOf(scope, read, 'efaktur'),
    certificateOf(scope, read),
  ]);
  const head = branches.find((branch) => branch.nitku.endsWith(HEAD_OFFICE))?.nitku ?? `${seller.npwp}${HEAD_OFFICE}`;
  const common: FakturStart = {
    defaults: empty(today, head),
    company: { name: seller.name, npwp: seller.npwp, pkp: seller.pkp, address: seller.address, city: seller.city },
    branches,
    signee: signee ? { name: signee.name, npwp: signee.npwp, jobTitle: signee.jobTitle } : null,
    quota: { ...quota, package: seller.packageName },
    certificate: certificate
      ? { validTo: certificate.validTo, matchesOffice: certificate.matchesOffice, subject: certificate.subject }
      : null,
    deadline: uploadDeadline(today),
  };
  if (wanted.for === 'create') return common;
  const of = await loadFaktur(scope, read, wanted.id);
  if (wanted.for !== 'termin') {
    const defaults = { ...inputOf(of), ...(wanted.for === 'substitute' ? { date: today } : {}) };
    return {
      ...common,
      defaults,
      ...(wanted.for === 'substitute' ? { original: of } : {}),
      ...(of.advanceOf === null ? {} : { chain: await stagesSoFar(scope, read, of.advanceOf, [of.id, of.replaces]) }),
    };
  }
  if (of.term === 'EMPTY') throw new Problem('conflict', { message: 'faktur.server.no_advance' });
  const firstId = of.advanceOf ?? of.id;
  const chain = await stagesSoFar(scope, read, firstId);
  return {
    ...common,
    defaults: { ...inputOf(chain.first), date: today, reference: null, advanceOf: firstId, stageDpp: chain.remaining },
    chain,
  };
};
