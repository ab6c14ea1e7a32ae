import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitFrom } from '#domain/faktur/unit-names.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { fakturCells } from '../faktur/fields.ts';
import type { Style } from '../raw.ts';
import { cellKind } from '../sheet.ts';
import { numberText, serialDay, typedCell } from '../xlsx/typed-cell.ts';
import { exchanged, readDay } from './day.ts';
import { fromSheetRow } from './from-sheet-row.ts';
import { cellReader, readDecimal, rounded, shown } from './reader.ts';
import { surveyor } from './survey.ts';

const unknown: Style = { decimal: 'unknown', order: 'unknown' };
const decimal = (text: string, style = unknown, places = 5) =>
  readDecimal(cellReader({ price: text }, style), 'price', places);
const day = (text: string, order: Style['order']) => {
  const reader = cellReader({ date: text }, { decimal: 'unknown', order });
  return [readDay(reader, 'date'), ...reader.findings.map((finding) => finding.message.split('.').at(-1))];
};

describe('numbers', () => {
  it.each([
    ['1.250.000,50', '1250000.50'],
    ['1,250,000.50', '1250000.50'],
    ['Rp 1.250.000', '1250000'],
    ['12,5', '12.5'],
    ['0,125', '0.125'],
  ])('reads %s', (text, expected) => expect(Number(decimal(text))).toBe(Number(expected)));

  it('takes a comma for thousands where the file shows points for decimals', () => {
    expect(decimal('1,250', { decimal: 'point', order: 'unknown' })).toBe('1250');
    expect(decimal('1,250', { decimal: 'comma', order: 'unknown' })).toBe('1.250');
  });

  it('reads back every number of a spreadsheet to five places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (scaled) => {
        const value = scaled / 100_000;
        expect(Number(decimal(numberText(String(value)), { decimal: 'comma', order: 'unknown' }))).toBe(value);
        expect(Number(decimal(formatDecimal(rounded(String(value), 2))))).toBe(Number(rounded(String(value), 2)));
      }),
    );
  });

  it('never throws, whatever stands in a cell', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const reader = cellReader({ price: text, date: text }, unknown);
        readDecimal(reader, 'price', 2);
        readDay(reader, 'date');
      }),
    );
  });

  it('rounds half up and shows a comma', () => {
    expect(rounded('0.125', 2)).toBe('0.13');
    expect(rounded('33333.3333333', 5)).toBe('33333.33333');
    expect(shown('1.5')).toBe('1,5');
  });
});

