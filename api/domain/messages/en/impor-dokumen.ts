import words from './dokumen.ts';

const codes = { transaction: 'Transaction type', document: 'Transaction document' };

export const dokumenField = {
  out: { ...words.resources['efaktur/document/out/ctas'].fields, ...codes },
  in: { ...words.resources['efaktur/document/in/ctas'].fields, ...codes },
};

export const dokumenBucket = {
  dokumen_kind_missing: 'No kind of document',
  dokumen_kind_unknown: 'Unknown kind of document',
  dokumen_other_side: 'A document of the other side',
  dokumen_reason_unknown: 'Unknown reason',
  dokumen_in_file: 'Document number twice in the file',
  dokumen_saved: 'Document number is here already',
  detail: 'Detail does not go with the kind',
  no_info: 'Additional information is not used',
  not_ours_to_credit: 'Only incoming documents are credited',
  info: 'Additional information does not fit',
  no_reference: 'Reference is not used',
};

export const dokumenFinding = {
  dokumen_kind_missing: 'The kind of document is missing. For example: PEB, PIB, CK-1.',
  dokumen_kind_unknown: 'This kind of document is unknown, or its codes are not in the list of the tax office.',
  dokumen_other_side:
    'This kind belongs to the other side: PEB and exports are outgoing documents, PIB and imports are incoming ones.',
  dokumen_reason_unknown: 'This reason is unknown. Choose one of those for which VAT is not credited.',
  dokumen_in_file:
    'This document number stands in row %{row} already. If both are lines of one document, put their sum into one row; if it is a copy, skip this row.',
  dokumen_saved: 'This document number is saved already: %{saved}. Skip this row, or change the document there is.',
};

const template = {
  guideSheet: 'Guide',
  codesSheet: 'Codes',
  guide: {
    title: 'How to fill in an import of other documents',
    one: '1. XML of other documents from Coretax can be imported as it is, without copying it here.',
    two: '2. From other books: fill in the sheet Dokumen Lain, one row for each document.',
    three: '3. Required: kind of document, number, date, name of the counterparty, and tax base.',
    four: '4. Numbers are written as text, so that no leading zero is lost.',
    five: '5. Documents are saved as drafts: nothing is sent to the tax office yet.',
  },
  columnNotes: {
    kind: {
      column: 'Jenis Dokumen',
      note: 'In words, such as PEB, Export of services, PIB, or Stands for an invoice.',
    },
    code: { column: 'Detail Transaksi', note: 'Two digits. Empty where the kind has one detail only.' },
    number: { column: 'Nomor Dokumen', note: 'That of the paper itself. PIB: registration number # NTPN.' },
    party: { column: 'NPWP Lawan Transaksi', note: '16 digits. A party abroad: leave it empty.' },
    amounts: { column: 'DPP, PPN, PPnBM', note: 'In rupiah. VAT of an export: 0.' },
  },
};

export const dokumenTemplate = { out: template, in: template };
