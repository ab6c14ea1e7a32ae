import type texts from '../id/cocokkan-request.ts';

export default {
  cocokkan: {
    request: {
      title: 'Transactions without a tax invoice',
      file: 'Request for invoices',
      buyer: 'Buyer',
      seller: 'Seller',
      made: 'Made',
      entries: 'Transactions in our books: %{count}',
      no: 'No.',
      date: 'Date',
      reference: 'Reference',
      text: 'Description',
      base: 'Tax base (Rp)',
      tax: 'VAT (Rp)',
      sum: 'Total',
      line: '%{number}. %{day}, %{reference}, VAT %{ppn}',
      more: 'and %{count} other transactions, see the attachment.',
      no_email: "Fill in the supplier's email address",
      no_phone: "Fill in the supplier's WhatsApp number",
      supplier: 'Supplier',
      ppn: 'VAT',
    },
  },
  cocokkanScreen: {
    suppliers: {
      button: 'Ask for invoices',
      title: 'Ask suppliers for invoices',
      text: 'Suppliers whose transactions are in the books while their invoices are not here. Each supplier gets one letter with the list.',
      none: 'Every purchase in the books has its invoice, or the entry names no supplier.',
      failed: 'The suppliers could not be read',
      holds: '%{count} transaction, VAT |||| %{count} transactions, VAT',
      no_address: 'Address not known yet',
      asked: 'Asked %{at} by %{by}, %{recipient}',
      email: 'Email',
      whatsapp: 'WhatsApp',
      email_of: 'Send an email to %{name}',
      whatsapp_of: 'Send a WhatsApp message to %{name}',
      email_to: "Supplier's email address",
      whatsapp_to: "Supplier's WhatsApp number",
      enclosed: "Filled from the company's template, and yours to change. A PDF of the list is attached.",
    },
  },
  jobs: { title: { cocokkan: { send: 'Send %{channel} asking a supplier for invoices' } } },
  settings: { send: { product: { fakturRequest: 'Request for invoices' } } },
  mail: {
    sample: {
      list: '1. 03/10/2025, INV/2510/0187, VAT Rp 1.100.000,00\n2. 17/10/2025, INV/2510/0211, VAT Rp 1.100.000,00',
    },
    variable: {
      count: 'Number of transactions',
      list: 'List of transactions',
    },
    template: {
      email: {
        fakturRequest: {
          subject: 'Request for tax invoices of period %{period} from %{companyName}',
          body: `Dear %{sellerName},

Our books hold %{count} transactions of period %{period} whose tax invoices have not reached us, VAT %{ppn}:

%{list}

Please issue the tax invoices to %{companyName}, NPWP %{companyNpwp}. If they are issued already, please let us know their numbers.

Kind regards,
%{senderName}
%{companyName}`,
        },
      },
      whatsapp: {
        fakturRequest: {
          subject: 'Request for tax invoices of period %{period}',
          body: `Dear %{sellerName}, the books of %{companyName} hold %{count} transactions of period %{period} whose tax invoices have not reached us, VAT %{ppn}:

%{list}

Please issue them to %{companyName}, NPWP %{companyNpwp}, or let us know their numbers. Thank you.`,
        },
      },
    },
  },
} satisfies typeof texts;
