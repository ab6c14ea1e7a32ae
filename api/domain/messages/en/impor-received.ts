import words from './received.ts';

export const receivedField = words.resources['ebupot/received'].fields;

export const receivedBucket = {
  received_missing: 'A required field is empty',
  received_kind: 'Unknown kind of slip',
  received_article: 'Unknown kind of tax',
  received_article_assumed: 'Kind of tax not named',
  received_negative: 'Negative amount',
  received_in_file: 'Duplicate slip in the file',
  received_saved: 'Slip already here',
};

export const receivedFinding = {
  received_missing: 'Required.',
  received_kind: 'Enter BPPU, BPNR, CLASSIC, SSPCP or SSP.',
  received_article: 'Enter PPh 15, 22, 23, 26, 4(2) or DTP.',
  received_article_assumed: 'The kind of tax is not named; PPh 23 is assumed.',
  received_negative: 'An amount cannot be negative. Cancelled slips are not imported.',
  received_in_file: 'This slip is already in row %{row}. Skip one of them.',
  received_saved: 'This slip is already saved: %{saved}. Skip this row.',
};

export const receivedTemplate = {
  guideSheet: 'Guide',
  codesSheet: 'Codes',
  guide: {
    title: 'How to fill in the import of slips received',
    one: '1. XML of slips (attachment L3B, OtherParties) can be imported as it is.',
    two: '2. From other records: fill in the sheet Bukti Potong Diterima, one row for each slip.',
    three: '3. Required columns: number, NPWP of the withholder, date, tax base and tax withheld.',
    four: '4. The same withholder, number and kind are one slip, which is saved once.',
    five: '5. Columns may have other names, order and number: they are mapped during the import.',
  },
  columnNotes: {
    kind: { column: 'Jenis Bukti Potong', note: 'BPPU, BPNR, CLASSIC, SSPCP or SSP. Empty means BPPU.' },
    article: { column: 'Jenis Pajak', note: 'PPh 15, 22, 23, 26, 4(2) or DTP. Empty: by the tax object code.' },
    period: { column: 'Masa Pajak', note: 'For example 03-2026. Empty: the month of the date of the slip.' },
  },
};
