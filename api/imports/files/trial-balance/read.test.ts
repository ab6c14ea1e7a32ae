import { describe, expect, it } from 'vitest';
import { openFile } from '../open-file.ts';
import { likeliestTable } from '../table/plan.ts';
import { trialBalanceTable } from './fields.ts';
import { readTrialBalance } from './read.ts';

const read = async (text: string) => {
  const file = await openFile(Buffer.from(text), 'neraca saldo.csv');
  if (file.type === 'xml') throw new Error('no table');
  const { plan, missing } = await likeliestTable(trialBalanceTable, file.book);
  if (missing.length > 0) return { missing };
  const { accounts, skipped } = await readTrialBalance(file.book, plan);
  return { accounts: accounts.map(({ number, name, amount }) => [number, name, amount]), skipped };
};

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
      skipped: 0,
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

  it('counts rows whose amount cannot be read, and says what is missing', async () => {
    expect(await read('Nama Akun;Saldo\nKas;seratus\nBank;5\n')).toMatchObject({ skipped: 1 });
    expect(await read('Tanggal;Uraian lain\nx;y\n')).toEqual({ missing: ['name', 'balance'] });
  });
});
