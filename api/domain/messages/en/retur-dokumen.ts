import words from './retur-words.ts';
import { sentJobs } from './sent-words.ts';
import { buyerNames, returnFieldNames, sellerNames } from './vat-field-names.ts';

const fields = {
  ...returnFieldNames,
  originNumber: 'Document that goes back',
  originId: 'Document that goes back',
  documentKind: 'Kind of document',
  code: 'Detail',
  gross: 'Amount returned',
};

const server = { removed: 'Draft deleted' };

export default {
  returDokumen: {
    status: words.status,
    moves: words.moves,
    done: words.done,
    asks: words.asks,
    happened: {
      ...words.happened,
      approve: 'Approved by the tax office',
    },
    filter: {
      ...words.filter,
      originNumber: 'Document that goes back',
    },
    check: {
      amount: 'More than is left: at most Rp %{left}',
      before_document: 'A return cannot be dated before its document, %{date}',
      in_future: 'The return date has not come yet',
      nothing: 'The tax base returned must be more than 0',
      double: 'There is a return of this number already',
      no_origin: 'There is no such document',
      other_origin: 'The document of a return cannot be changed',
    },
    server: {
      ...words.server,
      kind: 'Exports, imports and assessments are not returned: the tax office takes returns only of documents with the status of an invoice, CK-1, and documents of a bonded zone. Replace or cancel the document.',
      undecided:
        'Decide about the VAT of this document first: only one that is credited or not credited can be returned.',
      not_approved: 'The tax office has not approved this document yet, so nothing of it can be returned.',
      refused: 'The tax office did not take this document, so nothing of it can be returned.',
      origin_replacing: 'This document is being replaced. Return its substitute, or delete the draft of it.',
      origin_amended: 'This document was replaced: return its substitute.',
      origin_canceled: 'This document was cancelled, so nothing of it can be returned.',
      nothing_left: 'All of this document has been returned.',
      incomplete: 'The return is not complete',
      canceled_not_in_file: 'The return was cancelled',
    },
  },
  'retur-dokumen-out': { server },
  'retur-dokumen-in': { server },
  jobs: {
    title: {
      'retur-dokumen-out': sentJobs('returns of outgoing other documents', 'a return of an outgoing other document'),
      'retur-dokumen-in': sentJobs('returns of incoming other documents', 'a return of an incoming other document'),
    },
  },
  office: {
    code: {
      DOCUMENT_HAS_RETURNS: {
        title: 'The document has returns',
        cause: 'It can be cancelled or replaced once its returns are cancelled.',
        action: 'Cancel the returns',
      },
      DUPLICATE_RETURN: {
        title: 'The return number is taken',
        cause: 'The tax office has a return of yours with this number.',
        action: 'Check the return number',
      },
      RETURN_ORIGIN_UNKNOWN: {
        title: 'The document that goes back is not known',
        cause: 'The tax office has no approved document of this number.',
        action: 'Check the document',
      },
      RETURN_BEFORE_DOCUMENT: {
        title: 'The return is dated before its document',
        cause: 'Nothing can go back before its document was made.',
        action: 'Check the return date',
      },
      RETURN_EXCEEDS_DOCUMENT: {
        title: 'More goes back than there was',
        cause: 'All returns of this document together are more than the document, as the tax office has it.',
        action: 'Return less',
      },
    },
  },
  returDokumenScreen: {
    ...words.screen,
    out: {
      title: 'Returns of outgoing other documents',
      one: 'Return of an outgoing other document',
      create: 'New return of an outgoing other document',
      empty_title: 'No returns of outgoing other documents yet',
      empty_text:
        'What goes back of documents with the status of an invoice, CK-1 or documents of a bonded zone will stand here.',
    },
    in: {
      title: 'Returns of incoming other documents',
      one: 'Return of an incoming other document',
      create: 'New return of an incoming other document',
      empty_title: 'No returns of incoming other documents yet',
      empty_text: 'What goes back of incoming documents with the status of an invoice will stand here.',
    },
    export: 'Import / Export',
    waiting: 'Not uploaded',
    excluded: '%{count} cancelled not summed',
    part: { origin: 'Document that goes back', return: 'Return', amounts: 'Amounts returned' },
    of_document: 'On the document',
    left_after: 'Left after all returns',
    back: 'Returned',
    pick: {
      help_out:
        'Find a number or a buyer. Only approved documents with the status of an invoice, CK-1 and documents of a bonded zone can be returned.',
      help_in:
        'Find a number or a seller. Only documents with the status of an invoice that are credited or not credited can be returned.',
    },
    form: {
      ...words.form,
      edit: 'Edit the return',
      number_help: 'Your own number for this return.',
      left: 'Rp %{left} left',
      usual: 'Work out VAT %{amount}',
      not_now: 'This return cannot be changed as it stands.',
    },
  },
  resources: {
    'efaktur/document/out/return/ctas': {
      name: 'Returns of outgoing other documents',
      fields: { ...fields, ...buyerNames },
    },
    'efaktur/document/in/return/ctas': {
      name: 'Returns of incoming other documents',
      fields: { ...fields, ...sellerNames },
    },
  },
};
