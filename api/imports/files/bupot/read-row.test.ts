import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import { hasWords } from '#domain/messages/index.ts';
import { anNpwp } from '../../../../fixtures/builders/a-company.ts';
import type { CheckContext } from '../kind.ts';
import { type Cells, unknownStyle } from '../raw.ts';
import { columnsOf } from './fields.ts';
import { bupotKinds } from './kind.ts';

const PT = anNpwp(21_487);
const OWN = '0414107001021000';
const company = { npwp: OWN, pkp: true, government: false, name: 'PT Sagara', address: 'Jalan 1', city: 'Jakarta' };
const context: CheckContext = { today: '2026-04-16', company, style: unknownStyle };

const classic = (npwp: string): string =>
  npwp.slice(1).replace(/(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})/, '$1.$2.$3.$4-$5.$6');

const usual: Partial<Record<SlipKind, Cells>> = {
  BPPU: {
    payeeNpwp: PT,
    payeeName: 'PT Lain',
    taxCode: '24-104-07',
    gross: '10.000.000',
    period: '03/2026',
    date: '20/03/2026',
    documentType: 'Invoice',
    documentNumber: 'INV/1',
    documentDate: '14/03/2026',
  },
  BPMP: {
    payeeNik: '3171234506900001',
    payeeName: 'Budi',
    ptkp: 'K1',
    gross: '9.500.000',
    position: 'Staf gudang',
    period: 'Maret 2026',
    date: '2026-03-31',
    taxCode: '21-100-01',
  },
  BPNR: {
    payeeNpwp: '201834577K',
    payeeName: 'Harbour Lane',
    payeeAddress: '8 Harbour Lane',
    country: 'Singapura',
    taxCode: '27-104-01',
    gross: '50000000',
    date: '20/03/2026',
    documentType: 'Kontrak',
    documentNumber: 'A-1',
    documentDate: '15/03/2026',
  },
};

const cellsOf = (kind: SlipKind, over: Cells): Cells =>
  Object.fromEntries(Object.entries({ ...usual[kind], ...over }).filter(([, text]) => text !== ''));
const raw = (kind: SlipKind, over: Cells) => [{ row: 2, cells: cellsOf(kind, over) }];
const read = (kind: SlipKind, over: Cells = {}): BupotInput => bupotKinds[kind].input(raw(kind, over), context);
const found = (kind: SlipKind, over: Cells = {}) =>
  bupotKinds[kind]
    .check(raw(kind, over), context)
    .findings.flat()
    .map(({ path, message, severity, proposal }) => [
      path,
      message.split('.').at(-1),
      severity,
      ...(proposal === undefined ? [] : [proposal]),
    ]);

