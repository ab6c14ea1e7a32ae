import { jakartaDay } from '#domain/scope.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { OURS, type World } from '../world.ts';

const IMPORTS = '/efaktur/import';
const FILE = 'penjualan.csv';
const HEADINGS = [
  'No Invoice',
  'Tgl Invoice',
  'Nama Pelanggan',
  'NPWP Pelanggan',
  'NITKU Pelanggan',
  'Alamat',
  'Email',
  'Kode Transaksi',
  'Nama Barang / Jasa',
  'Satuan',
  'Harga Satuan',
  'Jumlah',
  'Potongan',
];
const AT = { reference: 0, date: 1, name: 2, npwp: 3, email: 6, unit: 9, price: 10, quantity: 11 } as const;

const spoilt: readonly ((row: string[]) => void)[] = [
  (row) => row.splice(AT.npwp, 1, (row[AT.npwp] ?? '').slice(1)),
  (row) => row.splice(AT.date, 1, 'besok'),
  (row) => row.splice(AT.name, 1, ''),
  (row) => row.splice(AT.unit, 1, 'kotak besar'),
  (row) => row.splice(AT.price, 1, '1.234.567,89'),
  (row) => row.splice(AT.quantity, 1, '2,123'),
  (row) => row.splice(AT.email, 1, 'tanpa alamat'),
];

const rowOf = ({ random, clock, presses }: World, at: number): string[] => {
  const npwp = `062345678901${random.pick(['0001', '0002', '0003', '9998'])}`;
  const day = jakartaDay(clock.now).split('-').reverse().join('/');
  const row = [
    `BERKAS-${presses.length}-${at}`,
    day,
    'PT Meranti Graha Teknik',
    npwp,
    nitkuOf(npwp),
    'Jalan Gatot Subroto 88',
    'pajak@merantigraha.example',
    '04',
    `Barang ${at}`,
    'Piece',
    String(random.int(1_000, 900_000)),
    String(random.int(1, 30)),
    '0',
  ];
  if (random.chance(30)) random.pick(spoilt)(row);
  return row;
};

/** Uploads a sales table with some faulty and some duplicate rows. */
const handIn = async (world: World): Promise<void> => {
  const rows = Array.from({ length: world.random.int(1, 6) }, (_, at) => rowOf(world, at));
  if (world.random.chance(20)) rows.push(...rows.slice(0, 1).map((row) => [...row]));
  const form = new FormData();
  form.set('kind', 'faktur-keluaran');
  form.set('file', new File([[HEADINGS, ...rows].map((row) => row.join(';')).join('\n')], FILE));
  await world.press('sari', 'a file is handed in', 'POST', IMPORTS, form);
};

type Imported = {
  readonly version: number;
  readonly step: string;
  readonly state: { readonly guesses: Readonly<Record<string, { readonly column: string }>> };
};

/** The next step of an uploaded file: its columns as guessed, then saving of what is valid. */
export const workOnFile = async (world: World): Promise<void> => {
  const open = await world.some<{ id: string }>(
    `select id from imports where company_id = '${OURS.id}' and step in ('SHEET', 'MAPPING', 'REPAIR') order by id`,
  );
  if (!open) return handIn(world);
  const seen = await world.person('sari').request('GET', `${IMPORTS}/${open.id}`);
  if (seen.status !== 200) return;
  const { version, step, state } = seen.body as unknown as Imported;
  if (step === 'SHEET')
    await world.press('sari', 'a sheet is said', 'PUT', `${IMPORTS}/${open.id}/sheet`, {
      version,
      sheet: FILE,
      headingRow: 1,
    });
  else if (step === 'MAPPING')
    await world.press('sari', 'columns are said', 'PUT', `${IMPORTS}/${open.id}/mapping`, {
      version,
      remember: false,
      mapping: Object.fromEntries(Object.entries(state.guesses).map(([field, { column }]) => [field, column])),
    });
  else if (step === 'REPAIR')
    await world.press('sari', 'what is fit is saved', 'POST', `${IMPORTS}/${open.id}/commit`, { version });
};
