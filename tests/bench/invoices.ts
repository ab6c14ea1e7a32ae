import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import Database, { type SqliteHandle } from '../../db/better-sqlite3.ts';
import { openDb } from '../../db/connection.ts';
import { branches, certificates, companies, memberships, quotas, signees, users } from '../../db/tables.ts';

export const PASSWORD = 'bench-rahasia';
export const EMAIL = 'bench@contoh.example';
export const NPWP = '0021487365043000';
export const companyId = (at: number): string => `company${String(at).padStart(3, '0')}`;

const COLUMNS = `id, company_id, version, type, status, kind, number, date, period, upload_deadline, code, reference, own_nitku,
  counterparty_document, counterparty_npwp, counterparty_country, counterparty_name, counterparty_address, counterparty_nitku, term, gross, discount, contract_dpp, dpp, other_dpp, ppn, ppnbm,
  revision, error_count, search_text, created_by, created_at, updated_by, updated_at`;

/** Invoices of one year spread evenly over companies, generated in SQL: a million in seconds, deterministic. */
const SPREAD = `
  with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?)
  insert into faktur (${COLUMNS})
  select
    printf('%013d%013d', (i * 7919) % 1000000007, i), printf('company%03d', i % ?), 1, 'OUT',
    case (i / 50) % 10 when 0 then 'DRAFT' when 1 then 'REJECTED' when 2 then 'CANCELED' else 'APPROVED' end, 'NORMAL',
    case when (i / 50) % 10 > 2 then printf('040025%011d', i) end,
    date('2025-01-01', '+' || ((i / 50) % 364) || ' days'), strftime('%Y-%m', date('2025-01-01', '+' || ((i / 50) % 364) || ' days')),
    date('2025-01-20', '+' || ((i / 50) % 364) || ' days'), '04', printf('INV/%07d', i), '0021487365043000000000',
    'TIN', printf('00%014d', i % 977 + 1), 'IDN', printf('PT Pembeli %04d', i % 977), 'Jl. Contoh 1, Jakarta', printf('00%014d000000', i % 977 + 1), 'EMPTY',
    (i % 900 + 100) * 1200000, 0, (i % 900 + 100) * 1200000, (i % 900 + 100) * 1200000, (i % 900 + 100) * 1100000, (i % 900 + 100) * 132000, 0,
    0, 0, printf('inv/%07d pt pembeli %04d', i, i % 977), 'Bench', 1750000000000 + i, 'Bench', 1750000000000 + i
  from n`;

const WORDS = `
  insert into faktur_search_rows (search_row, faktur_id)
  select (c.shown_id << 40) + row_number() over (partition by c.id order by f.id), f.id from faktur as f join companies as c on c.id = f.company_id;
  insert into faktur_search (rowid, words)
  select r.search_row, f.search_text from faktur_search_rows as r join faktur as f on f.id = r.faktur_id order by r.search_row`;

const flags = {
  isCtasEfakturDisabled: false,
  isCtasEbupotDisabled: false,
  hasUploadCertificate: true,
  reconcileUser: false,
  isPublicApiUser: false,
  efaktur: { isRegistered: true, isActivated: true, isOnboarded: true, isEfakturDisabled: false },
  ebupot: {
    isRegistered: false,
    isEbupotDisabled: false,
    archiveStatus: { pph23: false, pph26: false, history: false, spt: false },
  },
  efiling: { isRegistered: true, isActivated: true, isEfillingDisabled: false },
  espt1771: { isRegistered: false },
};

