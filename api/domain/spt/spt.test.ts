import { describe, expect, it } from 'vitest';
import { aSummedSlip } from '../../../fixtures/builders/a-return.ts';
import { pairOf } from '../billing/pairs.ts';
import { pph21Kinds, type SlipKind, unifikasiKinds } from '../bupot/kinds.ts';
import { amountsOf } from '../definition/worked.ts';
import { catalogues, hasWords } from '../messages/index.ts';
import { objectsOf as pph21Objects } from '../rules/pph21/objects.ts';
import { objectsOf as unifikasiObjects } from '../rules/unifikasi/objects.ts';
import { billsOf, overpaymentsOf } from './bills.ts';
import { type Summed, sumDocuments } from './document-sum.ts';
import { amendedLines } from './frozen.ts';
import { pph21 } from './pph21/definition.ts';
import { returnFor } from './return-for.ts';
import { type SptStatus, sptStatus } from './status.ts';
import { isUnderway } from './status-queries.ts';
import { accounts, unifikasi } from './unifikasi/definition.ts';
import { checkReturn, inputsOf, unmappedIn, workReturn } from './work-return.ts';

const definitions = [unifikasi, pph21];

describe('the returns', () => {
  it('are chosen by period: none before Coretax', () => {
    expect(returnFor('UNIFIKASI', '2025-01')).toBe(unifikasi);
    expect(returnFor('PPH21', '2026-12')).toBe(pph21);
    expect(returnFor('PPH21', '2024-12')).toBeNull();
  });

  it('have words for every line, formula, table and row', () => {
    const lines = definitions.flatMap(({ forms }) => forms.flatMap((form) => Object.values(form.lines)));
    const attachments = definitions.flatMap((of) => of.attachments);
    const keys = [
      ...lines.flatMap((line) => (line.kind === 'calc' ? [line.label, line.formula] : [line.label])),
      ...attachments.flatMap(({ key, tables }) =>
        [`attachment.${key}`, ...tables.map((one) => `attached.${one.key}`)].map((at) => `spt.${at}`),
      ),
      ...definitions.flatMap(({ printed: { columns, parts } }) => [
        ...columns.map(({ label }) => label),
        ...parts.flatMap(({ heading, rows }) => [...(heading ? [heading] : []), ...rows.map(({ label }) => label)]),
      ]),
    ];
    expect(keys.filter((key) => !hasWords(key))).toEqual([]);
  });

  it('print every line of the Induk once, but for what an attachment brings', () => {
    for (const { forms, induk, printed } of definitions) {
      const lines = Object.keys(forms.find(({ name }) => name === induk)?.lines ?? {});
      const shown = printed.parts.flatMap(({ rows }) => rows.flatMap((row) => row.lines));
      expect(shown.toSorted()).toEqual(lines.filter((line) => !line.startsWith('L-')).toSorted());
      for (const row of printed.parts.flatMap((part) => part.rows))
        expect(row.lines.length).toBe(printed.columns.length);
    }
  });

  it('have a row for every object, and an account for every row', () => {
    const kapKjs = (kind: SlipKind): readonly string[] =>
      kind === 'BPPU' || kind === 'BPNR' || kind === 'SP' || kind === 'CY'
        ? unifikasiObjects(kind, '2025-10').map((one) => `${one.kap}-${one.kjs}`)
        : pph21Objects(kind, '2025-10-31').map((one) => one.kapKjs);
    const slips = [...unifikasiKinds, ...pph21Kinds].flatMap((kind) =>
      kapKjs(kind).map((row) => aSummedSlip(kind, row, 1)),
    );
    expect(slips.length).toBeGreaterThan(300);
    for (const definition of definitions) {
      expect(unmappedIn(definition, sumDocuments(slips))).toEqual([]);
      for (const { kapKjs: account } of definition.due)
        expect(pairOf(account.slice(0, 6), account.slice(7), '2025-10'), account).not.toBeNull();
    }
  });

  it('say which slips have no row, and which lines wait', () => {
    const sums = sumDocuments([aSummedSlip('BPPU', '411128-423', 1), aSummedSlip('BPMP', '411121-100', 1)]);
    const inputs = inputsOf(unifikasi, { sums, previous: { UNIFIKASI: { '411124-100.D': '1.00' } } });
    const found = checkReturn(unifikasi, sums, workReturn(unifikasi, inputs));
    expect(found[0]).toMatchObject({
      message: 'spt.check.unmapped',
      params: { taxCode: '411128-423' },
      severity: 'error',
    });
    expect(found.slice(1).map(({ path }) => path)).toHaveLength(accounts.length - 1);
    expect(found[1]).toMatchObject({ path: 'UNIFIKASI.411128-100.E', message: 'spt.check.missing' });
    const whole = inputsOf(unifikasi, { sums: [], previous: null });
    expect(checkReturn(unifikasi, [], workReturn(unifikasi, whole))).toEqual([]);
  });
});

