export default {
  jobs: {
    title: {
      faktur: {
        upload: 'Upload %{total} invoices to the tax office',
        batch: 'Send a batch of invoices',
        cure: 'Mend and send %{total} invoices again',
        inquire: 'Refresh the status of %{total} invoices',
        remove: 'Delete %{total} draft invoices',
        'keep-receipts': 'Record the collector’s receipt of %{total} invoices',
        send: 'Send %{total} invoices to buyers by %{channel}',
        'pdf-zip': 'Download PDFs of %{total} invoices',
        export: 'Export %{total} invoices as %{format}',
        cancel: 'Cancel %{total} invoices',
        'office-move': 'Request to the tax office',
      },
    },
  },
  mail: {
    template: {
      email: {
        efaktur: {
          subject: 'Tax invoice %{number} from %{companyName}',
          body: `Dear %{buyerName},

Attached is tax invoice number %{number} dated %{date}, reference %{reference}.

Tax base: %{dpp}
VAT: %{ppn}
Amount: %{total}

You can also view this invoice until %{linkExpires} at:
%{link}

Kind regards,
%{senderName}
%{companyName}`,
        },
      },
      whatsapp: {
        efaktur: {
          subject: 'Tax invoice %{number}',
          body: `Dear %{buyerName}, here is tax invoice number %{number} dated %{date} from %{companyName}. VAT %{ppn}. See %{link} (until %{linkExpires}).`,
        },
      },
    },
  },
  settings: {
    send: {
      product: {
        efaktur: 'Outgoing invoice',
      },
    },
  },
  resources: {
    'efaktur/out/ctas': {
      name: 'Outgoing invoices',
      fields: {
        number: 'Invoice number',
        date: 'Date',
        period: 'Tax period',
        code: 'Transaction code',
        addInfo: 'Additional information',
        facilityStamp: 'Facility stamp',
        customDoc: 'Supporting document',
        customDocPeriod: 'Period of supporting document',
        reference: 'Reference',
        ownNitku: 'Seller’s NITKU',
        counterpartyDocument: 'Kind of buyer identity',
        counterpartyNpwp: 'NPWP/NIK',
        counterpartyDocumentNumber: 'Buyer’s document number',
        counterpartyCountry: 'Buyer’s country',
        counterpartyName: 'Buyer',
        counterpartyAddress: 'Buyer’s address',
        counterpartyEmail: 'Buyer’s e-mail',
        counterpartyNitku: 'NITKU',
        term: 'Advance/settlement',
        advanceOf: 'Advance invoice',
        stageDpp: 'Tax base of this stage',
        gross: 'Gross price',
        discount: 'Discount',
        contractDpp: 'Tax base of the contract',
        dpp: 'Tax base',
        otherDpp: 'Other-value base',
        ppn: 'VAT',
        ppnbm: 'PPnBM (luxury tax)',
        total: 'Total',
        status: 'Status',
        kind: 'Kind',
        uploadDeadline: 'Upload deadline',
        signeeName: 'Signee',
        collectorNtpn: 'Collector’s NTPN',
        collectorPaidOn: 'Collector’s receipt',
        reason: 'Reason',
        replaces: 'Invoice replaced',
        replacedBy: 'Substitute invoice',
        revision: 'Substitute no.',
        officeCode: 'Tax office code',
        officeMessage: 'Tax office message',
        errorCount: 'Errors',
        importId: 'Import',
        sentAt: 'Sent to the buyer',
        createdBy: 'Created by',
        createdAt: 'Created',
        updatedBy: 'Changed by',
        updatedAt: 'Last changed',
        lines: {
          no: 'No.',
          reference: 'Reference',
          opt: 'Goods/services',
          code: 'Goods/services code',
          name: 'Name of goods or services',
          unit: 'Unit',
          price: 'Unit price',
          quantity: 'Quantity',
          discount: 'Discount',
          base: 'How the base is worked out',
          ownBase: 'Other-value base (entered)',
          gross: 'Gross price',
          contractDpp: 'Tax base of the contract',
          dpp: 'Tax base',
          otherDpp: 'Other-value base',
          ppnRate: 'VAT rate (%)',
          ppn: 'VAT',
          ppnbmRate: 'PPnBM rate (%)',
          ppnbm: 'PPnBM (luxury tax)',
        },
      },
    },
  },
};