export const prepareCompanies = async (dataDir: string, spread: number): Promise<void> => {
  const db = await openDb({ dataDir });
  await db.migrate();
  const passwordHash = await hash(PASSWORD);
  await db.transact(async (tx) => {
    await tx.db.insert(users).values({
      id: 'benchuser',
      ssoId: 'benchuser',
      email: EMAIL,
      name: 'Bench',
      passwordHash,
      isEmailVerified: true,
      preferences: {},
      createdAt: 1_750_000_000_000,
    });
    for (let at = 0; at < spread; at++) {
      await tx.db.insert(companies).values({
        id: companyId(at),
        shownId: 20_000 + at,
        ssoId: companyId(at),
        name: `PT Bench ${at}`,
        username: `bench${at}`,
        email: EMAIL,
        npwp: NPWP,
        npwpType: 'FIRM',
        pkp: true,
        address: 'Jl. Bench 1',
        city: 'Jakarta',
        industryName: 'Perdagangan',
        klu: null,
        furtherKlu: [],
        region: null,
        color: '#23776D',
        jurnalCid: 0,
        packageName: 'Bench',
        packageEnd: '2030-12-31',
        flags,
        createdAt: 1_750_000_000_000,
        version: 1,
      });
      await tx.db
        .insert(memberships)
        .values({ id: `m${at}`, userId: 'benchuser', companyId: companyId(at), role: 'Owner', createdAt: at });
      await tx.db.insert(branches).values({
        id: `b${at}`,
        companyId: companyId(at),
        nitku: '0021487365043000000000',
        name: 'Pusat',
        address: 'Jl. Bench 1',
        version: 1,
        updatedAt: 0,
      });
      for (const product of ['efaktur-v2', 'ebupot-ctas'] as const)
        await tx.db.insert(signees).values({
          id: `s${at}-${product}`,
          companyId: companyId(at),
          product,
          name: 'Bagus Pratama',
          npwp: '3275015507910004',
          jobTitle: 'Direktur',
          actsAs: 'WAJIB_PAJAK',
          active: true,
          codeState: 'VALID',
          version: 1,
          updatedAt: 0,
        });
      await tx.db.insert(certificates).values({
        companyId: companyId(at),
        subject: 'PT Bench',
        serial: '1',
        validFrom: '2025-01-01',
        validTo: '2035-01-01',
        matchesOffice: true,
        version: 1,
        updatedAt: 0,
      });
      for (const product of ['efaktur', 'ebupot'] as const)
        await tx.db
          .insert(quotas)
          .values({ companyId: companyId(at), product, quota: 1_000_000, used: 0, reserved: 0 });
    }
  });
  await db.close();
};

/** Fills a table at disk speed: its indexes are created after the rows. */
export const fill = (dataDir: string, table: string, rows: (raw: SqliteHandle) => void): void => {
  const raw = new Database(join(dataDir, 'patuh.sqlite'));
  raw.pragma('synchronous = OFF');
  raw.pragma('cache_size = -400000');
  const indexes = raw
    .prepare(`select name, sql from sqlite_master where type = 'index' and tbl_name = ? and sql is not null`)
    .all(table) as { name: string; sql: string }[];
  for (const { name } of indexes) raw.exec(`drop index ${name}`);
  rows(raw);
  for (const index of indexes) raw.exec(index.sql);
  raw.exec('analyze');
  raw.pragma('wal_checkpoint(TRUNCATE)');
  raw.close();
};

/** Of ten pages one is undecided, refused ones are uncredited, approved ones are credited. */
const INCOMING = `
  update faktur set type = 'IN', credit_period = case status when 'APPROVED' then period end,
    status = case status when 'DRAFT' then 'APPROVED' when 'REJECTED' then 'UNCREDITED' when 'CANCELED' then 'CANCELED' else 'CREDITED' end`;

export const prepareInvoices = async (
  dataDir: string,
  count: number,
  spread: number,
  type: 'OUT' | 'IN' = 'OUT',
): Promise<void> => {
  await prepareCompanies(dataDir, spread);
  fill(dataDir, 'faktur', (raw) => {
    raw.prepare(SPREAD).run(count, spread);
    if (type === 'IN') raw.exec(INCOMING);
    raw.exec(WORDS);
  });
};

/** Turns the invoices of a data folder into today's drafts with one line each, ready for upload. */
export const makeDrafts = (dataDir: string): void => {
  const raw = new Database(join(dataDir, 'patuh.sqlite'));
  raw.exec(`
    update faktur set status = 'DRAFT', number = null, date = date('now', '+7 hours'), period = strftime('%Y-%m', 'now', '+7 hours'),
      upload_deadline = date('now', '+7 hours', 'start of month', '+1 month', '+19 days'), counterparty_email = 'pajak@contoh.example';
    insert into faktur_line (faktur_id, seq, company_id, opt, code, name, unit, price, quantity, discount, base, gross, contract_dpp, dpp, other_dpp,
      ppn_rate, ppn, ppnbm_rate, ppnbm)
    select id, 0, company_id, 'A', '000000', 'Barang contoh', 'UM.0018', cast(dpp / 100 as text), '1', 0, 'ELEVEN_TWELFTHS', dpp, dpp, dpp, other_dpp, '12', ppn, '0', 0
    from faktur;
  `);
  raw.close();
};
