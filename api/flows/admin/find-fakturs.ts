import type { FoundFaktur, ViewedFaktur } from '#domain/admin/faktur-schema.ts';
import { vatDocuments } from '#domain/faktur/documents.ts';
import { digits } from '#domain/faktur/number.ts';
import { sayStatus } from '#domain/history/say-entry.ts';
import { Problem } from '#domain/problem.ts';
import { asNpwp16 } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import { unsafeCompanyPage } from '../../../db/repositories/admin/companies.ts';
import {
  type AnyFaktur,
  callsAbout,
  unsafeAnyFaktur,
  unsafeFindFakturs,
} from '../../../db/repositories/admin/fakturs.ts';
import { fakturById } from '../../../db/repositories/faktur/faktur.ts';
import { timelineOf } from '../../documents/timeline.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';
import { noteReading } from '../../services/security/note-internal.ts';
import { mayRevert } from './revert-cancel.ts';

const AT_MOST = 100;
const CALLS = 50;
const COMPANIES = 20;

type FindParams = {
  readonly number?: string | undefined;
  readonly npwp?: string | undefined;
  readonly reference?: string | undefined;
  /** Name, NPWP or id of a company. `company` names the company of a request. */
  readonly taxpayer?: string | undefined;
};

/** Codes and statuses of classic invoices: of 13 digits (the NSFP) the three before it are any of these. */
const classicHeads = Array.from({ length: 90 }, (_, at) => String(at + 10).padStart(3, '0'));

/** Throws `invalid` unless it has 13, 16 or 17 digits. */
const numbersOf = (number: string): string[] => {
  const clean = digits(number);
  if (clean.length === 13) return [clean, ...classicHeads.map((head) => head + clean)];
  if (clean.length !== 16 && clean.length !== 17)
    throw new Problem('invalid', { errors: { number: 'adminFaktur.find.number_digits' } });
  return [clean];
};

const npwpOf = (npwp: string): string => {
  const clean = asNpwp16(npwp);
  if (clean === null) throw new Problem('invalid', { errors: { npwp: 'adminFaktur.find.npwp_digits' } });
  return clean;
};

const foundView = ({ locale }: Scope, { row, company }: AnyFaktur): FoundFaktur => ({
  id: row.id,
  type: row.type,
  number: row.number,
  reference: row.reference,
  date: row.date,
  status: sayStatus(locale, vatDocuments[row.type].name, row.status) ?? row.status,
  counterpartyName: row.counterpartyName,
  counterpartyNpwp: row.counterpartyNpwp,
  dpp: row.dpp,
  ppn: row.ppn,
  companyId: row.companyId,
  companyName: company.name,
  companyNpwp: company.npwp,
});

/** The companies whose documents are found see it in their security log. Throws `invalid` without any criterion. */
export const findFakturs = async (deps: Deps, scope: Scope, params: FindParams): Promise<FoundFaktur[]> => {
  permitInternal(scope);
  const { number, npwp, reference, taxpayer } = params;
  if (!number && !npwp && !reference && !taxpayer)
    throw new Problem('invalid', { errors: { number: 'adminFaktur.find.nothing' } });
  const named = taxpayer
    ? (await unsafeCompanyPage(deps.db.read, { q: taxpayer }, { offset: 0, limit: COMPANIES })).rows.map(({ id }) => id)
    : undefined;
  const found = await unsafeFindFakturs(
    deps.db.read,
    {
      ...(number ? { numbers: numbersOf(number) } : {}),
      ...(npwp ? { npwp: npwpOf(npwp) } : {}),
      ...(reference ? { reference } : {}),
      ...(named ? { companyIds: named } : {}),
    },
    AT_MOST,
  );
  noteReading(deps, scope, { companyIds: found.map(({ row }) => row.companyId), what: 'documents' });
  return found.map((one) => foundView(scope, one));
};

/** Recorded for its company, like `findFakturs`. */
export const viewFaktur = async (deps: Deps, scope: Scope, id: string): Promise<ViewedFaktur> => {
  permitInternal(scope);
  const found = await unsafeAnyFaktur(deps.db.read, id);
  if (!found) throw new Problem('not_found');
  const { row } = found;
  const ofCompany = { ...scope, companyId: row.companyId };
  const [whole, history, calls, revertable] = await Promise.all([
    fakturById<string>(ofCompany, deps.db.read, id),
    timelineOf(ofCompany, deps.db.read, id, { happened: vatDocuments[row.type].words.happened }),
    callsAbout(ofCompany, deps.db.read, id, CALLS),
    mayRevert(deps, ofCompany, row),
  ]);
  noteReading(deps, scope, { companyIds: [row.companyId], what: 'documents' });
  return {
    ...foundView(scope, found),
    version: row.version,
    period: row.period,
    code: row.code,
    counterpartyAddress: row.counterpartyAddress,
    counterpartyEmail: row.counterpartyEmail,
    ownNitku: row.ownNitku,
    ppnbm: row.ppnbm,
    reason: row.reason,
    officeCode: row.officeCode,
    officeMessage: row.officeMessage,
    createdBy: row.createdBy,
    updatedAt: row.updatedAt,
    lines: (whole?.lines ?? []).map(({ code, name, quantity, price, dpp, ppn }) => ({
      code,
      name,
      quantity,
      price,
      dpp,
      ppn,
    })),
    history,
    exchange: calls.map(({ companyId: _, objectId: _about, ...call }) => call),
    mayRevert: revertable,
  };
};
