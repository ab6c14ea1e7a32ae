export default {
  jobs: {
    title: {
      bupot: {
        draw: 'Draw %{total} annual slips from BPMP',
        names: 'Look up the names of %{total} payees',
        redraw: 'Recalculate %{total} annual slips',
        'pdf-zip': 'Download PDFs of %{total} slips',
        send: 'Send %{channel} of %{total} slips to payees',
        cancel: 'Cancel %{total} slips',
        inquire: 'Refresh the status of %{total} slips',
        pull: 'Pull slips from the tax office',
        take: 'Take slips of the tax office into the list',
        cure: 'Mend and send %{total} slips again',
        submit: 'Send %{total} slips to the tax office',
        remove: 'Remove %{total} draft slips',
        export: 'Export %{format} of %{total} slips',
      },
    },
  },
  mail: {
    template: {
      email: {
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
      },
      whatsapp: {
        ebupot: {
          subject: 'Withholding slip %{number}',
          body: `Dear %{payeeName}, here is withholding slip number %{number} for period %{period} from %{companyName}. Income tax %{tax}. See %{link} (until %{linkExpires}).`,
        },
      },
    },
  },
  settings: {
    send: {
      product: {
        ebupot: 'Withholding slip',
      },
    },
  },
};
