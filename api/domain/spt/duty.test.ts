import { describe, expect, it } from 'vitest';
import { aReturn } from '../../../fixtures/builders/a-return.ts';
import { type DutyFacts, type DutyVersion, dutyOf, isOpenDuty } from './duty.ts';
import type { SptRecord } from './record.ts';

const masa = { type: 'UNIFIKASI', period: '2025-10' } as const;
const version = (over: Partial<SptRecord> = {}) => aReturn({ ...masa, ...over });
const facts = (over: Partial<DutyFacts<DutyVersion>> = {}): DutyFacts<DutyVersion> => ({
  versions: [],
  documents: false,
  payroll: false,
  stated: false,
  today: '2025-11-24',
  ...over,
});
const versions = (...of: Partial<SptRecord>[]) => facts({ versions: of.map(version) });

describe('a masa without a return', () => {
  it.each([
    ['nothing stands in it', masa, facts(), null],
    ['documents stand in it', masa, facts({ documents: true }), 'begin'],
    ['somebody says so', masa, facts({ stated: true }), 'begin'],
    ['it is not over', masa, facts({ documents: true, today: '2025-10-31' }), null],
    ['it is of PPN and in time', { type: 'PPN', period: '2025-10' }, facts(), 'begin'],
    ['it is of PPN, empty and late', { type: 'PPN', period: '2025-09' }, facts(), null],
    ['it settles a year', { type: 'PPH21', period: '2025-12' }, facts({ payroll: true, today: '2026-01-02' }), 'begin'],
    [
      'another month of that year',
      { type: 'PPH21', period: '2025-11' },
      facts({ payroll: true, today: '2026-01-02' }),
      null,
    ],
    ['before Coretax', { type: 'UNIFIKASI', period: '2024-11' }, facts({ documents: true }), null],
  ] as const)('where %s', (_, of, known, state) => {
    expect(dutyOf(of, known)?.state ?? null).toBe(state);
  });

  it('is late once its day has passed', () => {
    expect(dutyOf(masa, facts({ documents: true }))).toMatchObject({ dueDay: '2025-11-20', late: true, revision: 0 });
    expect(dutyOf(masa, facts({ documents: true, today: '2025-11-20' }))).toMatchObject({ late: false });
  });
});

describe('a masa with a return', () => {
  it.each([
    [[{}], 'work', 0, true],
    [[{ status: 'POSTING' }], 'underway', 0, true],
    [[{ status: 'FILED' }], 'filed', 0, false],
    [[{ status: 'FILED', stale: true }], 'amend', 1, false],
    [[{ status: 'FILED', stale: true }, { revision: 1 }], 'work', 1, false],
    [[{ status: 'FILED' }, { revision: 1, status: 'FILED' }], 'filed', 1, false],
    [[{ status: 'FILED' }, { revision: 1, status: 'FILED', stale: true }], 'amend', 2, false],
  ] as const)('of %j is %s, version %i', (of, state, revision, late) => {
    expect(dutyOf(masa, versions(...of))).toMatchObject({ state, revision, late });
  });

  it('that the office annulled begins anew while documents stand in it', () => {
    const annulled = versions({ status: 'CANCELED' });
    expect(dutyOf(masa, annulled)).toBeNull();
    expect(dutyOf(masa, { ...annulled, documents: true })).toMatchObject({ state: 'begin', spt: null, filed: null });
  });

  it('waits for somebody here unless it is filed or worked on', () => {
    const open = (['begin', 'work', 'underway', 'amend', 'filed'] as const).filter((state) => isOpenDuty({ state }));
    expect(open).toEqual(['begin', 'work', 'amend']);
  });
});
