import { describe, expect, it } from 'vitest';
import { aBupot, aBupotInput } from '../../../../fixtures/builders/a-bupot.ts';
import { amountsOf } from '../compute.ts';
import type { Bupot } from '../record.ts';
import { drawYear, type EmployeeYear } from './draw.ts';
import { sayYearFinding } from './finding.ts';
import { employeeKey, monthText, type YearChoices, type YearRun } from './monthly-slips.ts';
import { drawnOf, redrawn } from './redraw.ts';

const YEAR = 2025;
const today = '2026-01-10';
const december: YearRun = { year: YEAR, lastMonth: 12, lastPay: 'ASK' };

const slip = (month: number, gross: number, over: Partial<Omit<Bupot, 'kind'>> = {}): Bupot => {
  const period = monthText(YEAR, month);
  const result = { period, date: `${period}-28`, gross: String(gross), ptkp: 'TK/0', ...over } as const;
  return aBupot('BPMP', {
    ...result,
    ...amountsOf(aBupotInput('BPMP', result)),
    grossTyped: result.gross,
    id: `m${month}`,
    number: `25000000${month}`,
    ...(over.id ? { id: over.id } : {}),
  });
};
const slips = (from: number, to: number, gross: number, over: Partial<Omit<Bupot, 'kind'>> = {}): Bupot[] =>
  Array.from({ length: to - from + 1 }, (_, at) => slip(from + at, gross, over));

type Around = Partial<EmployeeYear> & { run?: YearRun; chosen?: Partial<YearChoices>; kind?: 'BPA1' | 'BPA2' };

const draw = (monthly: readonly Bupot[], { run = december, chosen = {}, kind = 'BPA1', ...of }: Around = {}) => {
  const [first] = monthly;
  const employee = { key: first ? employeeKey(first) : '', slips: monthly, annuals: [], namesakes: [], ...of };
  return drawYear(kind, employee, run, { today, chosen });
};
const rulesOf = (drawn: ReturnType<typeof draw>): string[] => drawn?.findings.map(({ rule }) => rule) ?? [];

