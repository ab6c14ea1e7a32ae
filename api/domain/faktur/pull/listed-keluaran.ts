import { isDay, periodOf } from '../../definition/day.ts';
import { rupiah, sen } from '../../definition/money.ts';
import { type ListedFaktur, statusRank } from '../../office/status-list.ts';
import { headOffice, NO_NITKU } from '../../rules/identity/nitku.ts';
import { asNpwp16, NO_NPWP } from '../../rules/identity/npwp.ts';
import { uploadDeadline } from '../check-document.ts';
import { CORETAX_START, transactionCode } from '../codes.ts';
import { emptyFields } from '../empty-fields.ts';
import type { Faktur, FakturKind } from '../record.ts';
import type { FakturStatus } from '../status.ts';
import { otherBase } from './other-base.ts';
import { type Birth, revisionOf } from './pulled-faktur.ts';

export type IssuedFaktur = Pick<ListedFaktur, 'row' | 'reference' | 'counterpartyName' | 'identity'> & {
  /** 17 digits. */
  readonly number: string;
  readonly status: FakturStatus;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** YYYY-MM. */
  readonly period: string;
  /** In rupiah. */
  readonly amounts: Pick<Faktur, 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm'>;
};

export type NotTaken = 'not_issued' | 'incomplete';

const RUPIAH = /^\d{1,13}(\.\d{1,2})?$/;

const amountsOf = ({ dpp, otherDpp, ppn, ppnbm }: ListedFaktur): IssuedFaktur['amounts'] | null => {
  const [base, tax, luxury] = [dpp ?? '', ppn ?? '', ppnbm ?? '0'];
  if (![base, tax, luxury, otherDpp ?? '0'].every((amount) => RUPIAH.test(amount))) return null;
  const written = (amount: string): string => rupiah(sen(amount));
  return {
    dpp: written(base),
    otherDpp: written(otherDpp ?? otherBase(base, tax)),
    ppn: written(tax),
    ppnbm: written(luxury),
  };
};

/**
 * Or the reason why not. Without a number of the office it is a draft there and may still be sent from there; without
 * number, date, buyer or amounts it could not be included in a return.
 */
export const issuedOf = (listed: ListedFaktur): IssuedFaktur | NotTaken => {
  const { row, number, status, date, reference, counterpartyName, identity } = listed;
  if (status === null || number === null || statusRank[status] < statusRank.APPROVED) return 'not_issued';
  const amounts = amountsOf(listed);
  const known = transactionCode(number.slice(0, 2)) && counterpartyName !== '' && amounts;
  if (!known || date === null || !isDay(date) || date < CORETAX_START) return 'incomplete';
  const period = listed.period ?? periodOf(date);
  return { row, number, status, date, period, reference, counterpartyName, identity, amounts };
};

const kindOf = (theirs: IssuedFaktur): FakturKind => {
  const { status } = theirs;
  if (status === 'AMENDED') return 'SUBSTITUTED';
  if (status === 'CANCELED') return 'CANCELED';
  return revisionOf(theirs) > 0 ? 'NORMAL_SUBS' : 'NORMAL';
};

/** The list has no document kind, country or NITKU of the buyer: an NPWP is taken for its head office. */
const buyerOf = ({ identity }: IssuedFaktur) => {
  const npwp = asNpwp16(identity);
  return npwp !== null && npwp !== NO_NPWP
    ? ({
        counterpartyDocument: 'TIN',
        counterpartyNpwp: npwp,
        counterpartyDocumentNumber: null,
        counterpartyCountry: 'IDN',
        counterpartyNitku: headOffice(npwp),
      } as const)
    : ({
        counterpartyDocument: 'Other ID',
        counterpartyNpwp: NO_NPWP,
        counterpartyDocumentNumber: npwp === null ? identity || null : null,
        counterpartyCountry: '',
        counterpartyNitku: NO_NITKU,
      } as const);
};

/**
 * Issued elsewhere, with sums and no lines. `npwp`: the company's, 16 digits. `replaces`: the invoice here that it
 * replaces.
 */
export const listedFaktur = (
  theirs: IssuedFaktur,
  npwp: string,
  { id, companyId, now, by }: Birth,
  replaces: string | null,
): Faktur => ({
  ...emptyFields,
  id,
  companyId,
  version: 1,
  type: 'OUT',
  kind: kindOf(theirs),
  status: theirs.status,
  number: theirs.number,
  date: theirs.date,
  period: theirs.period,
  code: theirs.number.slice(0, 2),
  uploadDeadline: uploadDeadline(theirs.date),
  reference: theirs.reference,
  ownNitku: headOffice(npwp),
  ...buyerOf(theirs),
  counterpartyName: theirs.counterpartyName,
  counterpartyAddress: '',
  counterpartyEmail: null,
  gross: '0.00',
  discount: '0.00',
  contractDpp: '0.00',
  ...theirs.amounts,
  replaces,
  revision: revisionOf(theirs),
  errorCount: 0,
  createdBy: by,
  createdAt: now,
  updatedBy: by,
  updatedAt: now,
});
