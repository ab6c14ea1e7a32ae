import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Bupot } from '#domain/bupot/record.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { systemScope } from '../../api/services/deps.ts';
import { openDb } from '../../db/connection.ts';
import { insertBupots } from '../../db/repositories/bupot/bupot.ts';
import { bupots } from '../../db/tables.ts';
import { aBupot } from '../../fixtures/builders/a-bupot.ts';
import { companyId, fill, NPWP, prepareCompanies } from './invoices.ts';
import { nikOf } from './payroll-workbook.ts';

export const MASA = '2025-10';
export const scope = systemScope(companyId(0));

const patterns: readonly Bupot[] = ([['BPPU'], ['BPPU', { taxCode: '28-403-02' }], ['BPNR'], ['BPMP']] as const).map(
  ([kind, over]) => aBupot(kind, { ...over, nitku: headOffice(NPWP) }),
);

/** Differences between slips. `i` counts from zero, `p` is the slip that is copied. */
const differing: Readonly<Record<string, string>> = {
  id: `printf('%013d%013d', (i * 7919) % 1000000007, i)`,
  number: `printf('25%07X', i)`,
  reference: `printf('BP-%07d', i)`,
  payee_npwp: `printf('00%014d', i % 977 + 1)`,
  payee_name: `printf('PT Penerima %04d', i % 977)`,
  period: 'masa',
  date: `masa || printf('-%02d', i % 28 + 1)`,
  gross: 'p.gross + (i % 900) * 100000',
  base: 'p.base + (i % 900) * 100000',
  tax: 'p.tax + (i % 900) * 2000',
  search_text: `printf('25%07x bp-%07d pt penerima %04d 00%014d ', i, i, i % 977, i % 977 + 1) || lower(p.tax_code)`,
};

const table = getTableName(bupots);
const names = Object.values(getTableColumns(bupots)).map(({ name }) => name);

/** Every second slip belongs to the unifikasi return of the masa; the others to the payroll, or to the masa before. */
const SPREAD = `
  with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?),
  of(i, masa, at) as (select i, iif(i % 4 = 3, '2025-09', '${MASA}'), iif(i % 4 = 1, 3, (i / 2) % 3) from n),
  pattern as (select row_number() over (order by id) - 1 as at, * from ${table} where id like 'pattern%')
  insert into ${table} (${names.join(', ')})
  select ${names.map((name) => differing[name] ?? `p.${name}`).join(', ')}
  from of join pattern as p on p.at = of.at`;

/** Issued slips of one masa spread evenly over companies, known to the office too: the same number for each return. */
export const spreadSlips = async (dataDir: string, count: number, companies: number): Promise<void> => {
  const db = await openDb({ dataDir });
  const own = patterns.map((slip, at) => ({ ...slip, id: `pattern${at}`, companyId: companyId(0) }));
  await db.transact((tx) => insertBupots(tx, scope, own));
  await db.close();
  fill(dataDir, table, (raw) => {
    raw.prepare(SPREAD).run(count);
    raw.prepare(`update ${table} set period = '${MASA}', company_id = printf('company%03d', rowid % ?)`).run(companies);
    raw.exec(`delete from ${table} where id like 'pattern%'`);
    raw.exec(`update companies set flags = json_set(flags, '$.ebupot.isRegistered', json('true'))`);
  });
};

/** `count` slips for the unifikasi return of the masa, and as many others. Deterministic. */
export const prepareSlips = async (dataDir: string, count: number): Promise<void> => {
  await prepareCompanies(dataDir, 1);
  const db = await openDb({ dataDir });
  const own = patterns.map((slip, at) => ({ ...slip, id: `pattern${at}`, companyId: scope.companyId }));
  await db.transact((tx) => insertBupots(tx, scope, own));
  await db.close();
  fill(dataDir, table, (raw) => {
    raw.prepare(SPREAD).run(2 * count);
    raw.exec(`delete from ${table} where id like 'pattern%'`);
  });
};

export const prepareSlipDrafts = async (dataDir: string, count: number): Promise<void> => {
  await prepareCompanies(dataDir, 1);
  const db = await openDb({ dataDir });
  const drafts = Array.from({ length: count }, (_, at) =>
    aBupot('BPMP', {
      id: `draft${String(at).padStart(6, '0')}`,
      companyId: scope.companyId,
      status: 'DRAFT',
      number: null,
      issuedAt: null,
      signeeName: null,
      nitku: headOffice(NPWP),
      payeeNpwp: nikOf(at),
      payeeNitku: null,
      payeeName: `Pegawai ${at + 1}`,
      gross: String(5_000_000 + ((at * 7_919) % 40_000) * 1_000),
      reference: `BP-${at + 1}`,
    }),
  );
  await db.transact((tx) => insertBupots(tx, scope, drafts));
  await db.close();
};
