import type id from '../id/impor-kind.ts';

const table = 'Any other table from Excel or CSV: columns are mapped once, then remembered';

type Own = {
  readonly startTitle: string;
  readonly recognised: Readonly<Record<string, string>>;
  readonly accepts: string;
  readonly emptyText: string;
};

type Noun = readonly [one: string, many: string];

const capital = (noun: string): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

/** Texts of an import that saves drafts. `unit`: what is repaired and counted. */
const draftsOf = ([one, many]: Noun, { emptyText, ...own }: Own, [unit, units]: Noun = [one, many]) => ({
  title: 'Import',
  ...own,
  cancelText: `Rows not yet saved as ${many} will be deleted. ${capital(many)} already saved do not change.`,
  list: { emptyText, documents: `Show ${many}` },
  count: {
    read: `${capital(many)} read`,
    rows: '%{count} row |||| %{count} rows',
    ready: `${capital(many)} ready to import`,
    errors: `${capital(many)} to repair`,
    documents: `of %{count} ${one} |||| of %{count} ${many}`,
  },
  control: 'Control total, tax base',
  controlHelp: 'Sum of the tax base in your books',
  sums: { dpp: 'Tax base', ppn: 'VAT' } as Readonly<Record<string, string>>,
  document: `${capital(one)} no. %{count}`,
  skip: `Skip this ${unit}`,
  stays: `%{count} ${unit} with errors stays repairable in the import history |||| %{count} ${units} with errors stay repairable in the import history`,
  continueWith: `Go on with %{count} ${unit} |||| Go on with %{count} ${units}`,
  summary: {
    new: `New ${many}`,
    newText: 'saved as drafts',
    duplicates: 'Like those that are here',
    duplicatesText: 'make sure they are no doubles',
    commit: `Save %{count} ${one} as a draft |||| Save %{count} ${many} as drafts`,
    nothing: `No ${unit} is ready yet. Please repair first.`,
  },
  process: {
    working: `Saving ${many}`,
    done: `%{count} ${one} saved as a draft |||| %{count} ${many} saved as drafts`,
    partial: `%{count} ${unit} was not imported and stays repairable |||| %{count} ${units} were not imported and stay repairable`,
  },
  documents: `${capital(many)} of the import`,
});

const inRows = (noun: string) => ({ rows: `One ${noun} per row`, documents: `One ${noun} per row` });
const countedRows = { read: 'Rows read', ready: 'Ready to import', errors: 'To repair' };
const twice = { duplicates: 'Numbers there are twice', duplicatesText: 'skip one of each' };

const invoice = ['invoice', 'invoices'] as const;
const row = ['row', 'rows'] as const;

const faktur = draftsOf(invoice, {
  startTitle: 'Import outgoing invoices',
  recognised: {
    converter: 'The tax office’s converter workbook (sheets Faktur and DetailFaktur)',
    xml: 'TaxInvoiceBulk XML from Coretax',
    table,
  },
  accepts: 'XLSX, CSV or XML. At most 20 MB, 20.000 invoices or 100.000 rows.',
  emptyText: 'Upload Excel, CSV or Coretax XML. Errors are repaired right on the screen.',
});

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

const incoming = draftsOf(invoice, {
  startTitle: 'Import incoming invoices',
  recognised: {
    portal: 'The list of incoming invoices (Excel) exported from Coretax',
    table,
    xml: 'TaxInvoiceBulk XML from a seller: numbers and the seller’s name are added on the screen',
    known: 'Invoices that are here already: what differs is shown, nothing becomes double',
  },
  accepts: 'XLSX, CSV or XML, one row for each invoice. At most 20 MB or 100.000 rows.',
  emptyText: 'Upload the list of incoming invoices from Coretax. Errors are repaired right on the screen.',
});

const masukan: typeof faktur = {
  ...incoming,
  cancelText: 'Rows not yet saved will be deleted. Invoices already saved do not change.',
  count: { ...incoming.count, ...inRows('invoice') },
  summary: {
    ...incoming.summary,
    new: 'Invoices ready to save',
    newText: 'go into the list of incoming invoices',
    duplicates: 'Already here or double',
    duplicatesText: 'what differs follows the file',
    commit: 'Save %{count} incoming invoice |||| Save %{count} incoming invoices',
  },
  process: {
    ...incoming.process,
    working: 'Saving incoming invoices',
    done: '%{count} incoming invoice saved |||| %{count} incoming invoices saved',
  },
};

const retur = draftsOf(['return', 'returns'], {
  startTitle: 'Import returns of incoming invoices',
  recognised: {
    xml: 'XML Retur PM (InputTaxInvoiceReturn) of Coretax',
    converter: 'Workbook retur PM of the tax office (two sheets)',
    table,
    left: 'What is left of each invoice: other returns, of the same file too, are counted',
  },
  accepts: 'XLSX, CSV or XML. At most 20 MB, 20.000 returns or 100.000 rows.',
  emptyText: 'Upload XML, Excel or CSV with returns. Errors are repaired right on the screen.',
});

