import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rupiah } from '../../api/domain/definition/money.ts';
import { mapAccounts } from '../../api/domain/trial-balance/map-accounts.ts';
import type { BookedAccount } from '../../api/domain/trial-balance/propose.ts';
import { trialSums } from '../../api/domain/trial-balance/sums.ts';
import { openFile } from '../../api/imports/files/open-file.ts';
import { likeliestTable } from '../../api/imports/files/table/plan.ts';
import { trialBalanceTable } from '../../api/imports/files/trial-balance/fields.ts';
import { readTrialBalance } from '../../api/imports/files/trial-balance/read.ts';
import { finish, inTurn, timeAtMost, timed } from './measure.ts';

const ACCOUNTS = 5_000;
const ROUNDS = 15;
const CHART = join(import.meta.dirname, '../../fixtures/trial-balance/manufaktur.csv');

/** The accounts of a chart once for each of some thirty branches. */
const names = readFileSync(CHART, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(';'))
  .filter(([, , code]) => code !== 'header');
const rows = Array.from({ length: ACCOUNTS }, (_, at) => {
  const [number = '', name = ''] = names[at % names.length] ?? [];
  const branch = String(Math.floor(at / names.length)).padStart(3, '0');
  return `${number}-${branch};${name} cab. ${branch};${at % 2 === 0 ? '1250000.00' : '0'};${at % 2 === 0 ? '0' : '1250000.00'}`;
});
const file = Buffer.from(['Kode Akun;Nama Akun;Debit;Kredit', ...rows].join('\r\n'));

const read = async (): Promise<readonly BookedAccount[]> => {
  const opened = await openFile(file, 'neraca-saldo.csv');
  if (opened.type === 'xml') throw new Error('no table');
  const { plan } = await likeliestTable(trialBalanceTable, opened.book);
  return (await readTrialBalance(opened.book, [plan])).accounts;
};

/** The rows of L1 that the sums of the accounts fill. */
const inSheets = (accounts: readonly BookedAccount[]) =>
  trialSums(mapAccounts(accounts, 'L1B', []), 'L1B').lines.map(({ code, commercial, fiscal }) => ({
    code,
    commercial: rupiah(commercial),
    fiscal: rupiah(fiscal),
  }));

const accounts = await read();
if (accounts.length !== ACCOUNTS || inSheets(accounts).length < 50) throw new Error(`${accounts.length} accounts`);
const times = await inTurn(
  ROUNDS,
  async () => (await timed(async () => inSheets(await read()))).ms,
  async () => (await timed(read)).ms,
);
timeAtMost('a trial balance of 5,000 accounts read, mapped and in the rows of L1', 'reading it', times, 4);
finish();
