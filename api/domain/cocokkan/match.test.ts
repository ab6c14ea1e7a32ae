import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../fixtures/builders/random.ts';
import { ledgerYear } from '../../../fixtures/cocokkan/year.ts';
import { bridgeOf } from './bridge.ts';
import { evidenceOf } from './evidence.ts';
import { matchBooks } from './match.ts';
import type { BookDocument, LedgerRow, StoredLine } from './record.ts';
import { thresholds } from './thresholds.ts';

const span = { from: '2025-03', to: '2025-04' };

/** Few values of each kind, so that unrelated entries often match by chance. */
const words = (...of: readonly string[]) => fc.constantFrom(null, ...of);
const day = fc.constantFrom('2025-02-27', '2025-03-01', '2025-03-15', '2025-03-31', '2025-04-02', '2025-05-01');
const number = words('04002500000000001', '04002500000000002', '04012500000000001', 'RET-0001');
const reference = words('INV/1', 'INV/2503/1', 'INV/2503/2');
const party = words('PT Kirana', 'CV Harsa', 'PT. KIRANA');
const npwp = words('0021487365043000', '021487365043000', '0011111111111111');
const amount = fc.constantFrom(0, 110_000, -110_000, 120_000, 110_050, 1_100_000, 330_000_000, -330_000_000);

const aRow = fc.record({
  date: day,
  journal: fc.constantFrom('J1', 'J2'),
  account: words('2-1410'),
  text: fc.constantFrom('Penjualan', 'Setor PPN masa 02', '04002500000000002', ''),
  partyName: party,
  partyNpwp: npwp,
  reference,
  number,
  base: fc.option(fc.constantFrom(0, 1_000_000, 3_000_000_000)),
  ppn: amount,
  currency: fc.constantFrom('IDR', 'USD'),
});
const aDocument = fc.record({
  family: fc.constantFrom('faktur', 'retur', 'dokumen'),
  number,
  date: day,
  period: fc.constantFrom('2025-02', '2025-03', '2025-04', '2025-05'),
  partyName: fc.constantFrom('PT Kirana', 'CV Harsa'),
  partyNpwp: npwp,
  reference,
  dpp: fc.constantFrom(1_000_000, 3_000_000_000),
  otherDpp: fc.constant(916_667),
  ppn: amount,
  isValid: fc.boolean(),
  contract: words('d0', 'd1'),
  originNumber: number,
});
const withIds = <T>(prefix: string, of: readonly T[]): (T & { id: string })[] =>
  of.map((each, at) => ({ ...each, id: `${prefix}${at}` }));
const books = fc.record({
  rows: fc.array(aRow, { maxLength: 25 }).map((rows): LedgerRow[] => withIds('r', rows)),
  documents: fc.array(aDocument, { maxLength: 25 }).map((of): BookDocument[] => withIds('d', of)),
  decided: fc.array(
    fc.record({
      rows: fc.array(fc.constantFrom('r0', 'r1', 'r2', 'r9'), { maxLength: 3 }),
      documents: fc.array(fc.constantFrom('d0', 'd1', 'd2', 'gone'), { maxLength: 3 }),
      as: fc.constantFrom('manual', 'ignored'),
    }) satisfies fc.Arbitrary<StoredLine>,
    { maxLength: 3 },
  ),
});

const asText = (lines: ReturnType<typeof matchBooks>): string[] =>
  lines
    .map(({ rows, documents, ...line }) =>
      JSON.stringify([line, rows.map(({ id }) => id), documents.map(({ id }) => id)]),
    )
    .sort();