describe('a row of a file as a slip', () => {
  it('is ready where everything was said', () => {
    expect(found('BPPU')).toEqual([]);
    expect(found('BPMP')).toEqual([]);
    expect(found('BPNR')).toEqual([]);
    expect(bupotKinds.BPPU.check(raw('BPPU', {}), context).sums).toEqual([1_000_000_000, 20_000_000]);
  });

  it('takes the places of the company and of the payee for head offices', () => {
    expect(read('BPPU')).toMatchObject({ nitku: `${OWN}000000`, payeeNitku: `${PT}000000` });
    expect(read('BPPU', { nitku: '3' }).nitku).toBe(`${OWN}000003`);
  });

  it.each<[SlipKind, Cells, Partial<BupotInput>]>([
    ['BPPU', { payeeNpwp: classic(PT) }, { payeeNpwp: PT, payeeIdType: 'NPWP' }],
    ['BPPU', { payeeNpwp: '3171234506900001' }, { payeeNpwp: '3171234506900001', payeeIdType: 'NIK' }],
    ['BPMP', { payeeNpwp: '0000000000000000' }, { payeeNpwp: '3171234506900001', payeeIdType: 'NIK' }],
    ['BPPU', { taxCode: '2410407' }, { taxCode: '24-104-07' }],
    ['BPPU', { taxCode: '24.104.07 - Jasa perantara' }, { taxCode: '24-104-07' }],
    ['BPPU', { facility: 'SKB' }, { facility: 'SKB23' }],
    ['BPPU', { facility: 'Tanpa Fasilitas' }, { facility: 'NONE' }],
    ['BPPU', { facility: 'No facility' }, { facility: 'NONE' }],
    ['BPPU', { facility: 'ECT', rate: '1,5%' }, { facility: 'OTHER', rate: '1.5' }],
    ['BPPU', { documentType: 'Announchment' }, { documentType: 'ANNOUNCEMENT' }],
    ['BPPU', { documentType: 'kuitansi' }, { documentType: 'PAYMENTPROOF' }],
    ['BPPU', { period: '3', year: '2026' }, { period: '2026-03' }],
    ['BPPU', { period: '', date: '20/03/2026' }, { period: '2026-03' }],
    ['BPPU', { period: 'Mar-26', date: '' }, { period: '2026-03', date: '2026-03-31' }],
    ['BPPU', { period: 'April 2026', date: '' }, { period: '2026-04', date: '2026-04-16' }],
    ['BPMP', { ptkp: 'TK 0' }, { ptkp: 'TK/0' }],
    ['BPMP', { ptkp: 'Kawin, 2 tanggungan' }, { ptkp: 'K/2' }],
    ['BPMP', { ptkp: 'belum menikah' }, { ptkp: 'TK/0' }],
    ['BPMP', { foreignEmployee: 'WNA' }, { foreignEmployee: true }],
    ['BPMP', { foreignEmployee: 'Resident' }, { foreignEmployee: false }],
    ['BPMP', { taxCode: '' }, { taxCode: '21-100-01' }],
    ['BPNR', { country: 'us' }, { country: 'USA' }],
    ['BPNR', { facility: 'SKD', certificateNumber: 'SKD-1', rate: '10 %' }, { facility: 'SKD', rate: '10' }],
    ['BPNR', { facility: 'COD', rate: '10', nett: '1' }, { nett: '100' }],
    ['BP21', { facility: 'ETC', rate: '1%', nett: '1%' }, { facility: 'OTHER', rate: '1', nett: '1' }],
    ['BP21', { facility: 'N/A', rate: '1%', nett: '1%' }, { rate: null, nett: null }],
    [
      'BPA1',
      { year: '2025', salaryPension: '120000000' },
      { period: '2025-12', periodFrom: '2025-01', withholdingAnnuality: 'FULL_YEAR' },
    ],
    [
      'BPA1',
      { period: 'Jan - Jun 2025' },
      { period: '2025-06', periodFrom: '2025-01', withholdingAnnuality: 'PARTIAL_YEAR' },
    ],
    [
      'BPA1',
      { periodFrom: '4', period: '9', year: '2025', withholdingAnnuality: 'Disetahunkan' },
      { period: '2025-09', periodFrom: '2025-04', withholdingAnnuality: 'ANNUALIZED' },
    ],
    [
      'SP',
      { taxCode: '28-410-01', grossTotalOnIndonesia: '700', gross: '700' },
      { gross: null, grossTotalOnIndonesia: '700' },
    ],
    [
      'SP',
      { taxCode: '28-403-02', grossTotalOnIndonesia: '0', gross: '700' },
      { gross: '700', grossTotalOnIndonesia: null },
    ],
  ])('%s %o is read as it is meant', (kind, over, input) => {
    expect(read(kind, over)).toMatchObject(input);
  });

  it.each<[SlipKind, Cells, (string | undefined)[][]]>([
    ['BPPU', { payeeNpwp: PT.slice(1) }, [['payeeNpwp', 'npwp_classic', 'warning', PT]]],
    ['BPPU', { date: '' }, [['date', 'slip_date_assumed', 'warning', '2026-03-31']]],
    ['BPPU', { date: '', period: '' }, [['period', 'slip_month_missing', 'error', '03/2026']]],
    ['BPPU', { facility: 'gratis' }, [['facility', 'slip_choice', 'error']]],
    ['BPPU', { tax: '250.000' }, [['tax', 'amount_differs', 'warning', '200000,00']]],
    ['BPPU', { tax: '200.000', rate: '0,02' }, []],
    ['BPPU', { rate: '2,00' }, []],
    ['BPPU', { rate: '4%' }, [['rate', 'slip_rate_differs', 'warning', '2%']]],
    ['BPPU', { payeeName: '' }, [['payeeName', 'slip_to_complete', 'warning']]],
    ['BPPU', { documentDate: '' }, [['documentDate', 'required', 'error']]],
    ['BPMP', { taxCode: '' }, [['taxCode', 'slip_object_assumed', 'warning', '21-100-01']]],
    ['BPMP', { rate: '1,5%', tax: '142500' }, []],
    ['BPMP', { ptkp: 'K/I/1' }, [['ptkp', 'slip_choice', 'error']]],
    [
      'BPNR',
      { facility: 'SKD', certificateNumber: 'S-1', rate: '0,1' },
      [['rate', 'slip_rate_fraction', 'error', '10%']],
    ],
  ])('%s %o is told of', (kind, over, findings) => {
    expect(found(kind, over)).toEqual(findings);
  });

  it('proposes the object that words mean, and takes none by itself', () => {
    const [words] = found('BPPU', { taxCode: 'sewa gedung kantor' });
    expect(words?.slice(0, 3)).toEqual(['taxCode', 'slip_object_words', 'error']);
    expect(words?.[3]).toMatch(/^28-403-/);
    expect(read('BPPU', { taxCode: 'sewa gedung kantor' }).taxCode).toBe('');
    expect(found('BP21', { ...usual.BPPU, taxCode: 'tenaga ahli', ptkp: 'TK/0' })[0]?.[3]).toBe('21-100-07');
  });

  it('never throws, and has words for whatever it finds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...slipKinds),
        fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { minLength: 70, maxLength: 70 }),
        fc.array(fc.constantFrom('28-410-01', '2026', '99%', '-1', '1e9', 'K/9', '0', 'SKD', '31/02/2026', ''), {
          minLength: 70,
          maxLength: 70,
        }),
        fc.boolean(),
        (kind, wild, near, isWild) => {
          const cells = Object.fromEntries(
            columnsOf(kind).map((column, at) => [column, (isWild ? wild : near)[at] ?? '']),
          );
          const { findings } = bupotKinds[kind].check([{ row: 1, cells }], context);
          for (const { message, path } of findings.flat()) {
            expect(hasWords(message), message).toBe(true);
            expect(columnsOf(kind)).toContain(path);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