describe('the worked examples of the ministry', () => {
  it('a whole year of K/0, with bonus and overtime (PMK 168/2023 B I.1)', () => {
    const gross = (month: number) => 30_080_000 + ([2, 5].includes(month) ? 5_000_000 : month === 7 ? 20_000_000 : 0);
    const monthly = Array.from({ length: 11 }, (_, at) => slip(at + 1, gross(at + 1), { ptkp: 'K/0' }));
    const drawn = draw(monthly, { chosen: { lastGross: '90080000' } });
    expect(drawn).toMatchObject({ state: 'ready', gross: '450960000.00', withheld: '50120000.00' });
    expect(drawn?.input).toMatchObject({ withholdingAnnuality: 'FULL_YEAR', periodFrom: '2025-01', period: '2025-12' });
    const fees = { pensionContribution: '1200000', zakat: '2400000' };
    expect(drawn && amountsOf({ ...drawn.input, ...fees }).tax).toBe('14595000.00');
  });

  it('joins in September and gets the surplus back (B I.2.1.1)', () => {
    const drawn = draw(slips(9, 11, 15_500_000), { chosen: { lastGross: '15500000' } });
    expect(drawn).toMatchObject({ state: 'ready', firstMonth: 9, withheld: '3255000.00' });
    expect(drawn?.input.withholdingAnnuality).toBe('PARTIAL_YEAR');
    expect(drawn && amountsOf({ ...drawn.input, pensionContribution: '400000' }).tax).toBe('-2975000.00');
    expect(rulesOf(drawn)).toEqual(['joined', 'over_withheld']);
  });

  it('arrives in the country in September (B I.2.1.2)', () => {
    const chosen = { lastGross: '15500000', withholdingAnnuality: 'ANNUALIZED' } as const;
    const abroad = { foreignEmployee: true, passport: 'N8812047', country: 'AUS' };
    expect(rulesOf(draw(slips(9, 11, 15_500_000, abroad), { chosen: { lastGross: '15500000' } }))).toContain(
      'residence',
    );
    const drawn = draw(slips(9, 11, 15_500_000, abroad), { chosen });
    expect(drawn && amountsOf({ ...drawn.input, zakat: '3100000' }).tax).toBe('580000.00');
    expect(rulesOf(drawn)).not.toContain('residence');
  });

  it('shows the slip of an earlier employer (B I.2.2.2)', () => {
    const previous = {
      previousBupotNumber: '2500LAMA1',
      previousNetIncome: '135200000',
      pph21PreviousBupot: '6180000',
    };
    const drawn = draw(slips(9, 11, 22_500_000), { chosen: { lastGross: '22500000', ...previous } });
    expect(drawn && amountsOf({ ...drawn.input, pensionContribution: '400000' }).tax).toBe('7065000.00');
    expect(rulesOf(drawn)).toEqual([]);
  });

  it('draws a pension (B II)', () => {
    const drawn = draw(slips(1, 11, 6_300_000, { ptkp: 'K/2', taxCode: '21-100-02' }), {
      run: { ...december, lastPay: 'SAME' },
    });
    expect(drawn).toMatchObject({ gross: '75600000.00', withheld: '173250.00', difference: '111750.00' });
  });

  it('has the tax borne by the government all year (PMK 10/2025 B no. 2)', () => {
    const gross = (month: number) => (month >= 10 ? 12_000_000 : [1, 3].includes(month) ? 15_000_000 : 10_000_000);
    const monthly = Array.from({ length: 11 }, (_, at) =>
      slip(at + 1, gross(at + 1), { ptkp: 'K/1', facility: 'DTP' }),
    );
    const drawn = draw(monthly, { chosen: { lastGross: '12000000' } });
    expect(drawn).toMatchObject({ withheld: '3570000.00', difference: '480000.00' });
    expect(drawn?.input.facility).toBe('DTP');
    expect(rulesOf(drawn)).toEqual(['dtp']);
  });

  it('leaves in August, K/0: the same tax whether a full year is said or a part of it (Coretax)', () => {
    const run: YearRun = { year: YEAR, lastMonth: 8, lastPay: 'SAME' };
    for (const withholdingAnnuality of ['PARTIAL_YEAR', 'FULL_YEAR'] as const) {
      const drawn = draw(slips(1, 7, 25_000_000, { ptkp: 'K/0' }), { run, chosen: { withholdingAnnuality } });
      expect(drawn).toMatchObject({ state: 'ready', gross: '200000000.00', firstMonth: 1, lastMonth: 8 });
      expect(drawn && amountsOf(drawn.input).lines).toMatchObject({
        positionFee: '4000000.00',
        netIncome: '196000000.00',
        annualizedTaxableIncome: '137500000.00',
        pph21Liability: '14625000.00',
      });
    }
  });

  it('has the tax of the whole year borne by the employer, K/1', () => {
    const drawn = draw(slips(1, 11, 15_000_000, { grossUp: true, ptkp: 'K/1' }), { chosen: { lastGross: '15000000' } });
    expect(drawn).toMatchObject({ state: 'ready', findings: [{ rule: 'gross_up' }] });
    expect(drawn && amountsOf({ ...drawn.input, pensionContribution: '1800000' }).lines).toMatchObject({
      pphBenefit: '12211650.00',
      brutoIncome: '192211650.00',
      netIncome: '184411650.00',
      annualizedTaxableIncome: '121411000.00',
      pph21Liability: '12211650.00',
    });
  });
});

describe('tax borne by the government in some months', () => {
  // October and November under the scheme for tourism in 2025 (PMK 72/2025): 15,500,000 at 7 % is 1,085,000 a month.
  const monthly = [...slips(9, 9, 15_500_000), ...slips(10, 11, 15_500_000, { facility: 'DTP' })];

  it('waits until a person says who bears that of the last month', () => {
    const result = { lastGross: '90000000' };
    const open = draw(monthly, { chosen: result });
    expect(open).toMatchObject({ state: 'stopped', withheld: '3255000.00' });
    expect(open?.findings).toContainEqual(
      expect.objectContaining({ rule: 'dtp_mixed', weight: 'stop', months: [10, 11], values: ['NONE', 'DTP'] }),
    );
    const decided = (facility: 'NONE' | 'DTP') => {
      const drawn = draw(monthly, { chosen: { ...result, facility } });
      expect(drawn).toMatchObject({ state: 'ready', input: { facility, borneBefore: '2170000.00' } });
      return drawn && amountsOf(drawn.input);
    };
    const { difference } = draw(monthly, { chosen: { ...result, facility: 'NONE' } }) ?? {};
    expect(Number(difference)).toBeGreaterThan(0);
    expect(decided('NONE')).toMatchObject({ tax: difference, borne: '0.00' });
    expect(decided('DTP')).toMatchObject({ tax: '0.00', borne: difference });
  });

  it('is not paid back where it was too much; what the employee paid is', () => {
    const drawn = draw(monthly, { chosen: { lastGross: '15500000', facility: 'NONE' } });
    // 62,000,000 - 3,100,000 at the most 2,000,000 = 60,000,000; less 54,000,000 at 5 % = 300,000 against 3,255,000.
    expect(drawn).toMatchObject({ difference: '-2955000.00', refunded: '785000.00' });
    expect(drawn?.findings).toContainEqual(
      expect.objectContaining({
        rule: 'over_withheld_borne',
        params: { refunded: '785000.00', remaining: '2170000.00' },
      }),
    );
    expect(drawn && amountsOf(drawn.input).tax).toBe('-785000.00');
  });

  it('stands in line 22 of an A2, which has no facility to decide', () => {
    const chosen = { lastGross: '15500000' };
    const borne = slips(9, 11, 15_500_000, { facility: 'DTP' });
    for (const [of, refund] of [
      [monthly, '-785000.00'],
      [borne, '0.00'],
    ] as const) {
      const drawn = draw(of, { kind: 'BPA2', chosen });
      expect(drawn).toMatchObject({ state: 'ready', withheld: '3255000.00' });
      expect(drawn?.input).toMatchObject({ kind: 'BPA2', facility: 'NONE', pph21WithheldDtp: '3255000.00' });
      expect(drawn && amountsOf(drawn.input)).toMatchObject({ tax: refund, borne: '0.00' });
      expect(rulesOf(drawn)).toContain('dtp_a2');
    }
  });
});