describe('dates', () => {
  it.each([
    ['2025-10-31', 'unknown', ['2025-10-31']],
    ['31/10/2025', 'unknown', ['2025-10-31']],
    ['31/10/2025 00:00:00', 'unknown', ['2025-10-31']],
    ['03/04/2025', 'day-first', ['2025-04-03']],
    ['03/04/2025', 'unknown', ['2025-04-03', 'date_ambiguous']],
    ['03/04/2025', 'month-first', ['2025-03-04', 'date_read_month_first']],
    ['03/04/2025', 'mixed', ['2025-04-03', 'date_mixed']],
    ['10/31/2025', 'unknown', ['2025-10-31', 'date_month_first']],
    ['05/05/2025', 'unknown', ['2025-05-05']],
    ['20251031', 'unknown', ['2025-10-31']],
    // 45961 is 31 October 2025 in the 1900 calendar.
    ['45961', 'unknown', ['2025-10-31', 'date_serial']],
    ['31/02/2025', 'unknown', [null, 'date_unreadable']],
    ['46326,99986111', 'unknown', ['2026-11-01', 'date_serial']],
    ['2026-09-14T00:00:00', 'unknown', ['2026-09-14']],
    ['2026-10-31 23:59:48', 'unknown', ['2026-11-01', 'date_moved']],
    ['2026-10-31T17:00:00.000Z', 'unknown', ['2026-11-01', 'date_moved']],
    ['2026-11-01T00:00:00+07:00', 'unknown', ['2026-11-01']],
    ['2026-10-31 23:58:00', 'unknown', ['2026-10-31']],
  ] as const)('reads %s in a file that is %s', (text, order, expected) => expect(day(text, order)).toEqual(expected));

  it('knows both calendars of Excel', () => {
    expect(serialDay(45_961, false)).toBe('2025-10-31');
    expect(serialDay(45_961 - 1_462, true)).toBe('2025-10-31');
    expect(serialDay(12, false)).toBeNull();
  });

  it('reads what is seconds short of midnight as the next day, and says so', () => {
    const facts = { strings: [], dates: [false, true], percents: [], since1904: false };
    const cell = (value: string) => typedCell({ type: 'n', style: 1, value, formula: false }, facts);
    expect(cell('46326.99986111111')).toEqual({ text: '2026-11-01', kind: cellKind.lateDay });
    expect(cell('46327')).toEqual({ text: '2026-11-01', kind: cellKind.day });
    expect(cell('46326.75')).toEqual({ text: '2026-10-31', kind: cellKind.day });
    const row = { row: 2, cells: ['2026-11-01'], kinds: [cellKind.lateDay] };
    expect(fromSheetRow(fakturCells, row, ['date']).findings).toEqual([
      { path: 'date', message: 'impor.finding.file_day_late', severity: 'warning' },
    ]);
  });

  it('exchanges day and month', () => {
    expect(exchanged('03/04/2025')).toBe('2025-03-04');
    expect(exchanged('2025-03-04')).toBe('2025-04-03');
    expect(exchanged('kemarin')).toBeNull();
  });
});

describe('a whole file', () => {
  const styleOf = (...cells: Record<string, string>[]) => {
    const survey = surveyor(fakturCells);
    survey.look(cells.map((own, row) => ({ row, cells: own })));
    return survey.style();
  };

  it('shows by its unambiguous cells how to read the others', () => {
    expect(styleOf({ price: '1,250.50', date: '31/10/2025' })).toEqual({ decimal: 'point', order: 'day-first' });
    expect(styleOf({ price: '1.250,50', date: '10/31/2025' })).toEqual({ decimal: 'comma', order: 'month-first' });
    expect(styleOf({ date: '10/31/2025' }, { date: '31/10/2025' })).toEqual({ decimal: 'unknown', order: 'mixed' });
  });
});

describe('units', () => {
  it.each([
    ['UM.0018', 'UM.0018'],
    ['um.0018', 'UM.0018'],
    ['Kilogram', 'UM.0003'],
    ['pcs', 'UM.0021'],
    ['Dus', 'UM.0022'],
    ['M2', 'UM.0012'],
    ['constructor', null],
  ])('knows %s', (text, expected) => expect(unitFrom(text)).toBe(expected));
});

describe('what a formula of a workbook came to', () => {
  const facts = { strings: [], dates: [], percents: [false, true], since1904: false };
  const shown = (value: string, formula: boolean) => typedCell({ type: 'n', style: 0, value, formula }, facts)?.text;

  it('is read to the fifteen digits Excel shows, and a typed number as it stands', () => {
    expect(shown('2750000.0100000002', true)).toBe('2750000,01');
    expect(shown('0.30000000000000004', true)).toBe('0,3');
    expect(shown('2750000.0100000002', false)).toBe('2750000,0100000002');
  });

  it('keeps all digits of a whole number, an identity among them', () => {
    expect(shown('3174012345678901', true)).toBe('3174012345678901');
  });

  it.each([
    ['0.1', '10%'],
    ['0.07', '7%'],
    ['0.125', '12,5%'],
    ['1', '100%'],
    ['5.0000000000000001E-2', '5%'],
  ])('%s under a percent format is %s', (value, text) =>
    expect(typedCell({ type: 'n', style: 1, value, formula: false }, facts)?.text).toBe(text),
  );
});
