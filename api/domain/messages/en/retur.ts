import words from './retur-words.ts';
import { returnFieldNames } from './vat-field-names.ts';

const fields = {
  ...returnFieldNames,
  originNumber: 'Original invoice',
  originId: 'Original invoice',
  code: 'Transaction code',
  reference: 'Reference',
  gross: 'Price returned',
  lines: 'Goods or services',
};

export default {
  retur: {
    answered: 'Sellers have answered: %{agreed} returns agreed to, %{refused} refused.',
    status: {
      ...words.status,
      WAITING_FOR_APPROVAL: 'Waits for seller',
      NOT_APPROVED: 'Refused by seller',
    },
    moves: words.moves,
    done: words.done,
    asks: words.asks,
    happened: {
      ...words.happened,
      awaitSeller: 'Signed, waiting for the seller',
      approve: 'The seller agreed',
      refuse: 'The seller refused',
      letter: 'Sent to the seller',
      publicLink: 'Public link made',
    },
    filter: {
      ...words.filter,
      originNumber: 'Original invoice',
      number: 'Return number',
    },
    check: {
      quantity: 'More than is left: %{left} at most',
      amount: 'More than is left: Rp %{left} at most',
      places: 'The tax office takes at most two decimals in a quantity',
      below_zero: 'The discount is more than the price of what goes back',
      before_invoice: 'The return date may not be before the invoice date, %{date}',
      in_future: 'The return date has not come yet',
      nothing: 'Fill in a quantity on at least one line',
      no_origin: 'There is no such incoming invoice',
      other_origin: 'The original invoice of a return cannot be changed',
      other_lines: 'The lines of a return are those of its invoice',
    },
    server: {
      ...words.server,
      undecided:
        'Decide about the VAT of this invoice first: only one that is credited or left uncredited may be returned.',
      awaiting_consent: 'Answer the seller first: this invoice waits for your consent.',
      origin_invalid: 'This invoice is marked as not valid, so it cannot be returned.',
      origin_amended: 'This invoice has been replaced: make the return of its replacement.',
      origin_canceled: 'The seller has cancelled this invoice, so it cannot be returned.',
      nothing_left: 'All of this invoice has been returned.',
      has_returns: 'This document has returns. Cancel or delete them first.',
      not_in_file: 'The return is incomplete, or its invoice has no number',
      no_email: 'The seller has no e-mail address yet',
      no_phone: 'The seller has no WhatsApp number yet',
    },
  },
  'retur-in': { server: { removed: 'Draft deleted' } },
  returOut: {
    notice: '%{came} new returns, %{changed} changed',
    came: 'Buyers returned something: %{count} waiting for your answer.',
    status: {
      WAITING_FOR_APPROVAL: 'Waiting for you',
      APPROVED: 'Approved',
      NOT_APPROVED: 'Refused',
      CANCELED: 'Cancelled by the buyer',
    },
    moves: { agree: 'Agree to return', refuse: 'Refuse return', inquire: 'Refresh status' },
    done: {
      agree: 'The return is agreed to.',
      refuse: 'The return is refused.',
      inquire: 'The tax office is asked about the return.',
    },
    asks: {
      agree: {
        title: 'Agree to return',
        text: 'The output VAT of the return period goes down by the VAT returned.',
        confirm: 'Agree',
      },
      refuse: {
        title: 'Refuse return',
        text: 'This return does not reduce the output VAT. Say why.',
        confirm: 'Refuse',
      },
    },
    happened: {
      passLock: words.happened.passLock,
      receive: 'Received from the tax office',
      agree: 'Agreed to',
      refuse: 'Refused',
      withdraw: 'Cancelled by the buyer',
    },
  },
  returScreen: {
    ...words.screen,
    in: {
      title: 'Returns of incoming invoices',
      one: 'Return of an incoming invoice',
      empty_title: 'No returns of incoming invoices yet',
      empty_text: 'Goods sent back and services cancelled of incoming invoices will stand here.',
    },
    out: {
      title: 'Returns of outgoing invoices',
      one: 'Return of an outgoing invoice',
      empty_title: 'No returns of outgoing invoices yet',
      empty_text: 'Returns that buyers make of outgoing invoices will stand here, to be agreed to or refused.',
    },
    create: 'Make a return',
    export: 'Export',
    waiting: 'Waiting for the seller',
    excluded: '%{count} cancelled or refused not summed',
    pull: {
      button: 'Fetch returns from the tax office',
      working: 'Fetching returns…',
      done: 'Returns are as the tax office has them.',
      failed: 'The tax office did not answer for every period. See the job centre.',
    },
    pattern: {
      part: {
        nomor: 'Number',
        referensi: 'Reference',
        lawan: 'Counterparty',
        npwp: 'NPWP',
        tanggal: 'Date',
        masa: 'Period',
      },
      example: {
        nomor: '99002500114827391',
        referensi: 'RTR-2511-0012',
        lawan: 'PT Contoh Makmur',
        npwp: '0021487365043000',
        tanggal: '2025-11-10',
        masa: '2025-11',
      },
    },
    pick: {
      title: 'Make a return',
      invoice: 'Incoming invoice',
      help: 'Look for the number or the seller. Only an invoice that is credited or left uncredited may be returned.',
      go: 'Go on',
    },
    line: {
      all: 'Goods and services that go back',
      title: 'Goods or services returned',
      name: 'Name',
      invoiced: 'Invoiced',
      left: 'Left',
      back: 'Returned',
      discount: 'Discount returned',
      otherDpp: 'Other tax base returned',
      left_of: 'Left: %{left}',
      of: '%{what}, %{name}',
      dpp: 'Tax base returned',
      ppn: 'VAT returned',
    },
    form: {
      ...words.form,
      create: 'Make a return of an incoming invoice',
      edit: 'Edit a return of an incoming invoice',
      invoice: 'Original invoice',
      invoice_date: 'Invoice date',
      cancel: 'Cancel',
      save: 'Save draft',
      upload: 'Save and upload',
    },
    note: { retur: 'Return note', pembatalan: 'Cancellation note' },
    send: {
      email_to: 'E-mail address of the seller',
      whatsapp_to: 'WhatsApp number of the seller',
      attached:
        "Filled from the company's template; you may change it. %{link} becomes the preview link when it is sent. The PDF is attached.",
    },
    chain: {
      title: 'Chain of documents',
      invoice: 'Invoice',
      document: 'Document',
      back: 'Return',
      nowhere: 'counts in no period',
      period: 'Period',
    },
  },
  jobs: {
    title: {
      'retur-in': {
        cure: 'Mend and send %{total} returns again',
        upload: 'Upload %{total} returns of incoming invoices',
        inquire: 'Refresh %{total} returns of incoming invoices',
        cancel: 'Cancel a return of an incoming invoice',
        remove: 'Delete %{total} drafts of returns',
        export: 'Export %{format} of %{total} returns of incoming invoices',
        'pdf-zip': 'Download PDFs of %{total} returns of incoming invoices',
        send: 'Send %{total} returns to sellers by %{channel}',
      },
      'retur-out': {
        pull: 'Fetch returns of outgoing invoices, %{total} periods',
        inquire: 'Refresh %{total} returns of outgoing invoices',
        export: 'Export %{format} of %{total} returns of outgoing invoices',
        'pdf-zip': 'Download PDFs of %{total} returns of outgoing invoices',
      },
    },
  },
  mail: {
    template: {
      email: {
        retur: {
          subject: '%{noteName} %{number} from %{companyName}',
          body: `Dear %{sellerName},

Attached is %{noteName} number %{number} dated %{date}, of tax invoice number %{originNumber}.

Tax base returned: %{dpp}
VAT returned: %{ppn}

You can also view this return until %{linkExpires} at:
%{link}

Kind regards,
%{senderName}
%{companyName}`,
        },
      },
      whatsapp: {
        retur: {
          subject: '%{noteName} %{number}',
          body: `Dear %{sellerName}, here is %{noteName} number %{number} dated %{date} from %{companyName}, of tax invoice number %{originNumber}. VAT returned %{ppn}. See %{link} (until %{linkExpires}).`,
        },
      },
    },
  },
  settings: { send: { product: { retur: 'Returns of incoming invoices' } } },
  office: {
    code: {
      SELLER_REFUSED: {
        title: 'The seller refused the return',
        cause: 'The VAT of the return period stays as it was. Talk to the seller, and make a new return where needed.',
        action: 'Talk to the seller',
      },
      RETURN_EXCEEDS_INVOICE: {
        title: 'More is returned than was invoiced',
        cause: 'All returns of this invoice together are more than the tax office has on the invoice.',
        action: 'Return less',
      },
      INVOICE_HAS_RETURNS: {
        title: 'The invoice has returns',
        cause:
          'The buyer has returned some or all of this invoice. It can be cancelled once the buyer has cancelled the return.',
        action: 'Fetch returns of outgoing invoices',
      },
      RETURN_TOTAL_MISMATCH: {
        title: 'The amounts do not match the original invoice',
        cause: 'The seller may have replaced or cancelled the invoice, or the amounts differ from it.',
        action: 'Check the amounts',
      },
    },
  },
  resources: {
    'efaktur/in/return/ctas': {
      name: 'Returns of incoming invoices',
      fields: {
        ...fields,
        counterpartyName: 'Seller',
        counterpartyNpwp: 'Seller NPWP',
        counterpartyAddress: 'Seller address',
      },
    },
    'efaktur/out/return/ctas': {
      name: 'Returns of outgoing invoices',
      fields: {
        ...fields,
        counterpartyName: 'Buyer',
        counterpartyNpwp: 'Buyer NPWP',
        counterpartyAddress: 'Buyer address',
      },
    },
  },
};