describe('what stands in the way', () => {
  const result = { chosen: { lastGross: '10000000' } };

  it('is a month without a slip, until it is said that nothing was paid', () => {
    const gap = slips(1, 11, 10_000_000).filter(({ id }) => id !== 'm4' && id !== 'm5');
    const drawn = draw(gap, result);
    expect(drawn?.state).toBe('stopped');
    expect(drawn?.findings).toContainEqual(expect.objectContaining({ rule: 'missing', months: [4, 5] }));
    expect(draw(gap, { chosen: { ...result.chosen, unpaid: [4, 5] } })?.state).toBe('ready');
  });

  it('is a month of two slips, until one is chosen or both are meant', () => {
    const twice = [...slips(1, 11, 10_000_000), slip(3, 2_000_000, { id: 'twice' })];
    const drawn = draw(twice, result);
    expect(drawn?.findings[0]).toMatchObject({ rule: 'doubled', months: [3], slips: [{ id: 'm3' }, { id: 'twice' }] });
    expect(draw(twice, { chosen: { ...result.chosen, leftOut: ['twice'] } })).toMatchObject({
      state: 'ready',
      gross: '120000000.00',
    });
    expect(draw(twice, { chosen: { ...result.chosen, keptBoth: [3] } })).toMatchObject({ gross: '122000000.00' });
  });

  it('is a slip not issued yet; a draft beside one that is, and a correction under way, are only said', () => {
    const monthly = slips(1, 11, 10_000_000);
    const draft = { status: 'DRAFT', number: null } as const;
    const alone = monthly.map((one) => (one.id === 'm6' ? { ...one, ...draft } : one));
    expect(rulesOf(draw(alone, result))).toEqual(['not_issued']);
    const withDraft = [...monthly, { ...slip(6, 9_000_000, { id: 'beside' }), ...draft }];
    expect(draw(withDraft, result)).toMatchObject({ state: 'ready', findings: [{ rule: 'draft_beside' }] });
    const correction = [...monthly, { ...slip(6, 9_000_000, { id: 'next' }), ...draft, replaces: 'm6' }];
    expect(draw(correction, result)).toMatchObject({ state: 'ready', findings: [{ rule: 'correction_open' }] });
  });

  it('counts a corrected slip by its newest version', () => {
    const monthly = slips(1, 11, 10_000_000).map((one) =>
      one.id === 'm6' ? { ...one, status: 'REVISED' as const } : one,
    );
    const drawn = draw([...monthly, slip(6, 12_000_000, { id: 'next', status: 'NORMAL_REVISION' })], result);
    expect(drawn).toMatchObject({ state: 'ready', gross: '122000000.00', findings: [] });
  });

  it('is a temporary number, until the right one is entered', () => {
    const monthly = slips(1, 11, 10_000_000, { payeeNpwp: '9990000000999000' });
    expect(rulesOf(draw(monthly, result))).toEqual(['temporary_id']);
    const named = draw(monthly, { chosen: { ...result.chosen, payeeNpwp: '3174052204880001' } });
    expect(named).toMatchObject({ state: 'ready', number: '3174052204880001' });
    expect(named?.input.gender).toBe('M');
  });

  it('is another number under the same name', () => {
    const drawn = draw(slips(1, 11, 10_000_000), { ...result, namesakes: [{ key: '3174052204880002', name: 'x' }] });
    expect(drawn?.findings).toEqual([expect.objectContaining({ rule: 'same_name', values: ['3174052204880002'] })]);
  });

  it('is missing pay of the last month; the draft of its slip gives it', () => {
    const monthly = slips(1, 11, 10_000_000);
    const requests = draw(monthly);
    expect(requests?.findings).toEqual([
      expect.objectContaining({ rule: 'last_pay', months: [12], values: ['10000000.00'] }),
    ]);
    const draft = { ...slip(12, 11_000_000), status: 'DRAFT' as const, number: null };
    expect(draw([...monthly, draft])).toMatchObject({ gross: '121000000.00', findings: [{ rule: 'last_from_draft' }] });
    const issued = draw([...monthly, slip(12, 11_000_000)]);
    expect(issued).toMatchObject({ gross: '121000000.00', state: 'ready', findings: [{ rule: 'last_issued' }] });
  });

  it('counts the issued slip of the last month once, and reports a different amount that was entered', () => {
    const monthly = slips(1, 12, 10_000_000);
    const last = { gross: '120000000.00', state: 'ready' };
    const same = draw(monthly, { chosen: { lastGross: '10000000.00' } });
    expect(same).toMatchObject({ ...last, findings: [{ rule: 'last_issued' }] });
    expect(same?.input.salaryPension).toBe('120000000.00');
    const other = draw(monthly, { chosen: { lastGross: '12000000' } });
    expect(other).toMatchObject({ ...last, findings: [{ rule: 'last_issued' }, { rule: 'last_stated_otherwise' }] });
    expect(other?.findings[1]).toMatchObject({ params: { issued: '10000000.00', stated: '12000000.00' } });
    const text = other?.findings[1] && sayYearFinding('id', 2025, other.findings[1]);
    expect(text).toContain('Rp 10.000.000, bukan yang diisi, Rp 12.000.000');
    const draft = { ...slip(12, 9_000_000, { id: 'beside' }), status: 'DRAFT' as const, number: null };
    const withDraft = draw([...monthly, draft]);
    expect(withDraft).toMatchObject({
      ...last,
      findings: [{ rule: 'draft_beside', months: [12] }, { rule: 'last_issued' }],
    });
  });
});

