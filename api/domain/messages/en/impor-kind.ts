import type id from '../id/impor-kind.ts';

const invoices = {
  control: 'Control total, tax base',
  controlHelp: 'Sum of the tax base in your books',
  sums: { dpp: 'Tax base', ppn: 'VAT' } as Readonly<Record<string, string>>,
  document: 'Invoice no. %{count}',
  skip: 'Skip this invoice',
  stays:
    '%{count} invoice with errors stays repairable in the import history |||| %{count} invoices with errors stay repairable in the import history',
  continueWith: 'Go on with %{count} invoice |||| Go on with %{count} invoices',
};

const faktur = {
  title: 'Import',
  startTitle: 'Import outgoing invoices',
  recognised: {
    converter: 'The tax office’s converter workbook (sheets Faktur and DetailFaktur)',
    xml: 'TaxInvoiceBulk XML from Coretax',
    table: 'Any other table from Excel or CSV: columns are mapped once, then remembered',
  } as Readonly<Record<string, string>>,
  accepts: 'XLSX, CSV or XML. At most 20 MB, 20.000 invoices or 100.000 rows.',
  cancelText: 'Rows not yet saved as invoices will be deleted. Invoices already saved do not change.',
  list: {
    emptyText: 'Upload Excel, CSV or Coretax XML. Errors are repaired right on the screen.',
    documents: 'Show invoices',
  },
  count: {
    read: 'Invoices read',
    rows: '%{count} row |||| %{count} rows',
    ready: 'Invoices ready to import',
    errors: 'Invoices to repair',
    documents: 'of %{count} invoice |||| of %{count} invoices',
  },
  ...invoices,
  summary: {
    new: 'New invoices',
    newText: 'saved as drafts',
    duplicates: 'Similar or duplicate',
    duplicatesText: 'check before uploading',
    commit: 'Save %{count} invoice as draft |||| Save %{count} invoices as drafts',
    nothing: 'No invoice is ready yet. Please repair first.',
  },
  process: {
    working: 'Saving invoices',
    done: '%{count} invoice saved as draft |||| %{count} invoices saved as drafts',
    partial:
      '%{count} invoice was not imported and stays repairable |||| %{count} invoices were not imported and stay repairable',
  },
  documents: 'Invoices of the import',
};

const kind = {
  'faktur-keluaran': 'Invoices this company makes out to its buyers.',
  'faktur-masukan': 'Invoices received from sellers: the list exported from Coretax, or any other table.',
  'retur-masukan':
    'Goods and services given back to sellers: the XML or workbook retur PM of the tax office, or any other table.',
  'dokumen-keluaran':
    'Other documents of what was sold: PEB, exports of services, what stands for an invoice. XML of Coretax, or any other table.',
  'dokumen-masukan':
    'Other documents of what was bought: PIB, use from abroad, what stands for an invoice. XML of Coretax, or any other table.',
  'retur-dokumen-keluaran': 'Returns of other documents of what was sold: XML of Coretax, or any other table.',
  'retur-dokumen-masukan': 'Returns of other documents of what was bought: XML of Coretax, or any other table.',
} as Readonly<Record<string, string>>;

const masukan: typeof faktur & { readonly kind: typeof kind } = {
  kind,
  title: 'Import',
  startTitle: 'Import incoming invoices',
  recognised: {
    portal: 'The list of incoming invoices (Excel) exported from Coretax',
    table: 'Any other table from Excel or CSV: columns are mapped once, then remembered',
    xml: 'TaxInvoiceBulk XML from a seller: numbers and the seller’s name are added on the screen',
    known: 'Invoices that are here already: what differs is shown, nothing becomes double',
  },
  accepts: 'XLSX, CSV or XML, one row for each invoice. At most 20 MB or 100.000 rows.',
  cancelText: 'Rows not yet saved will be deleted. Invoices already saved do not change.',
  list: {
    emptyText: 'Upload the list of incoming invoices from Coretax. Errors are repaired right on the screen.',
    documents: 'Show invoices',
  },
  count: {
    read: 'Invoices read',
    rows: 'One invoice per row',
    ready: 'Invoices ready to import',
    errors: 'Invoices to repair',
    documents: 'One invoice per row',
  },
  ...invoices,
  summary: {
    new: 'Invoices ready to save',
    newText: 'go into the list of incoming invoices',
    duplicates: 'Already here or double',
    duplicatesText: 'what differs follows the file',
    commit: 'Save %{count} incoming invoice |||| Save %{count} incoming invoices',
    nothing: 'No invoice is ready yet. Please repair first.',
  },
  process: {
    working: 'Saving incoming invoices',
    done: '%{count} incoming invoice saved |||| %{count} incoming invoices saved',
    partial:
      '%{count} invoice was not imported and stays repairable |||| %{count} invoices were not imported and stay repairable',
  },
  documents: 'Invoices of the import',
};

