import { getTableColumns, getTableName } from 'drizzle-orm';
import pg from 'pg';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { systemScope } from '../../api/services/deps.ts';
import { openDb } from '../../db/connection.ts';
import { insertBupots } from '../../db/repositories/bupot/bupot.ts';
import { bupots } from '../../db/tables.ts';
import { aBupot } from '../../fixtures/builders/a-bupot.ts';
import { companyId, NPWP } from './invoices.ts';

const tell = async (statement: string, values: unknown[]): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query("select set_config('patuh.company', '*', false)");
  await client.query(statement, values).finally(() => client.end());
};

const padded = (value: string, length: number): string => `lpad((${value})::text, ${length}, '0')`;

export const invoicesOnPostgres = (count: number, companies: number): Promise<void> =>
  tell(
    `insert into faktur (id, company_id, version, type, status, kind, number, date, period, upload_deadline, code, reference, own_nitku,
      counterparty_document, counterparty_npwp, counterparty_country, counterparty_name, counterparty_address, counterparty_nitku, term, gross, discount,
      contract_dpp, dpp, other_dpp, ppn, ppnbm, revision, error_count, search_text, created_by, created_at, updated_by, updated_at)
    select ${padded('(i::bigint * 7919) % 1000000007', 13)} || ${padded('i', 13)}, 'company' || ${padded('i % $2::int', 3)}, 1, 'OUT',
      case (i / 50) % 10 when 0 then 'DRAFT' when 1 then 'REJECTED' when 2 then 'CANCELED' else 'APPROVED' end, 'NORMAL',
      case when (i / 50) % 10 > 2 then '040025' || ${padded('i', 11)} end,
      to_char(date '2025-01-01' + (i / 50) % 364, 'YYYY-MM-DD'), to_char(date '2025-01-01' + (i / 50) % 364, 'YYYY-MM'),
      to_char(date '2025-01-20' + (i / 50) % 364, 'YYYY-MM-DD'), '04', 'INV/' || ${padded('i', 7)}, '0021487365043000000000',
      'TIN', ${padded('i % 977 + 1', 16)}, 'IDN', 'PT Pembeli ' || ${padded('i % 977', 4)}, 'Jl. Contoh 1, Jakarta',
      ${padded('i % 977 + 1', 16)} || '000000', 'EMPTY', (i % 900 + 100) * 1200000::bigint, 0, (i % 900 + 100) * 1200000::bigint,
      (i % 900 + 100) * 1200000::bigint, (i % 900 + 100) * 1100000::bigint, (i % 900 + 100) * 132000::bigint, 0, 0, 0,
      'inv/' || ${padded('i', 7)} || ' pt pembeli ' || ${padded('i % 977', 4)}, 'Bench', 1750000000000 + i, 'Bench', 1750000000000 + i
    from generate_series(0, $1::int - 1) as n(i)`,
    [count, companies],
  );

/** Slips of vendors spread evenly over companies: copies that differ in numbers, payees, days and amounts. */
export const slipsOnPostgres = async (count: number, companies: number): Promise<void> => {
  const db = await openDb({ dataDir: '' });
  const pattern = { ...aBupot('BPPU', { nitku: headOffice(NPWP) }), id: 'pattern', companyId: companyId(0) };
  await db.transact((tx) => insertBupots(tx, systemScope(companyId(0)), [pattern]));
  await db.close();
  const differing: Readonly<Record<string, string>> = {
    id: `${padded('(i::bigint * 7919) % 1000000007', 13)} || ${padded('i', 13)}`,
    company_id: `'company' || ${padded('i % $2::int', 3)}`,
    number: `'25' || ${padded('upper(to_hex(i))', 7)}`,
    reference: `'BP-' || ${padded('i', 7)}`,
    payee_npwp: padded('i % 977 + 1', 16),
    payee_name: `'PT Penerima ' || ${padded('i % 977', 4)}`,
    date: `p.period || '-' || ${padded('i % 28 + 1', 2)}`,
    gross: 'p.gross + (i % 900) * 100000::bigint',
    base: 'p.base + (i % 900) * 100000::bigint',
    tax: 'p.tax + (i % 900) * 2000::bigint',
    search_text: `'25' || ${padded('to_hex(i)', 7)} || ' bp-' || ${padded('i', 7)} || ' pt penerima ' || ${padded('i % 977', 4)}`,
  };
  const names = Object.values(getTableColumns(bupots)).map(({ name }) => name);
  const table = getTableName(bupots);
  await tell(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
    select ${names.map((name) => differing[name] ?? `p."${name}"`).join(', ')}
    from generate_series(0, $1::int - 1) as n(i), ${table} as p where p.id = 'pattern'`,
    [count, companies],
  );
  await tell(`delete from ${table} where id = 'pattern'`, []);
};