const returDokumen: typeof faktur = {
  ...retur,
  startTitle: 'Import returns of other documents',
  recognised: {
    xml: 'XML of returns of other documents (OutputSpecialDocReturn, InputSpecialDocReturn) of Coretax',
    table,
    left: 'What is left of each document: other returns, of the same file too, are counted',
  },
  accepts: 'XLSX, CSV or XML, one row for each return. At most 20 MB or 20.000 rows.',
  count: { ...retur.count, ...inRows('return') },
  summary: { ...retur.summary, ...twice },
};

const dokumenDrafts = draftsOf(['document', 'documents'], {
  startTitle: 'Import other documents',
  recognised: { xml: 'XML of other documents (SpecialDocBulk, InputSpecialDocBulk) of Coretax', table },
  accepts: 'XLSX, CSV or XML, one row for each document. At most 20 MB or 20.000 rows.',
  emptyText: 'Upload XML, Excel or CSV with other documents. Errors are repaired right on the screen.',
});

const dokumen: typeof faktur = {
  ...dokumenDrafts,
  count: { ...dokumenDrafts.count, ...inRows('document') },
  skip: 'Skip this row',
  summary: { ...dokumenDrafts.summary, ...twice },
};

const codes = draftsOf(
  ['billing code', 'billing codes'],
  {
    startTitle: 'Import billing codes',
    recognised: {
      table: 'Any column headings: mapped once, then remembered',
      pair: 'KAP-KJS in one column or two, or the tax in words like “rent of building”',
      masa: 'Tax periods like 03/2026, March 2026, Jan-Dec 2026, or a day',
      payer: 'NPWP empty or no such column: the tax of this company itself',
    },
    accepts: 'XLSX or CSV, one row for each billing code. At most 20 MB or 5.000 rows.',
    emptyText: 'Upload Excel or CSV with a list of payments due. Errors are repaired right on the screen.',
  },
  row,
);

const billing: typeof faktur = {
  ...codes,
  title: 'Import of billing codes',
  cancelText: 'Rows not yet saved will be deleted. Billing codes already made do not change.',
  count: { ...countedRows, ...inRows('billing code') },
  control: 'Control total',
  controlHelp: 'Sum of the payments in your books',
  sums: { amount: 'Amount to pay' },
  summary: {
    ...codes.summary,
    newText: 'requested from the tax office',
    duplicates: 'Same tax and period',
    duplicatesText: 'make sure none is paid twice',
    commit: 'Make %{count} billing code |||| Make %{count} billing codes',
  },
  process: { ...codes.process, done: '%{count} billing code saved |||| %{count} billing codes saved' },
};

const bupot: typeof id.bupot = {
  ...draftsOf(
    ['slip', 'slips'],
    {
      startTitle: 'Import of withholding slips',
      recognised: {
        converter: 'The converter workbook of the tax office for this kind of slip',
        xml: 'The Coretax XML of this kind of slip',
        table,
        object: 'Tax object codes, or words such as "building rent": the code is proposed',
        tax: 'Rates such as 2%, 0.02 or 2,00; the tax is worked out and compared',
      },
      accepts: 'XLSX, CSV or XML, one row for each slip. At most 20 MB or 20.000 rows.',
      emptyText: 'Upload Excel, CSV or Coretax XML. Errors are repaired right on the screen.',
    },
    row,
  ),
  title: 'Import of slips',
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
  cancelText: 'Rows not yet saved will be deleted. Slips already saved do not change.',
  count: { ...countedRows, ...inRows('slip') },
  control: 'Control total',
  controlHelp: 'The sum by your books',
  sums: { gross: 'Gross income', tax: 'Tax' },
};

const received: typeof bupot = {
  ...bupot,
  title: 'Import slips received',
  startTitle: 'Import slips received',
  recognised: {
    xml: 'XML of tax withheld by others (OtherParties, attachment L3B)',
    table,
    tax: 'Kind of tax by its words or its tax object code',
  },
  list: {
    ...bupot.list,
    emptyText: 'Upload XML, Excel or CSV with slips received. Errors are repaired on the screen.',
  },
  kind: { received: 'Slips that others issued about the income of this company.' },
  sums: { base: 'Tax base', tax: 'PPh' },
  summary: { ...bupot.summary, newText: 'recorded as tax credits', commit: 'Save %{count} slips' },
  process: { ...bupot.process, working: 'Saving slips', done: '%{count} slips saved' },
};

const outgoing = { duplicates: 'Similar or duplicate', duplicatesText: 'check before uploading' };

export default {
  'faktur-keluaran': { ...faktur, kind, summary: { ...faktur.summary, ...outgoing } },
  'faktur-masukan': { ...masukan, kind },
  'dokumen-keluaran': { ...dokumen, kind },
  'dokumen-masukan': { ...dokumen, kind },
  'retur-masukan': { ...retur, kind },
  'retur-dokumen-keluaran': { ...returDokumen, kind },
  'retur-dokumen-masukan': { ...returDokumen, kind },
  billing,
  bupot,
  received,
} satisfies typeof id;
