import type * as id from '../id/impor-retur-dokumen.ts';
import words from './retur-dokumen.ts';

const { server } = words.returDokumen;

export const returDokumenField: typeof id.returDokumenField = {
  out: words.resources['efaktur/document/out/return/ctas'].fields,
  in: words.resources['efaktur/document/in/return/ctas'].fields,
};

export const returDokumenBucket: typeof id.returDokumenBucket = {
  retur_dokumen_origin_missing: 'No document that goes back',
  retur_dokumen_number_missing: 'No return number',
  retur_dokumen_nothing: 'Nothing goes back',
  retur_dokumen_in_file: 'Return number twice in the file',
  retur_dokumen_saved: 'Return number is here already',
  retur_dokumen_unknown_here: 'Document not found',
  retur_dokumen_kind_here: 'Documents of this kind are not returned',
  retur_dokumen_undecided_here: 'VAT not decided about',
  retur_dokumen_not_approved_here: 'Document not approved yet',
  retur_dokumen_refused_here: 'Document was not taken',
  retur_dokumen_origin_replacing_here: 'Document is being replaced',
  retur_dokumen_origin_amended_here: 'Document has been replaced',
  retur_dokumen_origin_canceled_here: 'Document has been cancelled',
  retur_dokumen_nothing_left_here: 'All of the document is returned',
  retur_dokumen_party_here: 'Another counterparty',
  retur_dokumen_before_here: 'Date before the document',
  retur_dokumen_left_here: 'Amount above what is left',
};

export const returDokumenFinding: typeof id.returDokumenFinding = {
  retur_dokumen_origin_missing: 'Fill in the number of the document that goes back.',
  retur_dokumen_number_missing: 'Fill in your own number of this return.',
  retur_dokumen_nothing: 'The tax base returned must be more than 0.',
  retur_dokumen_in_file:
    'This return number stands in row %{row} already. If both are lines of one return, put their sum into one row; if it is a copy, skip this row.',
  retur_dokumen_saved: 'This return number is saved already: %{saved}. Skip this row, or change the return there is.',
  retur_dokumen_unknown_here: 'There is no document of this number yet. Make or import it, then check again.',
  retur_dokumen_kind_here: server.kind,
  retur_dokumen_undecided_here: server.undecided,
  retur_dokumen_not_approved_here: server.not_approved,
  retur_dokumen_refused_here: server.refused,
  retur_dokumen_origin_replacing_here: server.origin_replacing,
  retur_dokumen_origin_amended_here: server.origin_amended,
  retur_dokumen_origin_canceled_here: server.origin_canceled,
  retur_dokumen_nothing_left_here: 'All of this document has been returned, other rows of this file counted.',
  retur_dokumen_party_here: 'The counterparty of this document is %{party}.',
  retur_dokumen_before_here: 'A return cannot be dated before its document, %{date}.',
  retur_dokumen_left_here: 'More than is left of the document, other rows of this file counted: at most Rp %{left}.',
};

const template = {
  guideSheet: 'Guide',
  codesSheet: 'Codes',
  guide: {
    title: 'How to fill in an import of returns of other documents',
    one: '1. XML of returns of other documents from Coretax can be imported as it is, without copying it here.',
    two: '2. From other books: fill in the sheet Retur Dokumen Lain, one row for each return.',
    three: '3. Required: number of the document, number of the return, its date, and tax base.',
    four: '4. The tax office must have approved the document, and no more than is left of it goes back.',
    five: '5. Returns are saved as drafts: nothing is sent to the tax office yet.',
  },
  columnNotes: {
    origin: { column: 'Nomor Dokumen Asal', note: 'As on the document that goes back, written as text' },
    taxes: { column: 'PPN Retur, PPnBM Retur', note: 'Left empty, they are worked out as their share of the document' },
  },
};

export const returDokumenTemplate: typeof id.returDokumenTemplate = { out: template, in: template };
