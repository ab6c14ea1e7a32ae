import { join } from 'node:path';
import Database from '../../db/better-sqlite3.ts';
import { prepareInvoices } from './invoices.ts';
import { benchDir, finish, inTurn, timeAtMost, timed } from './measure.ts';
import { servePatuh, signIn } from './serve.ts';

const SLIPS = 50_000;
const INVOICES = 100_000;
const ROUNDS = 9;

const RECEIVED = `
  with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?)
  insert into received_slip (id, company_id, version, status, slip_key, number, kind, article, tax_code, final, withholder_npwp, withholder_name, date, period,
    tax_year, base, tax, source, used_in, import_id, search_text, updated_by, created_by, created_at, updated_at)
  select printf('%026d', i), 'company000', 1, 'RECORDED', printf('key%d', i), printf('25%07X', i), 'BPPU', 'PPH23', '24-104-01', 0,
    printf('00%014d', i % 977 + 1), printf('PT Pemotong %04d', i % 977), date('2025-01-01', '+' || (i % 364) || ' days'),
    strftime('%Y-%m', date('2025-01-01', '+' || (i % 364) || ' days')), '2025', 1000000000 + i * 100, 20000000, 'MANUAL', null, null, printf('25%07x', i),
    'Bench', 'Bench', 1750000000000 + i, 1750000000000 + i
  from n`;

const dataDir = join(benchDir(), 'annual-save');
await prepareInvoices(dataDir, INVOICES, 1);
const raw = new Database(join(dataDir, 'patuh.sqlite'));
raw.prepare(RECEIVED).run(SLIPS);
raw.exec(`update companies set klu = '46100', flags = json_set(flags, '$.espt1771.isRegistered', json('true'))`);
raw.exec(`update faktur set vat_period = period, vat_list = 'A2', vat_sign = 1 where status = 'APPROVED'`);
raw.exec('analyze');
raw.close();

const patuh = await servePatuh(dataDir);
const headers = { ...(await signIn(patuh.url)), 'content-type': 'application/json' };
const base = '/main/api/efiling/spt-badan';
const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const answer = await fetch(patuh.url + base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};
type Source = { name: string; sheets: { sheet: string; version: number }[] };
const made = async (taxYear: number) => (await ask<{ id: string }>('POST', '', { taxYear })).id;
const [drawn, plain] = [await made(2025), await made(2026)];
const { sources } = await ask<{ sources: Source[] }>('GET', `/${drawn}/sources`);
const versions = Object.fromEntries(sources.flatMap((one) => one.sheets.map(({ sheet, version }) => [sheet, version])));
await ask('POST', `/${drawn}/draw`, { sources: ['slips'], versions });

/** What a page does after an entry: it saves the sheet and reads the return with its findings. */
const save = async (id: string, sheet: string): Promise<number> => {
  const { version } = await ask<{ version: number }>('GET', `/${id}/sheets/${sheet}`);
  const body = { version, lines: {}, answers: {}, rows: {}, notes: {} };
  const saving = await timed(() => ask('PUT', `/${id}/sheets/${sheet}`, body));
  const reading = await timed(() => ask('GET', `/${id}`));
  return saving.ms + reading.ms;
};
await save(drawn, 'INDUK');
await save(plain, 'INDUK');
const runs = await inTurn(
  ROUNDS,
  () => save(drawn, 'INDUK'),
  () => save(plain, 'INDUK'),
);
timeAtMost('a save in a return drawn from 50,000 slips', 'in a return that is not drawn', runs, 5);
await patuh.stop();
finish();
