import type * as id from '../id/impor-masukan.ts';
import words from './masukan.ts';

export const masukanField: typeof id.masukanField = {
  ...words.resources['efaktur/in/ctas'].fields,
  date: 'Invoice date',
  counterpartyName: 'Seller name',
  year: 'Tax year',
  status: 'Invoice status',
  decision: 'Crediting status',
  creditYear: 'Credit year',
  valid: 'Valid',
  ownNpwp: 'Buyer NPWP',
};

export const masukanBucket: typeof id.masukanBucket = {
  rows_summed: 'Rows of one invoice added up',
  row_copied: 'Row of an invoice may be a copy',
  number_in_file: 'Double invoice in the file',
  same_saved: 'Already here, the same',
  differs_saved: 'Already here, with other contents',
  moves_saved: 'Already here, in another state',
  filed_saved: 'The return of its tax period is filed',
  status_unknown: 'Unknown status',
  number_digits: 'Invoice number not 17 digits',
  number_code: 'Unknown transaction code',
  period_before: 'Tax period before the invoice date',
  other_buyer: 'Invoice of another company',
  seller_is_us: 'The seller is this company',
  seller_zeros: 'Seller NPWP is zeros',
  amount_negative: 'Amount below zero',
  ppn_above: 'VAT above 12% of the tax base',
  credit_outside: 'Outside the crediting window',
  credit_period_missing: 'Credit period missing',
};

export const masukanFinding: typeof id.masukanFinding = {
  rows_summed:
    'This number stands in %{rows} rows, read as one invoice: DPP %{dpp}, PPN %{ppn}. If this file is a ledger, Match shows more.',
  row_copied:
    'Number and amounts are those of row %{row}. If it is a copy, use 0 in this row; if it is another line, write the sum of both in row %{row} and 0 here.',
  number_in_file:
    'The same invoice is in row %{row} already. If both are lines of one invoice, put their sum into one row; if it is a copy, skip this row.',
  same_saved: 'This invoice is already here with the same contents. Saving it changes nothing.',
  differs_saved:
    'This invoice is already here. It says %{ours} here, %{theirs} in the file. What the file says is saved.',
  moves_saved: 'This invoice is already here as %{ours}. By the file it is %{theirs}: its status will follow.',
  filed_saved:
    'This invoice is already here and the VAT return of its tax period is filed. Change it by pulling from the tax office or on its own page, with a reason.',
  status_unknown: 'This status is not known. For example: Approved, Credited, Uncredited, Amended, Cancelled.',
};

export const masukanTemplate: typeof id.masukanTemplate = {
  guideSheet: 'Guide',
  codesSheet: 'Status',
  guide: {
    title: 'How to fill in an import of incoming invoices',
    one: '1. The list of incoming invoices exported from Coretax can be imported as it is, without copying it here.',
    two: '2. From other records: fill in the sheet Faktur Masukan, one row for each invoice.',
    three: '3. Required columns: number, date, seller NPWP and name, tax base, and VAT. Others where there are any.',
    four: '4. Numbers are written as text so that leading zeros are not lost.',
    five: '5. Invoices that are here already do not become doubles: what differs is shown first, then saved.',
  },
  columnNotes: {
    number: { column: 'Nomor Faktur Pajak', note: '17 digits.' },
    period: {
      column: 'Masa Pajak, Tahun Pajak',
      note: 'For example 03 and 2026, or Maret 2026. Empty: the month of the invoice date.',
    },
    base: { column: 'DPP Nilai Lain/DPP', note: 'Empty: worked out of tax base and VAT.' },
    status: {
      column: 'Status Faktur',
      note: 'Approved, Credited, Uncredited, Amended, or Cancelled. Empty: Approved, not decided yet.',
    },
    credit: { column: 'Masa dan Tahun Pajak Pengkreditan', note: 'Only for invoices that are credited already.' },
  },
};
