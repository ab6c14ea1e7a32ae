import { describe, expect, it } from 'vitest';
import { openFile } from '../open-file.ts';
import type { Book } from '../sheet.ts';
import { plannedTables } from '../table/plan.ts';
import { trialBalanceTable } from './fields.ts';
import { readTrialBalance } from './read.ts';

const readBook = async (book: Book) => {
  const tables = await plannedTables(trialBalanceTable, book);
  const [{ missing } = { missing: [] }] = tables;
  if (missing.length > 0) return { missing };
  const plans = tables.map(({ plan }) => plan);
  const { accounts, unread } = await readTrialBalance(book, plans);
  return { accounts: accounts.map(({ number, name, amount }) => [number, name, amount]), unread };
};

const bookOf = async (text: string): Promise<Book> => {
  const file = await openFile(Buffer.from(text), 'neraca saldo.csv');
  if (file.type === 'xml') throw new Error('no table');
  return file.book;
};
const read = async (text: string) => readBook(await bookOf(text));

describe('a trial balance of any program', () => {
  it('is read from debit and credit, without headings and totals', async () => {
    const text = `PT Maju;;;
Kode Akun;Nama Akun;Debit;Kredit
1-1000;KAS DAN BANK;;
1-1100;Kas;1.500.000,50;
2-1000;Utang usaha;;1.500.000,50
;Total;1.500.000,50;1.500.000,50
`;
    expect(await read(text)).toEqual({
      accounts: [
        ['1-1100', 'Kas', 150_000_050],
        ['2-1000', 'Utang usaha', -150_000_050],
      ],
      unread: [],
    });
  });

  it('is read from one column, with credits in brackets or negative', async () => {
    const text =
      'Account No;Account Name;Ending Balance\n100;Cash;1,200,000\n200;Loan;(1,000,000)\n300;Capital;-200,000\n';
    expect((await read(text)).accounts?.map(([, , amount]) => amount)).toEqual([
      120_000_000, -100_000_000, -20_000_000,
    ]);
  });

  it('takes the closing pair of several', async () => {
    const text = `No Akun;Nama Akun;Saldo Awal Debit;Saldo Awal Kredit;Mutasi Debit;Mutasi Kredit;Saldo Akhir Debit;Saldo Akhir Kredit
101;Kas;10;;5;;15;
201;Utang;;10;;5;;15
`;
    expect((await read(text)).accounts?.map(([, , amount]) => amount)).toEqual([1_500, -1_500]);
  });

  it('takes the closing pair below one heading', async () => {
    const text = `No Akun;Nama Akun;Saldo Awal;;Saldo Akhir;
;;Debit;Kredit;Debit;Kredit
101;Kas;10;;15;
201;Utang;;10;;15
`;
    expect((await read(text)).accounts?.map(([, , amount]) => amount)).toEqual([1_500, -1_500]);
  });

  it('counts an account once that is the sum of those under it', async () => {
    const text = 'Kode;Nama Akun;Saldo\n1100;Kas dan bank;300\n1110;Kas;100\n1120;Bank;200\n2100;Utang;-300\n';
    expect((await read(text)).accounts?.map(([number]) => number)).toEqual(['1110', '1120', '2100']);
  });

  it.each([
    ['one row', 'Kode;Nama Perkiraan;D;K\n101;Kas;15;\n201;Utang;;15\n'],
    ['two rows', 'Kode;Nama;Saldo Awal;;Saldo Akhir;\n;;D;K;D;K\n101;Kas;10;;15;\n201;Utang;;10;;15\n'],
    [
      'SAP',
      'G/L Acct;Short Text;Balance Carryforward;Accumulated Balance\n101;Kas;10,00;15,00\n201;Utang;10,00-;15,00-\n',
    ],
    ['number and name in one cell', 'Akun;Debit;Kredit\n101 - Kas;15;\n201 Utang;;15\n'],
  ])('reads headings of %s', async (_, text) => {
    expect(await read(text)).toEqual({
      accounts: [
        ['101', 'Kas', 1_500],
        ['201', 'Utang', -1_500],
      ],
      unread: [],
    });
  });

  it.each(['(1.000)', '-1.000', '1.000-', 'Rp 1.000-', 'Rp -1.000', '-Rp1.000', '1.000 K', '1.000 Cr.', '1.000,-  Kr'])(
    'reads %s as a credit',
    async (text) => {
      expect((await read(`Nama Akun;Saldo\nKas;Rp 1.000 D\nUtang;${text}\n`)).accounts).toEqual([
        ['', 'Kas', 100_000],
        ['', 'Utang', -100_000],
      ]);
    },
  );

  it('reads the side behind an amount in its column once, and a negative amount there as the other side', async () => {
    const text = 'Nama Akun;Debit;Kredit\nKas;1.000 D;\nUtang;;700 K\nModal;;400 Cr\nRetur;;(100)\n';
    expect((await read(text)).accounts?.map(([, , amount]) => amount)).toEqual([100_000, -70_000, -40_000, 10_000]);
  });

  it('counts once what headings under headings have, also with one account under them', async () => {
    const text = `Kode;Nama Akun;Debit;Kredit
1-0000;AKTIVA;1500;
1-1000;Aktiva lancar;1500;
1-1100;Kas;500;
1-1200;Bank;1000;
4-0000;PENDAPATAN;;1500
4-1000;Penjualan;;1500
`;
    expect((await read(text)).accounts?.map(([number]) => number)).toEqual(['1-1100', '1-1200', '4-1000']);
  });

  it('reads several sheets if only together they balance', async () => {
    const sheets: Record<string, Book> = {
      Neraca: await bookOf('Kode;Nama Akun;Debit;Kredit\n1100;Kas;900;\n2100;Utang;;300\n'),
      'Laba Rugi': await bookOf('Kode;Nama Akun;Debit;Kredit\n4100;Penjualan;;1000\n6100;Gaji;400;\n'),
      'Tahun lalu': await bookOf('Kode;Nama Akun;Debit;Kredit\n1100;Kas;7;\n2100;Utang;;7\n'),
    };
    const books = (names: readonly string[]): Book => ({
      sheets: names,
      read: async (name, take) => {
        const book = sheets[name];
        await book?.read(book.sheets[0] ?? '', take);
      },
    });
    expect((await readBook(books(['Neraca', 'Laba Rugi']))).accounts?.map(([number]) => number)).toEqual([
      '1100',
      '2100',
      '4100',
      '6100',
    ]);
    expect((await readBook(books(['Tahun lalu', 'Neraca']))).accounts).toHaveLength(2);
  });

  it('lists rows whose amount cannot be read, and names what is missing', async () => {
    expect(await read('Nama Akun;Saldo\nKas;seratus\nBank;5\n')).toMatchObject({
      unread: [{ row: 2, number: '', name: 'Kas', text: 'seratus' }],
    });
    expect(await read('Tanggal;Uraian lain\nx;y\n')).toEqual({ missing: ['name', 'balance'] });
  });
});
