export default {
  jobs: {
    title: {
      billing: {
        send: 'Send %{total} slips or receipts by %{channel}',
        request: 'Ask the tax office for %{total} billing codes',
        ask: 'Ask for the NTPN of %{total} billing codes',
        remove: 'Delete %{total} billing codes',
        'ssp-zip': 'Download %{total} payment slips (SSP)',
        export: 'Export %{total} billing codes to %{format}',
      },
      ntpn: {
        'bpn-zip': 'Download %{total} receipts (BPN)',
        export: 'Export %{total} NTPN to %{format}',
      },
    },
  },
  mail: {
    template: {
      email: {
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
  },
  settings: {
    send: {
      product: {
        ssp: 'Payment slip (SSP)',
        bpn: 'State receipt (BPN)',
      },
    },
  },
  resources: {
    ebilling: {
      name: 'ID Billing',
      fields: {
        code: 'ID Billing',
        kap: 'KAP',
        kjs: 'KJS',
        taxName: 'Tax',
        periodFrom: 'Tax period',
        periodTo: 'To tax period',
        amount: 'Amount',
        description: 'Description',
        assessmentNumber: 'Assessment number',
        nop: 'NOP',
        objectAddress: 'Address of the tax object',
        objectProvince: 'Province of the tax object',
        objectCity: 'City of the tax object',
        objectDistrict: 'District of the tax object',
        objectSubdistrict: 'Subdistrict of the tax object',
        payerKind: 'Whose tax',
        payerNpwp: 'Payer’s NPWP',
        payerNik: 'NIK',
        payerName: 'Taxpayer’s name',
        payerAddress: 'Taxpayer’s address',
        payerCity: 'Taxpayer’s city',
        payerKpp: 'Tax office (KPP)',
        payerNumberType: 'Kind of tax number',
        depositorName: 'Paid in by',
        status: 'Status',
        origin: 'Origin',
        issuedAt: 'Issued',
        expiresAt: 'Valid until',
        ntpn: 'NTPN',
        paidAt: 'Paid',
        officeCode: 'Tax office code',
        officeMessage: 'Tax office message',
        renewedBy: 'Replaced by',
        renews: 'In place of',
        importId: 'Import',
        createdBy: 'Created by',
        createdAt: 'Created',
        updatedBy: 'Changed by',
        updatedAt: 'Last changed',
      },
    },
    'ebilling/ntpn': {
      name: 'NTPN',
      fields: {
        ntpn: 'NTPN',
        billingCode: 'ID Billing',
        kap: 'KAP',
        kjs: 'KJS',
        taxName: 'Tax',
        periodFrom: 'Tax period',
        periodTo: 'To tax period',
        amount: 'Amount',
        paidAt: 'Paid on',
        status: 'Status',
        usedIn: 'Used in return',
        ntb: 'NTB/NTP',
        stan: 'STAN',
        from: 'Source',
        officeMessage: 'Tax office message',
        createdBy: 'Created by',
        createdAt: 'Created',
        updatedAt: 'Last changed',
      },
    },
  },
};
