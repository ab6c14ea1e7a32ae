import type id from '../id/mail.ts';

export default {
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
      ebupot: {
        subject: 'Withholding slip %{number} from %{companyName}',
        body: `Dear %{buyerName},

Attached is withholding slip number %{number} for period %{period}.

You can also view this slip until %{linkExpires} at:
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
      ebupot: {
        subject: 'Withholding slip %{number}',
        body: `Dear %{buyerName}, here is withholding slip number %{number} for period %{period} from %{companyName}. See %{link} (until %{linkExpires}).`,
      },
    },
  },
  variable: {
    buyerName: 'Buyer’s name',
    companyName: 'Your company’s name',
    companyNpwp: 'Your company’s NPWP',
    number: 'Document number',
    reference: 'Reference',
    date: 'Document date',
    period: 'Tax period',
    dpp: 'Tax base',
    ppn: 'VAT (PPN)',
    total: 'Amount with VAT and luxury tax',
    link: 'Preview link',
    linkExpires: 'Day the link expires',
    senderName: 'Sender’s name',
  },
  sample: {
    buyerName: 'PT Sample Buyer',
    senderName: 'Your name',
    link: 'https://contoh.example/pratinjau',
  },
  unknown_variable: 'The variable %{name} is not known',
} satisfies typeof id;
