import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakturFilter, fakturColumnSorts } from '#domain/faktur/filter.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { aScope } from '../../../fixtures/builders/a-scope.ts';
import { openDb } from '../../connection.ts';
import type { Db } from '../../database.ts';
import { dialect } from '../../dialect/columns.ts';
import { faktur } from '../../tables.ts';
import { valuesOf } from '../list-conditions.ts';
import { bumpRevision } from '../revisions.ts';
import { fakturRows, insertFakturs } from './faktur.ts';
import {
  FAKTUR_LIST,
  fakturConditions,
  fakturRowPages,
  listFakturs,
  narrowed,
  pageQuery,
  totalFakturs,
} from './list.ts';

const conditions = fakturConditions(keluaran);
const TODAY = '2025-11-15';
const ours = aScope('company-a');

let dir: string;
let db: Db;
// On Postgres the lists are tested over HTTP.
const onSqlite = dialect === 'sqlite' ? describe : describe.skip;

const row = (n: number, over: Partial<FakturRow> = {}) =>
  aFaktur({
    id: `f${String(n).padStart(4, '0')}`,
    companyId: ours.companyId,
    reference: `REF-${n}`,
    date: `2025-${String(9 + (n % 3)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
    counterpartyName: `PT Pembeli ${n % 7} 100%`,
    ...over,
  });

const list = async (
  filter: FakturFilter,
  sort: Parameters<typeof listFakturs>[2]['sort'] = [['date', 'DESC']],
  offset = 0,
  limit = 1000,
) => listFakturs(ours, db.read, { filter, sort, offset, limit, today: TODAY });

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-list-'));
  if (dialect !== 'sqlite') return;
  db = await openDb({ dataDir: dir });
  await db.migrate();
  await db.transact(async (tx) => {
    await insertFakturs(
      tx,
      ours,
      Array.from({ length: 120 }, (_, n) =>
        row(n, {
          status: n % 10 === 0 ? 'CANCELED' : n % 10 === 1 ? 'REJECTED' : n % 2 ? 'APPROVED' : 'DRAFT',
          number: n % 10 > 1 && n % 2 ? `0400250000000${String(n).padStart(4, '0')}` : null,
        }),
      ),
    );
    await insertFakturs(
      tx,
      ours,
      Array.from({ length: 40 }, (_, n) => row(1000 + n, { companyId: 'company-b' })),
    );
    await bumpRevision(tx, ours, FAKTUR_LIST);
  });
});
afterAll(async () => {
  await db?.close();
  rmSync(dir, { recursive: true, force: true });
});

const filters: FakturFilter[] = [
  {},
  { q: 'pembeli' },
  { period: '2025-10' },
  { periodFrom: '2025-10', periodTo: '2025-11' },
  { dateFrom: '2025-10-05', dateTo: '2025-10-20' },
  { status: 'APPROVED' },
  { status: ['APPROVED', 'DRAFT'], kind: ['NORMAL'] },
  { code: ['04'], term: ['EMPTY'] },
  { counterparty: 'pembeli 3' },
  { counterparty: '0900002062000000' },
  { hasError: true },
  { hasError: false },
  { deadlineWithin: 10 },
  { amountMin: '1000', amountMax: '99999999999.50' },
  { notSent: true },
  { importId: 'i1' },
  { ids: ['f0001', 'f0002', 'f1001'] },
  { reference: 'REF-7' },
  { number: '04.00.25.00000000003' },
  { advanceOf: 'f0001' },
];

onSqlite('the list of outgoing invoices', () => {
  it.each(
    filters.flatMap((filter) =>
      (['id', ...fakturColumnSorts] as const).map((field) => [JSON.stringify(filter), field, filter] as const),
    ),
  )('finds %s by %s without reading the rows of another company', async (_, field, filter) => {
    const atoms = await narrowed(ours, db.read, filter, conditions.atoms(filter, TODAY));
    const { sql, params } = pageQuery(db.read, atoms, [[field, 'DESC']]).toSQL();
    const values = { ...valuesOf(ours.companyId, atoms), limit: 25, offset: 0 };
    const bound = params.map((param) =>
      typeof param === 'object' && param !== null && 'name' in param
        ? values[param.name as keyof typeof values]
        : param,
    );
    const plan = await db.rows<{ detail: string }>(`explain query plan ${sql}`, bound);
    const reads = plan.map(({ detail }) => detail).filter((detail) => /^(SCAN|SEARCH) faktur /.test(detail));
    expect(reads.length).toBeGreaterThan(0);
    for (const detail of reads) expect(detail).toMatch(/company_id=\?|\(id=\?\)/);
  });

  it.each([
    ['date', {}, 'faktur_date (company_id=? AND type=?)'],
    ['counterpartyName', {}, 'faktur_counterparty (company_id=? AND type=?)'],
    ['dpp', {}, 'faktur_dpp (company_id=? AND type=?)'],
    ['date', { status: 'APPROVED' }, 'faktur_status (company_id=? AND type=? AND status=?)'],
    ['date', { period: '2025-10' }, 'faktur_period (company_id=? AND type=? AND period=?)'],
  ] satisfies [(typeof fakturColumnSorts)[number], FakturFilter, string][])(
    'by %s of %o stands on %s, in its order',
    async (field, filter, index) => {
      const atoms = conditions.atoms(filter, TODAY);
      const { sql, params } = pageQuery(db.read, atoms, [[field, 'DESC']]).toSQL();
      const values: Record<string, unknown> = { ...valuesOf(ours.companyId, atoms), limit: 25, offset: 0 };
      const bound = params.map((param) =>
        typeof param === 'object' && param !== null && 'name' in param ? values[String(param.name)] : param,
      );
      const plan = (await db.rows<{ detail: string }>(`explain query plan ${sql}`, bound)).map(({ detail }) => detail);
      expect(plan).toEqual([expect.stringContaining(`USING INDEX ${index}`)]);
    },
  );

  it.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))(
    'finds with %s what a plain look at every row finds, and only ours',
    async (_, filter) => {
      const { rows, total } = await list(filter);
      expect(rows).toHaveLength(total);
      const own = await fakturRows(
        ours,
        db.read,
        rows.map(({ id }) => id),
      );
      expect(own).toHaveLength(rows.length);
      const listed = (await list({})).rows.map(({ id }) => id);
      const all = await fakturRows(ours, db.read, listed);
      const expected = all.filter((one) => matches(one, filter)).map(({ id }) => id);
      expect(rows.map(({ id }) => id).sort()).toEqual(expected.sort());
    },
  );

  it('is made of texts and whole numbers, and of amounts, the only cells that are decoded', () => {
    const kinds = Object.values(getTableColumns(faktur)).map(({ dataType }) => dataType);
    expect([...new Set(kinds)].sort()).toEqual(['custom', 'number', 'string']);
  });

  it('takes per cent signs and underscores as themselves', async () => {
    expect((await list({ q: '100%' })).total).toBe(120);
    expect((await list({ q: '1_0%' })).total).toBe(0);
  });

  it('pages without a gap or an overlap, also where the sorted column is the same everywhere', async () => {
    const seen: string[] = [];
    for (let offset = 0; offset < 120; offset += 7)
      seen.push(
        ...(
          await list(
            {},
            [
              ['code', 'ASC'],
              ['period', 'DESC'],
            ],
            offset,
            7,
          )
        ).rows.map(({ id }) => id),
      );
    expect(new Set(seen).size).toBe(120);
  });

  it('sorts by several columns', async () => {
    const { rows } = await list({}, [
      ['status', 'ASC'],
      ['date', 'DESC'],
    ]);
    const keys = rows.map(({ status, date }) => [status, date] as const);
    for (let at = 1; at < keys.length; at++) {
      const [a, b] = [keys[at - 1], keys[at]] as const;
      if (!a || !b) throw new Error('no row');
      expect(a[0] < b[0] || (a[0] === b[0] && a[1] >= b[1])).toBe(true);
    }
  });

  it('counts again once something changed, and not before', async () => {
    const before = await list({ reference: 'REF-NEW' });
    expect(before.total).toBe(0);
    await db.transact(async (tx) => {
      await insertFakturs(tx, ours, [row(500, { reference: 'REF-NEW' })]);
      await bumpRevision(tx, ours, FAKTUR_LIST);
    });
    expect((await list({ reference: 'REF-NEW' })).total).toBe(1);
  });

  it('adds up past the exact numbers of JavaScript', async () => {
    const big = aScope('company-big');
    // 4 × 89.999.999.999.999,99 = 359.999.999.999.999,96: 3,6e16 sen, past 2^53 = 9,0e15.
    await db.transact(async (tx) => {
      await insertFakturs(
        tx,
        big,
        [1, 2, 3, 4].map((n) => ({ ...row(2000 + n, { companyId: big.companyId }), dpp: '89999999999999.99' })),
      );
      await bumpRevision(tx, big, FAKTUR_LIST);
    });
    expect((await totalFakturs(big, db.read, {}, TODAY)).dpp).toBe('359999999999999.96');
  });

  it('walks a filter page after page by key, each row once', async () => {
    const seen: string[] = [];
    for await (const page of fakturRowPages(ours, db.read, { filter: { code: '04' } }, TODAY, 13)) {
      expect(page.length).toBeLessThanOrEqual(13);
      seen.push(...page.map(({ id }) => id));
    }
    expect(seen).toHaveLength((await list({ code: '04' })).total);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

const any = <T>(wanted: T | T[] | undefined, value: T) =>
  wanted === undefined || (Array.isArray(wanted) ? wanted.includes(value) : wanted === value);
const red = ['REJECTED', 'SAVED_INVALID', 'FAILED'];

const matches = (one: FakturRow, filter: FakturFilter): boolean => {
  const wrong = one.errorCount > 0 || red.includes(one.status);
  return (
    (!filter.q || [one.number, one.reference, one.counterpartyName].join(' ').toLowerCase().includes(filter.q)) &&
    any(filter.period, one.period) &&
    (!filter.periodFrom || one.period >= filter.periodFrom) &&
    (!filter.periodTo || one.period <= filter.periodTo) &&
    (!filter.dateFrom || one.date >= filter.dateFrom) &&
    (!filter.dateTo || one.date <= filter.dateTo) &&
    any(filter.status, one.status) &&
    any(filter.kind, one.kind) &&
    any(filter.code, one.code) &&
    any(filter.term, one.term) &&
    (!filter.counterparty ||
      one.counterpartyName.toLowerCase().includes(filter.counterparty) ||
      one.counterpartyNpwp === filter.counterparty) &&
    (filter.hasError === undefined || filter.hasError === wrong) &&
    (filter.deadlineWithin === undefined ||
      (['DRAFT', ...red].includes(one.status) && one.uploadDeadline <= '2025-11-25')) &&
    (!filter.amountMin || Number(one.dpp) >= Number(filter.amountMin)) &&
    (!filter.amountMax || Number(one.dpp) <= Number(filter.amountMax)) &&
    (!filter.notSent || (one.status === 'APPROVED' && one.sentAt === null)) &&
    (!filter.importId || one.importId === filter.importId) &&
    (!filter.ids || filter.ids.includes(one.id)) &&
    (!filter.reference || one.reference === filter.reference) &&
    (!filter.number || one.number === filter.number.replace(/\D/g, '')) &&
    (!filter.advanceOf || one.advanceOf === filter.advanceOf || one.id === filter.advanceOf)
  );
};