const shuffled = <T>(of: readonly T[], seed: number): T[] => {
  const random = seeded(seed);
  return of
    .map((each) => ({ each, at: random.int(0, 1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
};

describe('books held against documents', () => {
  it('use each row and each document once, and leave out none that counts', () => {
    fc.assert(
      fc.property(books, (of) => {
        const lines = matchBooks({ ...of, span });
        const used = lines.flatMap(({ rows, documents }) => [...rows, ...documents].map(({ id }) => id));
        expect(new Set(used).size).toBe(used.length);
        for (const { id, date } of of.rows) if (/2025-0[34]/.test(date)) expect(used).toContain(id);
        for (const { id, period, isValid: state, ppn } of of.documents)
          if (state && ppn !== 0 && /2025-0[34]/.test(period)) expect(used).toContain(id);
      }),
      { numRuns: 150 },
    );
  });

  it('differ by exactly what the lines say, each difference with a cause', () => {
    fc.assert(
      fc.property(books, (of) => {
        const lines = matchBooks({ ...of, span });
        const posted = of.documents.slice(0, 3).map(({ id, ppn }) => ({ documentId: id, ppn: ppn + 100 }));
        const elsewhere = new Map(of.documents.slice(3, 5).map(({ id }) => [id, 'timing'] as const));
        const bridge = bridgeOf(lines, { ...of, span }, { documents: posted, elsewhere, carried: [500], typed: [300] });
        expect([bridge.rest, bridge.toReturn?.rest]).toEqual([0, 0]);
        expect(lines.filter(({ cause, difference }) => cause === null && difference !== 0)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('say the same in whatever order they are handed in', () => {
    fc.assert(
      fc.property(books, fc.nat(), (of, seed) => {
        const other = { ...of, rows: shuffled(of.rows, seed), documents: shuffled(of.documents, seed + 1) };
        expect(asText(matchBooks({ ...other, span }))).toEqual(asText(matchBooks({ ...of, span })));
      }),
      { numRuns: 100 },
    );
  });

  it('add up for every masa of a year, and for the year', () => {
    const { rows, documents, span: year } = ledgerYear(31, 2026);
    const masa = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
    for (const of of [...masa.map((period) => ({ from: period, to: period })), year]) {
      const lines = matchBooks({ rows, documents, span: of });
      expect(bridgeOf(lines, { rows, documents, span: of }, null)).toMatchObject({ rest: 0, toReturn: null });
    }
  });

  it('find a row among more documents of one reference than are looked at', () => {
    const { rows, documents } = ledgerYear(32, 2026);
    const [row, document] = [rows[0], documents[0]];
    if (!row || !document) throw new Error('a year without trade');
    const many = thresholds.looked * 3;
    const named = { reference: 'KONTRAK-2026', number: null, contract: null };
    const lines = matchBooks({
      rows: Array.from({ length: many }, (_, at) => ({ ...row, ...named, id: `r${at}`, text: '' })),
      documents: Array.from({ length: many }, (_, at) => ({ ...document, ...named, id: `d${at}` })),
      span: { from: '2026-01', to: '2026-12' },
    });
    expect(lines.filter(({ rows: of, documents: to }) => of.length === 1 && to.length === 1)).toHaveLength(many);
  });
});

describe('what a person decided', () => {
  const { rows, documents, span: year } = ledgerYear(33, 2026);
  const lines = matchBooks({ rows, documents, span: year });
  const alone = lines.find(({ cause }) => cause === 'only_books')?.rows[0]?.id ?? '';
  const unbooked = lines.find(({ cause }) => cause === 'only_documents')?.documents[0]?.id ?? '';

  it('goes before what is found, and what is gone since is forgotten', () => {
    const decided: StoredLine[] = [{ rows: [alone], documents: [unbooked, 'gone'], as: 'manual' }];
    const found = matchBooks({ rows, documents, span: year, decided }).filter(({ level }) => level === 'MANUAL');
    expect(found).toHaveLength(1);
    expect(found[0]?.cause).toBe('unknown');
    expect(found[0]?.difference).toBe((found[0]?.documentValue ?? 0) - (found[0]?.books ?? 0));
  });

  it('leaves aside one by one, with the reason it would have had', () => {
    const decided: StoredLine[] = [{ rows: [alone], documents: [], as: 'ignored' }];
    const aside = matchBooks({ rows, documents, span: year, decided }).filter(({ level }) => level === 'IGNORED');
    expect(aside.map(({ cause }) => cause)).toEqual(['only_books']);
  });

  it('shows what was held side by side', () => {
    const line = lines.find(({ cause, rows: of }) => cause === 'rate' && of[0]?.base);
    if (!line) throw new Error('a year without a rate');
    const by = Object.fromEntries(evidenceOf(line).map((each) => [each.field, each]));
    expect([by.base?.equal, by.ppn?.equal, by.period?.equal]).toEqual([true, false, true]);
    expect(by.ppn?.books).toMatch(/^\d+\.\d\d$/);
  });
});
