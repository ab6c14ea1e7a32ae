import type id from '../id/settings.ts';

/** Settings pages. */
export default {
  certificate: {
    title: 'Electronic certificate',
    none: 'No electronic certificate yet',
    none_text:
      'Uploading invoices needs an electronic certificate of the tax office. Ask the Owner of the company to add it.',
    renew: 'Download a new certificate in Coretax, then ask the Owner of the company to replace it.',
    mismatch: 'The stored certificate is not the one the tax office knows.',
    active: 'Active',
    expired: 'Expired',
    invalid: 'Not valid',
    serial: 'Serial number',
    from: 'Valid from',
    to: 'Valid until',
    office: 'Tax office’s data',
    matches: 'Matches',
    differs: 'Does not match',
  },
  quota: {
    title: 'Upload quota',
    add: 'Add quota',
    package: 'Active package',
    name: 'Package',
    until: 'Valid until',
    left_of: 'left of %{quota}',
    used: 'Used',
    reserved: 'On its way',
    row: '%{remaining} left of %{quota}',
    how: 'One unit is reserved at upload, used when the tax office approves, and given back when it rejects.',
  },
  package: {
    title: 'Quota package',
    how: 'How to add quota',
    how_text:
      'Contact sales and name %{company}, company ID %{id}. The quota grows as soon as the new package is active.',
  },
  send: {
    product: {
      efaktur: 'Outgoing invoice',
      ebupot: 'Withholding slip',
      ssp: 'Payment slip (SSP)',
      bpn: 'State receipt (BPN)',
    },
    channels: 'Channels',
    email: 'E-mail',
    words: 'Message',
    save: 'Save',
    undo: 'Undo',
    saved: 'Template saved',
    read_only: 'You may read this template. Changing it needs the key for sending tax data.',
    own_words: 'Patuh’s own',
    preview: 'Preview with sample data',
    variables: 'Variables',
  },
} satisfies typeof id;
