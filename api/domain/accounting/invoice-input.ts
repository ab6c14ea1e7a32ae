import { isDay } from '../definition/day.ts';
import { sen } from '../definition/money.ts';
import { computeDraft } from '../faktur/compute.ts';
import { draftInput } from '../faktur/keluaran.ts';
import type { FakturInput, FakturLineInput } from '../faktur/record.ts';
import { unitFrom } from '../faktur/unit-names.ts';
import { asNpwp16, isNpwp16, NO_NPWP } from '../rules/identity/npwp.ts';
import type { AccountingInvoice, AccountingLine, AccountingParty } from './books.ts';

/** Why a record was not taken; its text is `accounting.reason.<code>`. */
export const reasons = [
  'other_company',
  'bad_date',
  'no_number',
  'no_lines',
  'unknown_tax_code',
  'unknown_account',
  'not_taxed',
  'mixed_codes',
  'bad_amount',
  'total_differs',
  'no_identity',
  'bad_value',
  'number_used',
] as const;
export type Reason = (typeof reasons)[number];
export type Untaken = { readonly reason: Reason; readonly detail: string };

export type AccountMapping = { readonly opt: 'A' | 'B'; readonly code: string; readonly unit: string };
export type TaxMapping = { readonly code: string | null; readonly addInfo: string | null };
export type Mappings = {
  readonly accounts: ReadonlyMap<string, AccountMapping>;
  readonly taxCodes: ReadonlyMap<string, TaxMapping>;
};

type Own = { readonly npwp: string; readonly company: string };

const HEAD_OFFICE = '000000';
const isUntaken = (one: object): one is Untaken => 'reason' in one;
const untaken = (reason: Reason, detail = ''): Untaken => ({ reason, detail: detail.slice(0, 200) });

/** Without zeros at the end; null if it is no amount or has more places. */
const decimalOf = (text: string, places: number): string | null => {
  const plain = text
    .trim()
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  return new RegExp(`^\\d{1,15}(\\.\\d{1,${places}})?$`).test(plain) ? plain : null;
};

const NUMBER_PLACES = 5;
const MONEY_PLACES = 2;

/** Who they are for the tax office; null for a party without a usable number. */
export const identityOfParty = ({
  npwp,
  nik,
}: AccountingParty): { document: 'TIN' | 'National ID'; identity: string; nitku: string } | null => {
  const number = asNpwp16(npwp);
  if (number !== null && number !== NO_NPWP) return { document: 'TIN', identity: number, nitku: number + HEAD_OFFICE };
  const own = nik.replace(/\D/g, '');
  return isNpwp16(own) && own !== NO_NPWP ? { document: 'National ID', identity: own, nitku: HEAD_OFFICE } : null;
};

const lineOf = (line: AccountingLine, { accounts }: Mappings): FakturLineInput | Untaken => {
  const account = accounts.get(line.account);
  if (!account) return untaken('unknown_account', line.account);
  const price = decimalOf(line.price, NUMBER_PLACES);
  const quantity = decimalOf(line.quantity, NUMBER_PLACES);
  const discount = decimalOf(line.discount || '0', MONEY_PLACES);
  if (price === null || quantity === null || discount === null) return untaken('bad_amount', line.name);
  const { opt, code } = account;
  const unit = unitFrom(line.unit) ?? account.unit;
  return { opt, code, name: line.name, unit, price, quantity, discount, ppnbmRate: '0' } as FakturLineInput;
};

type Taxed = { readonly tax: TaxMapping; readonly lines: readonly AccountingLine[] };

/** The lines of a tax invoice; others of the same sale are left out. */
const taxedOf = ({ lines }: AccountingInvoice, { taxCodes }: Mappings): Taxed | Untaken => {
  if (lines.length === 0) return untaken('no_lines');
  const strange = lines.find(({ taxCode }) => !taxCodes.has(taxCode));
  if (strange) return untaken('unknown_tax_code', strange.taxCode);
  const taxed = lines.filter(({ taxCode }) => taxCodes.get(taxCode)?.code);
  const taxes = [...new Set(taxed.map(({ taxCode }) => taxCodes.get(taxCode)))];
  const [tax] = taxes;
  if (!tax) return untaken('not_taxed');
  const codes = new Set(taxes.map((one) => `${one?.code} ${one?.addInfo}`));
  return codes.size > 1 ? untaken('mixed_codes', [...codes].join(', ')) : { tax, lines: taxed };
};

/** Their total may be rounded to whole rupiah. */
const differs = (input: FakturInput, total: string): boolean => {
  const theirs = decimalOf(total, MONEY_PLACES);
  return theirs === null || Math.abs(sen(computeDraft(input).total.dpp) - sen(theirs)) >= 100;
};

const headOf = (invoice: AccountingInvoice, { npwp }: Own, { code, addInfo }: TaxMapping) => {
  const { contact, date, number } = invoice;
  const party = identityOfParty(contact);
  if (!party) return untaken('no_identity', contact.name);
  const named = party.document === 'TIN';
  return {
    date,
    code: code ?? '',
    addInfo,
    facilityStamp: addInfo?.replace(/^TD\.005/, 'TD.011'),
    reference: number.trim(),
    ownNitku: npwp + HEAD_OFFICE,
    counterpartyDocument: party.document,
    counterpartyNpwp: named ? party.identity : NO_NPWP,
    counterpartyDocumentNumber: named ? null : party.identity,
    counterpartyNitku: party.nitku,
    counterpartyCountry: 'IDN',
    counterpartyName: contact.name.trim(),
    counterpartyAddress: contact.address.trim(),
    counterpartyEmail: contact.email.trim() || null,
  };
};

/** A draft of ours from an invoice of the accounting product, or why there is none. */
export const invoiceInput = (invoice: AccountingInvoice, own: Own, mappings: Mappings): FakturInput | Untaken => {
  if (invoice.companyId !== own.company) return untaken('other_company', invoice.companyId);
  if (!isDay(invoice.date)) return untaken('bad_date', invoice.date);
  if (invoice.number.trim() === '') return untaken('no_number');
  const taxed = taxedOf(invoice, mappings);
  if (isUntaken(taxed)) return taxed;
  const lines = taxed.lines.map((line) => lineOf(line, mappings));
  const wrong = lines.find(isUntaken);
  if (wrong) return wrong;
  const head = headOf(invoice, own, taxed.tax);
  if (isUntaken(head)) return head;
  const draft = draftInput.safeParse({ ...head, lines });
  if (!draft.success) return untaken('bad_value', draft.error.issues[0]?.path.join('.') ?? '');
  try {
    const whole = taxed.lines.length === invoice.lines.length;
    return whole && differs(draft.data, invoice.total) ? untaken('total_differs', invoice.total) : draft.data;
  } catch (error) {
    if (error instanceof RangeError) return untaken('bad_amount', invoice.total);
    throw error;
  }
};

export const isTaken = (one: FakturInput | Untaken): one is FakturInput => !isUntaken(one);
