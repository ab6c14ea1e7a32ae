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
        body: `Dear %{payeeName},

Attached is a withholding slip (%{slipName}), number %{number}, for tax period %{period}.

Tax object: %{objectName}
Gross income: %{gross}
Income tax: %{tax}

You can also view this slip until %{linkExpires} at:
%{link}

Kind regards,
%{senderName}
%{companyName}`,
      },
      ssp: {
        subject: 'Billing code %{code} for %{taxName}',
        body: `Dear Sir or Madam,

Attached is a payment slip (SSP) to be paid:

Billing code: %{code}
Tax: %{taxName}
Tax period: %{period}
Amount: %{amount}
Taxpayer: %{payerName}
Valid until: %{expiresAt}

You can also view this slip until %{linkExpires} at:
%{link}

Kind regards,
%{senderName}
%{companyName}`,
      },
      bpn: {
        subject: 'State receipt %{ntpn}',
        body: `Dear Sir or Madam,

Attached is the state receipt (BPN):

NTPN: %{ntpn}
Billing code: %{code}
Tax: %{taxName}
Tax period: %{period}
Amount: %{amount}
Paid: %{paidAt}
Taxpayer: %{payerName}

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
        body: `Dear %{payeeName}, here is withholding slip number %{number} for period %{period} from %{companyName}. Income tax %{tax}. See %{link} (until %{linkExpires}).`,
      },
      ssp: {
        subject: 'Billing code %{code}',
        body: `Billing code %{code} for %{taxName}, period %{period}, %{amount}, valid until %{expiresAt}. See %{link} (until %{linkExpires}). From %{companyName}.`,
      },
      bpn: {
        subject: 'State receipt %{ntpn}',
        body: `The tax %{taxName}, period %{period}, %{amount}, was paid on %{paidAt} with billing code %{code}. NTPN %{ntpn}. From %{companyName}.`,
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
    ppn: 'VAT',
    total: 'Amount with VAT and luxury tax',
    payerName: 'Name of the taxpayer',
    payeeName: 'Name of the payee',
    slipName: 'Kind of slip',
    objectName: 'Code and name of the tax object',
    gross: 'Gross income',
    tax: 'Income tax withheld',
    code: 'Billing code',
    taxName: 'Tax (KAP-KJS)',
    amount: 'Amount to be paid',
    expiresAt: 'End of validity of the billing code',
    ntpn: 'NTPN',
    paidAt: 'Moment of the payment',
    link: 'Preview link',
    linkExpires: 'Day the link expires',
    senderName: 'Sender’s name',
  },
  sample: {
    payerName: 'PT Sample Taxpayer',
    payeeName: 'PT Sample Payee',
    objectName: '24-104-03 Jasa Konsultan',
    taxName: '411128-402 final income tax on the transfer of land or buildings',
    buyerName: 'PT Sample Buyer',
    senderName: 'Your name',
    link: 'https://contoh.example/pratinjau',
  },
  bounced: 'The e-mail about %{label} to %{recipient} came back. Check the address and send it again.',
  markup: 'Write it as plain text: HTML tags and scripts are not used',
  test_subject: '[Test] %{subject}',
  refused: 'The mail server refused it: %{why}',
  unknown_variable: 'The variable %{name} is not known',
  no_email: "The recipient's e-mail is missing",
  no_phone: "The recipient's WhatsApp number is missing",
  maybe_sent: 'Perhaps sent. Please ask the recipient before sending again.',
  unreachable: 'The delivery service cannot be reached.',
  elsewhere: 'The domain %{domain} belongs to %{owner}. Check the address',
  send: {
    from: 'From',
    elsewhere:
      '%{smart_count} address is in the domain of another counterparty |||| %{smart_count} addresses are in the domain of another counterparty',
    elsewhere_one: '%{name}: %{email} (domain of %{owner})',
    confirm_anyway: 'Send anyway',
    email_many: 'Send %{count} email |||| Send %{count} emails',
    whatsapp_many: 'Send %{count} message |||| Send %{count} messages',
    example: 'Example, to %{to}',
    made_later: { link: '[link]', linkExpires: '[last day]' },
    email_title: 'Send e-mail',
    whatsapp_title: 'Send WhatsApp',
    subject: 'Subject',
    body: 'Message',
    confirm: 'Send',
    done: 'The message is being sent',
  },
  delivery: {
    status: { SENDING: 'Sending', SENT: 'Sent', FAILED: 'Failed', UNKNOWN: 'Possibly sent', BOUNCED: 'Came back' },
  },
  link_copied: 'Public link copied, valid for 30 days',
} satisfies typeof id;