describe('who the run is about', () => {
  it('of those who leave only who was paid until then; of the year everybody', () => {
    const left: YearRun = { year: YEAR, lastMonth: 6, lastPay: 'SAME' };
    expect(draw(slips(1, 11, 10_000_000), { run: left })).toBeNull();
    expect(draw(slips(1, 5, 10_000_000), { run: left })).toMatchObject({ state: 'ready', lastMonth: 6 });
    const earlier = draw(slips(1, 5, 10_000_000), { chosen: { lastGross: '10000000' } });
    expect(rulesOf(earlier)).toContain('left_earlier');
    const settled = draw(slips(1, 5, 10_000_000), { chosen: { lastMonth: 6, lastGross: '10000000' } });
    expect(settled).toMatchObject({ state: 'ready', gross: '60000000.00' });
    expect(settled?.input).toMatchObject({
      period: '2025-06',
      date: '2025-06-30',
      withholdingAnnuality: 'PARTIAL_YEAR',
    });
  });

  it('not who has his slip; who came back has the first one counted', () => {
    const annual = aBupot('BPA1', { period: '2025-06', periodFrom: '2025-01', payeeNpwp: '3174052204880001' });
    expect(draw(slips(1, 5, 10_000_000), { annuals: [annual] })).toMatchObject({ state: 'done' });
    const back = draw(slips(9, 11, 10_000_000), { annuals: [annual], chosen: { lastGross: '10000000' } });
    expect(rulesOf(back)).toContain('came_back');
    expect(back?.input).toMatchObject({
      previousBupotNumber: annual.number,
      previousNetIncome: annual.lines?.netIncome,
      pph21PreviousBupot: annual.lines?.pph21Creditable,
    });
  });

  it('who came back waits while the slip of the first time is a draft; of its versions the one in force counts', () => {
    const annual = aBupot('BPA1', { period: '2025-06', periodFrom: '2025-01', payeeNpwp: '3174052204880001' });
    const draft = { ...annual, id: 'draft', status: 'DRAFT' as const, number: null };
    const around = { chosen: { lastGross: '10000000' } };
    for (const status of ['DRAFT', 'WAITING_FOR_APPROVAL', 'WAITING_FOR_CANCELLATION'] as const) {
      const open = draw(slips(9, 11, 10_000_000), { annuals: [{ ...draft, status }], ...around });
      expect(open).toMatchObject({ state: 'stopped', firstMonth: 9 });
      expect(open?.findings).toContainEqual(
        expect.objectContaining({ rule: 'earlier_not_issued', weight: 'stop', months: [6], values: ['draft'] }),
      );
      expect(open?.input).toMatchObject({
        previousBupotNumber: null,
        previousNetIncome: null,
        pph21PreviousBupot: null,
      });
    }
    const corrected = draw(slips(9, 11, 10_000_000), {
      annuals: [{ ...draft, replaces: annual.id }, annual],
      ...around,
    });
    expect(corrected).toMatchObject({ state: 'ready', input: { previousBupotNumber: annual.number } });
  });
});