const retur: typeof masukan = {
  kind,
  title: 'Import',
  startTitle: 'Import returns of incoming invoices',
  recognised: {
    xml: 'XML Retur PM (InputTaxInvoiceReturn) of Coretax',
    converter: 'Workbook retur PM of the tax office (two sheets)',
    table: 'Any other table from Excel or CSV: columns are mapped once, then remembered',
    left: 'What is left of each invoice: other returns, of the same file too, are counted',
  },
  accepts: 'XLSX, CSV or XML. At most 20 MB, 20.000 returns or 100.000 rows.',
  cancelText: 'Rows not yet saved as returns will be deleted. Returns already saved do not change.',
  list: {
    emptyText: 'Upload XML, Excel or CSV with returns. Errors are repaired right on the screen.',
    documents: 'Show returns',
  },
  count: {
    read: 'Returns read',
    rows: '%{count} row |||| %{count} rows',
    ready: 'Returns ready to import',
    errors: 'Returns to repair',
    documents: 'of %{count} return |||| of %{count} returns',
  },
  ...invoices,
  document: 'Return %{count}',
  skip: 'Skip this return',
  stays:
    '%{count} wrong return stays repairable in the history |||| %{count} wrong returns stay repairable in the history',
  continueWith: 'Go on with %{count} return |||| Go on with %{count} returns',
  summary: {
    new: 'New returns',
    newText: 'are saved as drafts',
    duplicates: 'Like those that are here',
    duplicatesText: 'make sure they are no doubles',
    commit: 'Save %{count} return as a draft |||| Save %{count} returns as drafts',
    nothing: 'No return is ready yet. Please repair first.',
  },
  process: {
    working: 'Saving returns',
    done: '%{count} return saved as a draft |||| %{count} returns saved as drafts',
    partial:
      '%{count} return was not imported and stays repairable |||| %{count} returns were not imported and stay repairable',
  },
  documents: 'Returns of the import',
};

const returDokumen: typeof masukan = {
  ...retur,
  startTitle: 'Import returns of other documents',
  recognised: {
    xml: 'XML of returns of other documents (OutputSpecialDocReturn, InputSpecialDocReturn) of Coretax',
    table: 'Any other table from Excel or CSV: columns are mapped once, then remembered',
    left: 'What is left of each document: other returns, of the same file too, are counted',
  },
  accepts: 'XLSX, CSV or XML, one row for each return. At most 20 MB or 20.000 rows.',
  count: {
    ...retur.count,
    rows: 'One return per row',
    documents: 'One return per row',
  },
  summary: { ...retur.summary, duplicates: 'Numbers there are twice', duplicatesText: 'skip one of each' },
};

const dokumen: typeof masukan = {
  kind,
  title: 'Import',
  startTitle: 'Import other documents',
  recognised: {
    xml: 'XML of other documents (SpecialDocBulk, InputSpecialDocBulk) of Coretax',
    table: 'Any other table from Excel or CSV: columns are mapped once, then remembered',
  },
  accepts: 'XLSX, CSV or XML, one row for each document. At most 20 MB or 20.000 rows.',
  cancelText: 'Rows not yet saved as documents will be deleted. Documents already saved do not change.',
  list: {
    emptyText: 'Upload XML, Excel or CSV with other documents. Errors are repaired right on the screen.',
    documents: 'Show documents',
  },
  count: {
    read: 'Documents read',
    rows: 'One document per row',
    ready: 'Documents ready to import',
    errors: 'Documents to repair',
    documents: 'One document per row',
  },
  ...invoices,
  document: 'Document %{count}',
  skip: 'Skip this row',
  stays:
    '%{count} wrong document stays repairable in the history |||| %{count} wrong documents stay repairable in the history',
  continueWith: 'Go on with %{count} document |||| Go on with %{count} documents',
  summary: {
    new: 'New documents',
    newText: 'are saved as drafts',
    duplicates: 'Numbers there are twice',
    duplicatesText: 'skip one of each',
    commit: 'Save %{count} document as a draft |||| Save %{count} documents as drafts',
    nothing: 'No document is ready yet. Please repair first.',
  },
  process: {
    working: 'Saving documents',
    done: '%{count} document saved as a draft |||| %{count} documents saved as drafts',
    partial:
      '%{count} document was not imported and stays repairable |||| %{count} documents were not imported and stay repairable',
  },
  documents: 'Documents of the import',
};

