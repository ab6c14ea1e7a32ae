import { describe, expect, it } from 'vitest';
import { slipKinds } from './kinds.ts';
import { offerObjects, slipObject } from './slip-object.ts';

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
