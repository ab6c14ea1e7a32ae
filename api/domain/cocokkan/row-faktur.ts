import { rupiah, type Sen, share } from '../definition/money.ts';
import { defaultBase } from '../faktur/codes.ts';
import type { FakturInput } from '../faktur/record.ts';
import { GENERAL_CODE } from '../faktur/units.ts';
import { placeWith } from '../rules/identity/nitku.ts';
import { npwpKey } from './keys.ts';
import type { LedgerRow } from './record.ts';
import { thresholds } from './thresholds.ts';

export type BuyerOfRow = Pick<
  FakturInput,
  | 'counterpartyDocument'
  | 'counterpartyNpwp'
  | 'counterpartyDocumentNumber'
  | 'counterpartyCountry'
  | 'counterpartyName'
  | 'counterpartyAddress'
  | 'counterpartyEmail'
  | 'counterpartyNitku'
>;

export type FakturOfRow = BuyerOfRow & Pick<FakturInput, 'date' | 'code' | 'reference' | 'lines'>;

const LONGEST_NAME = 200;
const WHOLE_RATE: readonly [number, number] = [12, 100];

const unknownBuyer = ({ partyName, partyNpwp }: LedgerRow): BuyerOfRow => {
  const npwp = npwpKey(partyNpwp) ?? '';
  return {
    counterpartyDocument: 'TIN',
    counterpartyNpwp: npwp,
    counterpartyDocumentNumber: null,
    counterpartyCountry: 'IDN',
    counterpartyName: partyName ?? '',
    counterpartyAddress: '',
    counterpartyEmail: null,
    counterpartyNitku: npwp && placeWith(npwp, '', ''),
  };
};

/** Whether the ledger used 12 % of the full price (code 01), not of 11/12 of it (code 04; PMK 131/2024). */
const isWhole = (base: Sen | null, ppn: Sen): boolean =>
  base !== null && Math.abs(share(base, WHOLE_RATE, 'nearest') - ppn) <= thresholds.rounding;

/** One line with the booked amount; missing fields are filled in by the user. */
export const fakturOfRow = (row: LedgerRow, buyer: BuyerOfRow | null): FakturOfRow => {
  const { date, reference, journal, text, base, ppn } = row;
  const code = isWhole(base, ppn) ? '01' : '04';
  const price = base ?? share(ppn, [100, 11], 'nearest');
  return {
    date,
    code,
    reference: reference ?? (journal || null),
    ...(buyer ?? unknownBuyer(row)),
    lines: [
      {
        opt: 'A',
        code: GENERAL_CODE,
        name: text.slice(0, LONGEST_NAME),
        unit: '',
        quantity: '1',
        discount: '0',
        price: rupiah(price),
        base: defaultBase(code),
        ownBase: null,
        ppnbmRate: '0',
      },
    ],
  };
};
