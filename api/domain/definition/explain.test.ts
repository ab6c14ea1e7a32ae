import { describe, expect, it } from 'vitest';
import { law } from '../law.ts';
import { explained, type Notes, withNotes } from './explain.ts';

type Key = 'base' | 'rate' | 'tax';
const stretch = { from: '2022-01-01', value: 1, source: law('UU 7/2021', 'ps. 17') };

const work = (base: number, notes?: Notes<Key>): number => {
  notes?.('base', base);
  notes?.('rate', ['5', 'percent'], { rule: stretch });
  const tax = (base * 5) / 100;
  notes?.('tax', tax, { formula: 'times', inputs: ['base', 'rate'], rounding: 'explain.rounding.rupiah_down' });
  return tax;
};

describe('notes', () => {
  it('tell where each number comes from, without changing it', () => {
    const { result, notes } = withNotes('pph21', (write: Notes<Key>) => work(1_000, write));
    expect(result).toBe(work(1_000));
    expect([...notes.keys()]).toEqual(['base', 'rate', 'tax']);
    expect(notes.get('tax')).toEqual({
      label: 'pph21.tax',
      value: '0.50',
      unit: 'rupiah',
      formula: 'pph21.formula.times',
      inputs: [
        { label: 'pph21.base', value: '10.00', unit: 'rupiah' },
        { label: 'pph21.rate', value: '5', unit: 'percent', rule: { name: 'UU 7/2021 ps. 17', from: '2022-01-01' } },
      ],
      rounding: 'explain.rounding.rupiah_down',
    });
  });

  it('explain a number noted again by the later note, which may rest on the earlier', () => {
    const { notes } = withNotes('x', (write: Notes<Key>) => {
      write('tax', 100);
      write('tax', 120, { formula: 'more', inputs: ['tax'] });
    });
    expect(notes.get('tax')).toMatchObject({ value: '1.20', inputs: [{ value: '1.00' }] });
  });

  it('take explanations made on the spot and refuse numbers nobody noted', () => {
    const spot = explained<Key>('x', 'base', 500);
    expect(withNotes('x', (write: Notes<Key>) => write('tax', 1, { inputs: [spot] })).notes.get('tax')?.inputs).toEqual(
      [spot],
    );
    expect(() => withNotes('x', (write: Notes<Key>) => write('tax', 1, { inputs: ['base'] }))).toThrow(
      /not noted: base/,
    );
  });
});
