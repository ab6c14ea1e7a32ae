import type {
  AccountingCode,
  AccountingCompany,
  AccountingContact,
  AccountingInvoice,
  AccountingLine,
  AccountingParty,
} from '#domain/accounting/books.ts';
import { dayBefore } from '#domain/definition/day.ts';

type OfCompany<T> = T & { readonly companyId: string };

/** The whole product as one client sees it; the collections of the REST contract. */
export type AccountingBooks = {
  readonly companies: readonly AccountingCompany[];
  readonly accounts: readonly OfCompany<AccountingCode>[];
  readonly taxCodes: readonly OfCompany<AccountingCode>[];
  readonly contacts: readonly OfCompany<AccountingContact>[];
  readonly invoices: readonly AccountingInvoice[];
};

const OWN = '1';
const OTHER = '2';

const parties: readonly AccountingParty[] = [
  {
    name: 'PT Lentera Cipta Teknik',
    npwp: '01.731.201.8-013.000',
    nik: '',
    address: 'Jalan Panglima Polim 21, Jakarta Selatan 12160',
    email: 'pajak@lenteracipta.example',
  },
  {
    name: 'CV Anggrek Bersaudara',
    npwp: '0017312026013000',
    nik: '',
    address: 'Jalan Pasar Baru 5, Jakarta Pusat 10710',
    email: 'keuangan@anggrek.example',
  },
  { name: 'Rahmat Hidayat', npwp: '', nik: '3174011405857312', address: 'Jalan Melati 3, Bekasi 17113', email: '' },
  {
    name: 'Toko <b>Sumber</b> & Rezeki',
    npwp: '0017312034013000',
    nik: '',
    address: 'Jalan Raya Bogor 77, Depok 16412',
    email: '',
  },
  { name: 'UD Tanpa Nomor', npwp: '12345', nik: '', address: 'Jalan Kenanga 9, Tangerang 15111', email: '' },
];

type Sale = {
  readonly ago: number;
  readonly party: number;
  readonly lines: readonly Partial<AccountingLine>[];
  readonly company?: string;
};

const sales: readonly Sale[] = [
  { ago: 1, party: 0, lines: [{ name: 'Pompa air 3 inci', quantity: '4', price: '2750000' }] },
  {
    ago: 2,
    party: 1,
    lines: [
      { name: 'Kabel NYY 4x16', unit: 'meter', quantity: '120.5', price: '48250.75' },
      { name: 'Pemasangan kabel', account: '4-40100', unit: 'jam', quantity: '8', price: '175000', discount: '50000' },
    ],
  },
  { ago: 2, party: 2, lines: [{ name: 'Genset 5 kVA', quantity: '1', price: '18450000' }] },
  { ago: 3, party: 3, lines: [{ name: 'Sakelar & <i>stopkontak</i>', quantity: '60', price: '18333.33333' }] },
  { ago: 4, party: 0, lines: [{ name: 'Sewa gudang', account: '4-40100', price: '12000000', taxCode: 'PPN-KHUSUS' }] },
  { ago: 4, party: 1, lines: [{ name: 'Buku panduan', quantity: '10', price: '65000', taxCode: 'NON-PPN' }] },
  { ago: 5, party: 4, lines: [{ name: 'Lampu sorot', quantity: '12', price: '215000' }] },
  { ago: 6, party: 2, lines: [{ name: 'Baut M8', quantity: '1000', price: '412.3333333' }] },
  { ago: 3, party: 0, lines: [{ name: 'Milik perusahaan lain', price: '1000000' }], company: OTHER },
];

const lineOf = (line: Partial<AccountingLine>): AccountingLine => ({
  account: '4-40000',
  name: '',
  unit: 'unit',
  quantity: '1',
  price: '0',
  discount: '0',
  taxCode: 'PPN',
  ...line,
});

/** Half up to two places, as the product shows it. */
const totalOf = (lines: readonly AccountingLine[]): string =>
  lines
    .reduce((sum, { price, quantity, discount }) => sum + Number(price) * Number(quantity) - Number(discount), 0)
    .toFixed(2);

const daysBefore = (today: string, days: number): string =>
  days === 0 ? today : daysBefore(dayBefore(today), days - 1);

const invoiceOf = ({ ago, party, lines, company = OWN }: Sale, at: number, today: string): AccountingInvoice => {
  const whole = lines.map(lineOf);
  const date = daysBefore(today, ago);
  const no = String(at + 1).padStart(4, '0');
  return {
    id: `inv-${no}`,
    companyId: company,
    number: `PJ/${date.slice(0, 4)}/${no}`,
    date,
    contact: parties[party] as AccountingParty,
    lines: whole,
    total: totalOf(whole),
    updatedAt: `${date}T03:00:00Z`,
    taxNumber: null,
    taxStatus: null,
  };
};

const codes = {
  accounts: [
    { code: '4-40000', name: 'Penjualan barang' },
    { code: '4-40100', name: 'Pendapatan jasa' },
  ],
  taxCodes: [
    { code: 'PPN', name: 'PPN 12% (DPP nilai lain)' },
    { code: 'PPN-KHUSUS', name: 'PPN tarif khusus' },
    { code: 'NON-PPN', name: 'Tanpa PPN' },
  ],
} as const;

const many: readonly Sale[] = Array.from({ length: 1_000 }, (_, at) => ({
  ago: 1 + (at % 5),
  party: at % 4,
  lines: [{ name: `Barang ${at + 1}`, quantity: '1', price: String(10_000 + at) }],
}));

type Options = { readonly name: string; readonly npwp: string; readonly today: string; readonly many?: boolean };

/** Sales of the last week, good and bad, of a company with this name and NPWP, and of another. */
export const sampleBooks = ({ name, npwp, today, ...options }: Options): AccountingBooks => ({
  companies: [
    { id: OWN, name, npwp },
    { id: OTHER, name: 'PT Contoh Lain', npwp: '0018181008031000' },
  ],
  accounts: codes.accounts.map((one) => ({ ...one, companyId: OWN })),
  taxCodes: codes.taxCodes.map((one) => ({ ...one, companyId: OWN })),
  contacts: parties.map((party, at) => ({
    ...party,
    id: `con-${at + 1}`,
    companyId: OWN,
    updatedAt: `${daysBefore(today, 7)}T03:00:00Z`,
  })),
  invoices: (options.many ? many : sales).map((sale, at) => invoiceOf(sale, at, today)),
});
