import type * as id from '../id/impor-retur.ts';

export const returField: typeof id.returField = {
  number: 'Invoice number',
  counterpartyNpwp: 'NPWP of the seller',
  date: 'Return date',
  reference: 'Reference',
  goodsName: 'Name of goods or services',
  goodsCode: 'Code of goods or services',
  unit: 'Unit',
  price: 'Unit price',
  invoiced: 'Invoiced',
  quantity: 'Returned',
  discount: 'Discount returned',
  dpp: 'Tax base returned',
  otherDpp: 'Other tax base returned',
  ppn: 'VAT returned',
  ppnbm: 'PPnBM returned',
};

export const returBucket: typeof id.returBucket = {
  retur_number_missing: 'No invoice number',
  retur_number_digits: 'Invoice number without 17 digits',
  retur_date_missing: 'No return date',
  retur_future: 'Return date has not come',
  retur_name_missing: 'No name of goods or services',
  retur_negative: 'Quantity below zero',
  retur_places: 'More than two decimals',
  retur_nothing: 'Nothing goes back',
  retur_same_in_file: 'The same return in the file',
  retur_same_saved: 'A return of that day exists',
  retur_unknown_here: 'Incoming invoice not found',
  retur_undecided_here: 'VAT not decided about',
  retur_awaiting_consent_here: 'Invoice waits for your consent',
  retur_origin_invalid_here: 'Invoice marked as not valid',
  retur_origin_amended_here: 'Invoice has been replaced',
  retur_origin_canceled_here: 'Invoice has been cancelled',
  retur_no_lines_here: 'Lines of the invoice missing',
  retur_nothing_left_here: 'All of the invoice is returned',
  retur_seller_here: 'Another seller',
  retur_before_invoice_here: 'Date before the invoice',
  retur_line_here: 'Not on the invoice',
  retur_left_here: 'More than is left',
  retur_amount_left_here: 'Amount above what is left',
  retur_below_zero_here: 'Discount above the price',
  retur_differs_here: 'Amount differs from ours',
};

export const returFinding: typeof id.returFinding = {
  retur_number_missing: 'Fill in the number of the incoming invoice that goes back.',
  retur_number_digits: 'An invoice number has 17 digits.',
  retur_date_missing: 'Fill in the day the goods go back.',
  retur_future: 'The return date has not come yet.',
  retur_name_missing: 'Fill in the name of the goods or services as on the invoice.',
  retur_negative: 'What goes back is written without a minus sign.',
  retur_places: 'The tax office takes at most two decimals in a quantity.',
  retur_nothing: 'Fill in what goes back on at least one line.',
  retur_same_in_file:
    'The same return stands in row %{row}. If both are lines of one return, put them into one document; if it is a copy, skip this one.',
  retur_same_saved: 'A return of this invoice on the same day exists. Make sure this is another.',
  retur_unknown_here:
    'There is no incoming invoice of this number yet. Fetch it from the tax office, then check again.',
  retur_undecided_here:
    'Decide about the VAT of this invoice first: only one that is credited or left uncredited may be returned.',
  retur_awaiting_consent_here: 'Answer the seller first: this invoice waits for your consent.',
  retur_origin_invalid_here: 'This invoice is marked as not valid, so it cannot be returned.',
  retur_origin_amended_here: 'This invoice has been replaced: use the number of its replacement.',
  retur_origin_canceled_here: 'The seller has cancelled this invoice, so it cannot be returned.',
  retur_no_lines_here: 'The lines of this invoice are not here yet. Fetch it from the tax office, then check again.',
  retur_nothing_left_here: 'All of this invoice has been returned, other rows of this file included.',
  retur_seller_here: 'The seller of this invoice is %{seller}.',
  retur_before_invoice_here: 'The return date may not be before the invoice date, %{date}.',
  retur_line_here: 'This is not on invoice %{number}, or another row of this return names it already.',
  retur_left_here: 'More than is left of the invoice, other returns of this file included: %{left} at most.',
  retur_amount_left_here: 'More goes back than is left of the invoice: Rp %{left} at most.',
  retur_below_zero_here: 'The discount is more than the price of what goes back.',
  retur_differs_here:
    'The file says %{file}, the invoice makes it %{ours}, a difference of %{difference}. What the invoice makes is saved.',
};

export const returTemplate: typeof id.returTemplate = {
  guideSheet: 'Guide',
  codesSheet: 'Codes',
  guide: {
    title: 'How to fill in an import of returns',
    one: '1. The XML Retur PM and the workbook retur PM of the tax office can be imported as they are.',
    two: '2. Sheet Retur: one row for each return. Number and seller as on the incoming invoice.',
    three: '3. Sheet DetailRetur: one row for each thing that goes back, with the Baris of its return.',
    four: '4. Needed are Nomor Faktur, Tanggal Retur, Nama and Jumlah Retur. All else follows from the invoice.',
    five: '5. The invoice must be credited or left uncredited, and no more may go back than is left of it.',
  },
  columnNotes: {
    number: { column: 'Nomor Faktur', note: '17 digits, written as text' },
    date: { column: 'Tanggal Retur', note: 'The day the goods go back. The VAT goes down in the period of this day' },
    name: { column: 'Nama', note: 'Name of the goods or services as on the invoice' },
    quantity: { column: 'Jumlah Retur', note: 'Two decimals at most' },
    discount: { column: 'Diskon Retur', note: 'Leave it empty to have it worked out from the discount of the invoice' },
  },
};
