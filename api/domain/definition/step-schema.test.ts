import { describe, expect, it } from 'vitest';
import { choice, text } from './record-field.ts';
import { progressOf } from './step-schema.ts';
import { rows, type Wizard } from './steps.ts';

const steps: Wizard['steps'] = {
  one: { title: ['Satu', 'One'], fields: { kind: choice(['Jenis', 'Kind'], { A: ['A', 'A'], B: ['B', 'B'] }) } },
  two: {
    title: ['Dua', 'Two'],
    when: ({ one }) => one?.kind === 'B',
    fields: { names: rows(['Nama', 'Names'], { name: text(['Nama', 'Name'], 5) }, 2) },
  },
  three: { title: ['Tiga', 'Three'], when: ({ two }) => two !== undefined, fields: { note: text(['C', 'N'], 5) } },
};
const progress = (values: Parameters<typeof progressOf>[1]) =>
  progressOf({ steps }, values).progress.map(({ step, complete }) => `${step} ${complete}`);

describe('the progress of a draft', () => {
  it('names the steps whose condition holds', () => {
    expect(progress({})).toEqual(['one false']);
    expect(progress({ one: { kind: 'A' } })).toEqual(['one true']);
    expect(progress({ one: { kind: 'B' } })).toEqual(['one true', 'two false']);
  });

  it('does not ask a condition about a skipped step', () => {
    const two = { names: [{ name: 'x' }] };
    expect(progress({ one: { kind: 'A' }, two, three: { note: 'x' } })).toEqual(['one true']);
    expect(progressOf({ steps }, { one: { kind: 'A' }, two }).values).toEqual({ one: { kind: 'A' } });
    expect(progress({ one: { kind: 'B' }, two })).toEqual(['one true', 'two true', 'three false']);
  });

  it('leads back to a step that no longer fits its definition', () => {
    expect(progress({ one: { kind: 'B' }, two: { names: [] } })).toEqual(['one true', 'two false', 'three false']);
  });
});
