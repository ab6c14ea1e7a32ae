import { describe, expect, it } from 'vitest';
import { slipKinds } from './kinds.ts';
import { objectOfSlip } from './object-of-slip.ts';
import { objectEver, offerEver, offerObjects, slipObject } from './slip-object.ts';

const of = { period: '2025-10', date: '2025-10-14' } as const;
const codes = (kind: (typeof slipKinds)[number], typed: string) =>
  offerObjects({ kind, ...of }, typed).map(({ key }) => key);

describe('what a slip may be about', () => {
  it.each(slipKinds)('is offered to %s before anything is typed, and known again by its key', (kind) => {
    const offered = offerObjects({ kind, ...of }, '');
    expect(offered.length).toBeGreaterThan(0);
    for (const object of offered) expect(slipObject({ kind, ...of, taxCode: object.key })).toEqual(object);
  });

  it('is found by the words of the field, in either language, and by the code in any notation', () => {
    expect(codes('BPPU', 'jasa konsultan')[0]).toBe('24-104-03');
    expect(codes('BP21', 'pengacara')[0]).toBe('21-100-07');
    expect(codes('BP21', 'freelancer')[0]).toBe('21-100-20');
    expect(codes('BP21', 'pesangon')[0]).toBe('21-401-01');
    expect(codes('BP21', '2110024')).toEqual(['21-100-24']);
    expect(codes('BP21', '21-100-18')).toEqual(['21-100-18']);
    expect(codes('BPMP', 'gaji')).not.toEqual([]);
  });

  it('is nothing outside its kind or its masa', () => {
    expect(slipObject({ kind: 'BPPU', ...of, taxCode: '21-100-07' })).toBeNull();
    expect(slipObject({ kind: 'BP21', ...of, taxCode: '' })).toBeNull();
  });
});

describe('an object that has ended', () => {
  // Crypto under PMK 68/2022 until July 2025, under PMK 50/2025 from August on.
  const code = '22-405-03';
  const in2025 = (month: string) => ({ period: `2025-${month}`, date: `2025-${month}-15` });
  const offered = (month: string) => offerObjects({ kind: 'SP', ...in2025(month) }, code).map(({ key }) => key);

  it('answers for the masa it was in force in, whatever the day is today', () => {
    expect(slipObject({ kind: 'SP', ...in2025('07'), taxCode: code })).toMatchObject({ code, rate: '0.1' });
    expect(slipObject({ kind: 'SP', ...in2025('08'), taxCode: code })).toBeNull();
    expect(offered('07')).toEqual([code]);
    expect(offered('08')).not.toContain(code);
  });

  it('is found in lists, which hold slips of every masa, and named beside its slips', () => {
    expect(offerEver('SP', code, '2026-03-01', 30)[0]?.key).toBe(code);
    expect(objectEver('SP', code, '2026-03-01')?.code).toBe(code);
    expect(objectOfSlip({ kind: 'SP', ...in2025('07'), taxCode: code })?.code).toBe(code);
    for (const kind of slipKinds) {
      const all = offerEver(kind, '', '2026-03-01', 500).map(({ key }) => key);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('of article 21 goes by the masa of the slip and not by the day it was withheld', () => {
    const late = { kind: 'BP21', taxCode: '21-100-03', period: '2024-12', date: '2025-01-08' } as const;
    expect(objectOfSlip(late)?.code).toBe('21-100-03');
    expect(objectOfSlip({ ...late, taxCode: '21-100-35' })).toBeNull();
  });
});
