import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BupotInput } from '#domain/bupot/record.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { bupotKinds } from '../../imports/files/bupot/kind.ts';
import { verdictOf } from '../../imports/files/checked-row.ts';
import { type Cells, unknownStyle } from '../../imports/files/raw.ts';
import { importedBupot } from './import-bupots.ts';

const company = { npwp: '0414107001021000', pkp: true, government: false, name: 'PT Sagara', address: '', city: '' };
const today = '2026-04-16';
const stamp = { now: () => 0, newId: () => 'one' };

const employee: Cells = {
  payeeNpwp: '3171234506900001',
  payeeName: 'Budi',
  ptkp: 'K/1',
  position: 'Staf gudang',
  gross: '9500000',
  period: '03/2026',
  date: '2026-03-31',
  taxCode: '21-100-01',
};
const paid: Cells = {
  payeeNpwp: '0011234567013000',
  payeeName: 'PT Lain',
  gross: '10000000',
  period: '03/2026',
  date: '2026-03-20',
  taxCode: '24-104-07',
  documentType: 'Invoice',
  documentNumber: 'INV/1',
  documentDate: '2026-03-14',
};
const ofYear: Cells = {
  ...employee,
  period: '12/2025',
  date: '2025-12-31',
  periodFrom: '01/2025',
  gender: 'M',
  payeeAddress: 'Jalan Kenanga 5',
  salaryPension: '120000000',
  secondEmployer: 'Ya',
};

const both = (kind: 'BPMP' | 'BPPU' | 'BPA1', cells: Cells) => {
  const context = { today, company, style: unknownStyle };
  const raw = [{ row: 1, cells }];
  const found = bupotKinds[kind].check(raw, context).findings.flat();
  const input: BupotInput = bupotKinds[kind].input(raw, context);
  const around = { today, company, source: 'import' as const };
  const made = (known: typeof found | null) =>
    importedBupot(stamp, scopeOf('rina', 'sagara'), input, { importId: 'i', around, found: known });
  return { verdict: verdictOf([found]), known: made(found), anew: made(null) };
};

it('counts what is still to follow from what the check found', () => {
  const { payeeName: _, ...nameless } = employee;
  const { verdict, known } = both('BPMP', nameless);
  expect([verdict, known.made.errorCount, known.blocked]).toEqual(['WARNING', 1, false]);
});

it('is the draft a check anew would give, whatever is left out of a row', () => {
  const rows = fc.constantFrom(['BPMP', employee] as const, ['BPPU', paid] as const, ['BPA1', ofYear] as const);
  let passed = 0;
  fc.assert(
    fc.property(rows, fc.infiniteStream(fc.integer({ min: 0, max: 5 })), ([kind, cells], drops) => {
      const left = Object.fromEntries(Object.entries(cells).filter(() => drops.next().value !== 0));
      const { verdict, known, anew } = both(kind, left);
      if (verdict === 'ERROR') return;
      passed++;
      expect(known).toEqual(anew);
    }),
    { numRuns: 300 },
  );
  expect(passed).toBeGreaterThan(20);
});