describe('the person', () => {
  it('has the status of the beginning of the year unless another is chosen', () => {
    const monthly = slips(1, 11, 10_000_000).map((one) => (one.id < 'm5' ? one : { ...one, ptkp: 'K/1' }));
    const drawn = draw(monthly, { chosen: { lastGross: '10000000' } });
    expect(drawn).toMatchObject({ state: 'ready', ptkp: 'TK/0' });
    expect(drawn?.findings[0]).toMatchObject({ rule: 'ptkp_changed', values: ['TK/0', 'K/1'] });
    const other = draw(monthly, { chosen: { lastGross: '10000000', ptkp: 'K/1' } });
    expect(other).toMatchObject({ ptkp: 'K/1', findings: [] });
  });

  it('who retired in the year is drawn by the object of the last slip, and that is said', () => {
    const monthly = [...slips(1, 6, 10_000_000), ...slips(7, 11, 10_000_000, { taxCode: '21-100-02' })];
    const drawn = draw(monthly, { chosen: { lastGross: '10000000' } });
    expect(drawn?.input.taxCode).toBe('21-100-02');
    expect(drawn?.findings).toEqual([
      expect.objectContaining({ rule: 'object_changed', weight: 'doubt', params: { objects: '21-100-01, 21-100-02' } }),
    ]);
  });

  it('of a public employer gets a slip A2', () => {
    const drawn = draw(slips(1, 11, 10_000_000), { kind: 'BPA2', chosen: { lastGross: '10000000' } });
    expect(drawn?.input).toMatchObject({ kind: 'BPA2', salaryPension: '120000000.00', pph21WithheldDtp: '2200000.00' });
  });

  it('whose tax the employer bore has the allowance of the year worked out', () => {
    const drawn = draw(slips(1, 11, 15_000_000, { grossUp: true }), { chosen: { lastGross: '15000000' } });
    expect(drawn?.input).toMatchObject({ grossUpBenefit: true, salaryPension: '180000000.00', pphBenefit: null });
    const mixed = [...slips(1, 5, 15_000_000, { grossUp: true }), ...slips(6, 11, 15_000_000)];
    const parted = draw(mixed, { chosen: { lastGross: '15000000' } });
    expect(rulesOf(parted)).toContain('gross_up_mixed');
    expect(Number(parted?.input.pphBenefit)).toBeGreaterThan(0);
  });
});

describe('drawn again', () => {
  it('takes over what the monthly slips tell anew and keeps what a person parted', () => {
    const first = draw(slips(1, 11, 10_000_000), { chosen: { lastGross: '10000000' } });
    const raised = slips(1, 11, 10_000_000).map((one) => (one.id === 'm7' ? slip(7, 14_000_000) : one));
    const again = draw(raised, { chosen: { lastGross: '10000000' } });
    if (!first || !again) throw new Error('not drawn');
    const parted = { ...first.input, salaryPension: '110000000.00', tantiemBonus: '10000000.00', zakat: '500000' };
    expect(redrawn(parted, drawnOf(first.input), again.input)).toEqual({
      ...parted,
      salaryPension: '114000000.00',
      pph21WithheldDtp: again.input.pph21WithheldDtp,
    });
  });
});

it('tells months as spans and amounts as money', () => {
  const missing = { rule: 'missing', weight: 'stop', months: [5, 1, 2, 3] } as const;
  expect(sayYearFinding('id', YEAR, missing)).toMatch(/Januari 2025–Maret 2025, Mei 2025|01.2025.*03.2025.*05.2025/);
  const over = {
    rule: 'over_withheld',
    weight: 'doubt',
    params: { refunded: '2975000.00', remaining: '0.00' },
  } as const;
  expect(sayYearFinding('id', YEAR, over)).toContain('Rp 2.975.000.');
});
