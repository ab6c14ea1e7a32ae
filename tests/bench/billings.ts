import { fill, prepareCompanies } from './invoices.ts';

const COLUMNS = `id, company_id, version, status, code, origin, kap, kjs, tax_name, period_from, period_to, amount, description, payer_kind,
  payer_npwp, payer_name, payer_address, payer_city, request, issued_at, expires_at, ntpn, paid_at, search_text, created_by, created_at, updated_by,
  updated_at`;

/**
 * Nine years, spread evenly over companies, seven of ten paid; deterministic. Payable ones have not expired yet, so
 * that the scheduler does not expire them during the measurement.
 */
const SPREAD = `
  with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?), of(i, paid, at, period) as (
    select i, (i / 50) % 10 > 2, 1500000000000 + i * 50000, strftime('%Y-%m', date('2016-01-01', '+' || ((i / 50) % 108) || ' months')) from n
  )
  insert into billing (${COLUMNS})
  select
    printf('%013d%013d', (i * 7919) % 1000000007, i), printf('company%03d', i % ?), 1,
    case (i / 50) % 10 when 0 then 'PAYABLE' when 1 then 'EXPIRED' when 2 then 'FAILED' else 'PAID' end,
    case when (i / 50) % 10 <> 2 then printf('0%014d', i) end, 'form', '411126', '100', 'PPh Pasal 25 Badan', period, period,
    (i % 900 + 100) * 1200000, printf('Angsuran %07d', i), 'self', '0021487365043000', 'PT Bench', 'Jl. Bench 1', 'Jakarta', 1, at,
    case (i / 50) % 10 when 0 then 4102444800000 else at + 2592000000 end, case when paid then printf('%016d', i) end, case when paid then at + 86400000 end,
    printf('0%014d 411126-100 pph pasal 25 badan angsuran %07d 0021487365043000 pt bench', i, i), 'Bench', at, 'Bench', at
  from of`;

/** A data folder with one user who owns every company and `count` billing codes over `spread` companies. */
export const prepareBillings = async (dataDir: string, count: number, spread: number): Promise<void> => {
  await prepareCompanies(dataDir, spread);
  fill(dataDir, 'billing', (raw) => raw.prepare(SPREAD).run(count, spread));
};
