import type id from '../id/resources.ts';

const securityLog = {
  name: 'Security log',
  fields: {
    at: 'Time',
    userName: 'User',
    event: 'What happened',
    outcome: 'Outcome',
    ip: 'IP address',
    device: 'Device',
  },
};

export default {
  templates: {
    name: 'Letter template |||| Letter templates',
    fields: { product: 'Document', subject: 'Subject', body: 'Body', updatedAt: 'Saved' },
  },
  companies: {
    name: 'Your companies',
    fields: {
      name: 'Company',
      role: 'Your role',
      products: 'Products',
      efaktur: 'E-Faktur quota left',
      ebupot: 'E-Bupot quota left',
      certificate: 'Certificate',
    },
  },
  users: {
    name: 'User',
    fields: {
      name: 'Name',
      email: 'Email',
      role: 'Role',
      companies: 'Companies',
      status: 'Invitation',
      lastSignInAt: 'Last sign-in',
    },
  },
  'quota/orders': {
    name: 'Quota order',
    fields: {
      createdAt: 'Time',
      packageName: 'Package',
      due: 'To pay',
      bank: 'Way to pay',
      createdBy: 'Ordered by',
      status: 'Status',
      price: 'Price',
      fee: 'Admin fee',
      amount: 'Amount of money',
      efakturUnits: 'E-Faktur quota',
      ebupotUnits: 'E-Bupot quota',
      movement: 'Bank reference',
      paidAt: 'Paid at',
    },
  },
  'admin/api/company': {
    name: 'Companies',
    fields: {
      name: 'Company',
      npwp: 'NPWP',
      package: 'Package',
      efaktur: 'E-Faktur quota',
      ebupot: 'E-Bupot quota',
      members: 'Users',
      registrations: 'Registrations',
      lastSignIn: 'Last sign-in',
      publicApi: 'Public API',
      reconcileUser: 'Reconciliation',
    },
  },
  'admin/api/efaktur/user': {
    name: 'E-Faktur users',
    fields: {
      companyName: 'Company',
      registration: 'Registration',
      certificate: 'Certificate',
      signees: 'Signees',
    },
  },
  'admin/api/npwp-16/list-nitku': {
    name: 'Places of business',
    fields: {
      companyName: 'Company',
      nitku: 'NITKU',
      name: 'Name',
      address: 'Address',
      office: 'Answer of the tax office',
    },
  },
  'security-log': securityLog,
  'admin/api/security-log': {
    ...securityLog,
    fields: { ...securityLog.fields, company: 'Company' },
  },
  'jurnal-integration/log': {
    name: 'Invoices and contacts of the accounting product',
    fields: { record: 'Invoice or contact', date: 'Date', result: 'Result', report: 'Written back' },
  },
  letters: {
    name: 'Letter',
    fields: {
      createdAt: 'Time',
      label: 'Document',
      recipient: 'Recipient',
      channel: 'Channel',
      createdBy: 'By',
      status: 'Status',
      answer: 'Answer of the mail server',
      error: 'Remark',
      bouncedAt: 'Came back at',
      on: 'Automatic sending',
    },
  },
  'quota/history/efaktur': {
    name: 'Quota history',
    fields: { at: 'Time', kind: 'What happened', units: 'Units', by: 'By' },
  },
  'quota/history/ebupot': {
    name: 'Quota history',
    fields: { at: 'Time', kind: 'What happened', units: 'Units', by: 'By' },
  },
  counterparties: {
    name: 'Counterparty |||| Counterparties',
    fields: { name: 'Name', identity: 'Identity number', documents: 'Documents', latest: 'Newest' },
  },
  roles: { fields: { people: 'Users' } },
} satisfies typeof id;