describe('what a return leaves', () => {
  const amounts = (
    of: typeof unifikasi,
    slips: readonly Summed[],
    previous: ReturnType<typeof amountsOf> | null = null,
  ) => amountsOf(workReturn(of, inputsOf(of, { sums: sumDocuments(slips), previous })));

  it('is billed account by account', () => {
    const of = amounts(unifikasi, [aSummedSlip('BPPU', '411124-100', 200), aSummedSlip('SP', '411128-403', 100)]);
    expect(billsOf(unifikasi, of)).toEqual([
      { line: '411128-403.F', kapKjs: '411128-403', amount: 10_000 },
      { line: '411124-100.F', kapKjs: '411124-100', amount: 20_000 },
    ]);
  });

  it('overpaid is refunded in unifikasi, without paying for another account, and carried in PPh 21', () => {
    const before = amounts(unifikasi, [aSummedSlip('BPPU', '411124-100', 200)]);
    const after = amounts(unifikasi, [aSummedSlip('BPPU', '411122-100', 50)], before);
    expect(billsOf(unifikasi, after)).toMatchObject([{ kapKjs: '411122-100', amount: 5_000 }]);
    const [over] = overpaymentsOf(unifikasi, after, '2025-10');
    expect(over).toMatchObject({ kapKjs: '411124-100', amount: 20_000, becomes: 'refund' });
    expect(over?.rule.source.name).toBe('PMK 81/2024');
    const december = amounts(pph21, [aSummedSlip('BPA1', '411121-100', -70)]);
    expect(overpaymentsOf(pph21, december, '2025-12')).toMatchObject([
      { line: 'B.I.6', amount: 7_000, becomes: 'carry' },
    ]);
  });

  it('is asked by each correction for the difference to the one before alone', () => {
    const row = (tax: number) => [aSummedSlip('BPPU', '411124-100', tax)];
    const filed = amounts(unifikasi, row(200));
    const first = amounts(unifikasi, row(250), filed);
    const second = amounts(unifikasi, row(180), first);
    const columns = (of: typeof filed) => ['D', 'E', 'F'].map((column) => of.UNIFIKASI?.[`411124-100.${column}`]);
    expect(columns(first)).toEqual(['250.00', '200.00', '50.00']);
    expect(columns(second)).toEqual(['180.00', '250.00', '-70.00']);
    expect(billsOf(unifikasi, second)).toEqual([]);
    expect(overpaymentsOf(unifikasi, second, '2025-10')).toMatchObject([{ amount: 7_000, becomes: 'refund' }]);
    expect(amendedLines(unifikasi, first, second)).toContainEqual(
      expect.objectContaining({ line: '411124-100.D', before: '250.00', after: '180.00', change: '-70.00' }),
    );

    // The same for PPh 21/26, where line 6 of the second correction follows from line 4 of the first.
    const december = (tax: number) => [aSummedSlip('BPA1', '411121-100', tax)];
    const normal = amounts(pph21, december(-900));
    const once = amounts(pph21, december(-600), normal);
    const twice = amounts(pph21, december(-700), once);
    const line = (of: typeof filed, name: string) => of.PPH21?.[name];
    expect([normal, once, twice].map((of) => [line(of, 'B.I.4'), line(of, 'B.I.5'), line(of, 'B.I.6')])).toEqual([
      ['-900.00', '0.00', '-900.00'],
      ['-600.00', '-900.00', '300.00'],
      ['-700.00', '-600.00', '-100.00'],
    ]);
  });

  it('differs line by line from what was filed', () => {
    const before = amounts(unifikasi, [aSummedSlip('BPPU', '411124-100', 200)]);
    const after = amounts(unifikasi, [aSummedSlip('BPPU', '411124-100', 250)], before);
    expect(amendedLines(unifikasi, before, after)).toMatchObject(
      ['411124-100.B', '411124-100.D', 'PPh 23.B', 'PPh 23.D', 'TOTAL.B', 'TOTAL.D'].map((line) => ({
        line,
        before: '200.00',
        after: '250.00',
        change: '50.00',
        label: `spt.unifikasi.${line.slice(-1)}`,
      })),
    );
  });
});

describe('the states of a return', () => {
  it('are all reached from a concept, and left again but for what is final', () => {
    const reached = new Set<string>([sptStatus.start]);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const { from, to } of Object.values(sptStatus.moves))
        if (from.some((state) => reached.has(state)) && to !== 'same' && to !== 'gone') reached.add(to);
    }
    expect([...reached].sort()).toEqual(Object.keys(sptStatus.states).sort());
    const left = new Set<string>(Object.values(sptStatus.moves).flatMap(({ from, to }) => (to === 'same' ? [] : from)));
    expect(Object.keys(sptStatus.states).filter((state) => !left.has(state))).toEqual(['CANCELED']);
  });

  it('let nobody remove what may be with the office', () => {
    for (const sent of ['FILING', 'WAITING_PAYMENT', 'FILED', 'FAILED_SUBMITTING'])
      expect(sptStatus.moves.remove.from).not.toContain(sent);
  });

  it('tell where a job works', () => {
    const states = Object.keys(sptStatus.states) as SptStatus[];
    expect(states.filter((status) => isUnderway({ status }))).toEqual(['PREPARING', 'POSTING', 'VALIDATING', 'FILING']);
  });

  it('have words, and so have their moves', () => {
    for (const { spt } of Object.values(catalogues)) {
      for (const state of Object.keys(sptStatus.states)) {
        expect(spt.status).toHaveProperty(state);
        expect(spt.status.hint).toHaveProperty(state);
      }
      for (const [move, { by }] of Object.entries(sptStatus.moves)) {
        expect(spt.happened).toHaveProperty(move);
        if (by !== 'system') expect(spt.moves).toHaveProperty(move);
      }
    }
  });
});
