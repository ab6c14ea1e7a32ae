import { computeDraft } from '#domain/faktur/compute.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { Faktur, FakturInput, Finding } from '#domain/faktur/record.ts';
import type { FakturCheck } from '#domain/faktur/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { metCounterparty } from '../../../db/repositories/counterparties.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { elsewhereFindings } from '../../documents/elsewhere.ts';
import { type FindingView, inOneLine, inWords } from '../../documents/findings.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { findingsOf } from './compose-faktur.ts';
import { type Intercept, uploadIntercept } from './intercepts.ts';
import { loadFaktur } from './move-fakturs.ts';
import { chainOf } from './stage-chain.ts';
import { duplicateFindings, uploadFindings, withPlace } from './upload-checks.ts';

const buyerFields = /^counterparty/;
const amountFields = /^(lines|stageDpp|term|advanceOf)/;

const groups: { key: string; owns: (path: string) => boolean }[] = [
  { key: 'buyer', owns: (path) => buyerFields.test(path) },
  { key: 'lines', owns: (path) => amountFields.test(path) },
  { key: 'reference', owns: (path) => path === 'reference' },
  { key: 'deadline', owns: (path) => path === 'date' },
  {
    key: 'document',
    owns: (path) => !buyerFields.test(path) && !amountFields.test(path) && path !== 'reference' && path !== 'date',
  },
];

const interceptKey = (intercept: Intercept): string => intercept.intercept.replace(/-/g, '_');

export const fakturChecks = async (deps: Deps, scope: Scope, id: string): Promise<FakturCheck[]> => {
  const faktur = await loadFaktur(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_VIEW');
  const errors = (await uploadFindings(deps, scope, faktur)).filter(({ severity }) => severity === 'error');
  const intercept = await uploadIntercept(scope, deps.db.read, deps.now(), { needed: 1, pages: [[faktur]] });
  const own = groups.map(({ key, owns }): FakturCheck => {
    const found = errors.filter(({ path }) => owns(path));
    const message = inOneLine(scope.locale, found, (one) => withPlace(scope.locale, one));
    return message === null
      ? { key, ok: true, message: say(scope.locale, `faktur.server.checks.${key}`) }
      : { key, ok: false, message, ...(found[0] ? { field: found[0].path } : {}) };
  });
  const ready = intercept ? `faktur.server.checks.${interceptKey(intercept)}` : 'faktur.server.checks.company';
  return [...own, { key: 'company', ok: intercept === null, message: say(scope.locale, ready) }];
};

export const checkInput = async (
  deps: Deps,
  scope: Scope,
  { input, id = null, replaces = null }: { input: FakturInput; id?: string | null; replaces?: string | null },
): Promise<FindingView[]> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  const company = await ownCompany(scope, deps.db.read);
  const chain =
    input.advanceOf === null ? undefined : await chainOf(scope, deps.db.read, input.advanceOf, [id, replaces]);
  const own: Finding[] = findingsOf(input, {
    today: jakartaDay(deps.now()),
    company,
    source: 'form',
    ...(chain ? { remaining: chain.remaining, advanceCounterparty: chain.contract } : {}),
  });
  const { dpp } = computeDraft(input, chain?.taken).total;
  const duplicates = await duplicateFindings(scope, deps.db.read, {
    ...input,
    type: keluaran.type,
    id,
    replaces,
    dpp,
  } satisfies Pick<Faktur, 'type' | 'reference' | 'dpp' | 'replaces'> & { id: string | null } & FakturInput);
  const { identity, name, email } = metCounterparty(input);
  const elsewhere = await elsewhereFindings(scope, deps.db.read, { path: 'counterpartyEmail', identity, name, email });
  return inWords(scope.locale, [...own, ...duplicates, ...elsewhere]);
};