const billing: typeof faktur = {
  title: 'Import of billing codes',
  startTitle: 'Import billing codes',
  recognised: {
    table: 'Any column headings: mapped once, then remembered',
    pair: 'KAP-KJS in one column or two, or the tax in words like “rent of building”',
    masa: 'Tax periods like 03/2026, March 2026, Jan-Dec 2026, or a day',
    payer: 'NPWP empty or no such column: the tax of this company itself',
  },
  accepts: 'XLSX or CSV, one row for each billing code. At most 20 MB or 5.000 rows.',
  cancelText: 'Rows not yet saved will be deleted. Billing codes already made do not change.',
  list: {
    emptyText: 'Upload Excel or CSV with a list of payments due. Errors are repaired right on the screen.',
    documents: 'Show billing codes',
  },
  count: {
    read: 'Rows read',
    rows: 'One billing code per row',
    ready: 'Ready to import',
    errors: 'To repair',
    documents: 'One billing code per row',
  },
  control: 'Control total',
  controlHelp: 'Sum of the payments in your books',
  sums: { amount: 'Amount to pay' },
  document: 'Billing code no. %{count}',
  skip: 'Skip this row',
  stays:
    '%{count} row with errors stays repairable in the import history |||| %{count} rows with errors stay repairable in the import history',
  continueWith: 'Go on with %{count} row |||| Go on with %{count} rows',
  summary: {
    new: 'New billing codes',
    newText: 'requested from the tax office',
    duplicates: 'Same tax and period',
    duplicatesText: 'make sure none is paid twice',
    commit: 'Make %{count} billing code |||| Make %{count} billing codes',
    nothing: 'No row is ready yet. Please repair first.',
  },
  process: {
    working: 'Saving billing codes',
    done: '%{count} billing code saved |||| %{count} billing codes saved',
    partial:
      '%{count} row was not imported and stays repairable |||| %{count} rows were not imported and stay repairable',
  },
  documents: 'Billing codes of the import',
};

const bupot: typeof id.bupot = {
  title: 'Import of slips',
  startTitle: 'Import of withholding slips',
  kind: {
    BPPU: 'PPh Unifikasi of payees in Indonesia.',
    BPNR: 'PPh Unifikasi of payees abroad.',
    SP: 'PPh Unifikasi the taxpayer pays itself.',
    CY: 'PPh Unifikasi withheld from many together.',
    BP21: 'PPh 21 of others than permanent employees.',
    BPMP: 'Monthly PPh 21 of permanent employees: one row each, straight from the payroll.',
    BPA1: 'Annual PPh 21 of permanent employees and pensioners.',
    BPA2: 'Annual PPh 21 of civil servants, armed forces, police and state officials.',
    BP26: 'PPh 26 of individuals abroad.',
  },
  recognised: {
    converter: 'The converter workbook of the tax office for this kind of slip',
    xml: 'The Coretax XML of this kind of slip',
    table: 'Any other table from Excel or CSV: columns are mapped once and remembered',
    object: 'Tax object codes, or words such as "building rent": the code is proposed',
    tax: 'Rates such as 2%, 0.02 or 2,00; the tax is worked out and compared',
  },
  accepts: 'XLSX, CSV or XML, one row for each slip. At most 20 MB or 20.000 rows.',
  cancelText: 'Rows that are not saved are removed. Slips that are saved stay as they are.',
  list: {
    emptyText: 'Upload Excel, CSV or Coretax XML. Errors are repaired right on the screen.',
    documents: 'Show slips',
  },
  count: {
    read: 'Rows read',
    rows: 'One slip each row',
    ready: 'Ready to import',
    errors: 'To be repaired',
    documents: 'One slip each row',
  },
  control: 'Control total',
  controlHelp: 'The sum by your books',
  sums: { gross: 'Gross income', tax: 'Tax' },
  document: 'Slip %{count}',
  skip: 'Skip this row',
  stays:
    '%{count} row with errors can still be repaired from the history of imports |||| %{count} rows with errors can still be repaired from the history of imports',
  continueWith: 'Go on with %{count} row |||| Go on with %{count} rows',
  summary: {
    new: 'New slips',
    newText: 'saved as drafts',
    duplicates: 'Like others',
    duplicatesText: 'make sure they are no doubles',
    commit: 'Save %{count} slip as a draft |||| Save %{count} slips as drafts',
    nothing: 'No row is ready yet. Please repair first.',
  },
  process: {
    working: 'Saving slips',
    done: '%{count} slip saved as a draft |||| %{count} slips saved as drafts',
    partial:
      '%{count} row was not imported and stays repairable |||| %{count} rows were not imported and stay repairable',
  },
  documents: 'Slips from an import',
};

export default {
  'faktur-keluaran': { ...faktur, kind },
  'faktur-masukan': masukan,
  'dokumen-keluaran': dokumen,
  'dokumen-masukan': dokumen,
  'retur-masukan': retur,
  'retur-dokumen-keluaran': returDokumen,
  'retur-dokumen-masukan': returDokumen,
  billing,
  bupot,
} satisfies typeof id;
