import { expect, it } from 'vitest';
import { type TakenSlip, taxEffect } from './taken-effect.ts';

const row = (over: Partial<TakenSlip>, slip: Partial<TakenSlip['slip']> = {}): TakenSlip => ({
  slip: { period: '2025-10', tax: '250000', facility: 'TANPA', ...slip },
  verdict: 'DIFFERENT',
  differences: [],
  ...over,
});

it.each<[string, TakenSlip, object[]]>([
  ['a new one comes', row({ verdict: 'NEW' }), [{ masa: '2025-10', change: 25_000_000 }]],
  [
    'another amount changes its masa',
    row({ differences: [{ field: 'tax', ours: '200000.00', theirs: '250000.00' }] }),
    [{ masa: '2025-10', change: 5_000_000 }],
  ],
  [
    'another masa moves it',
    row({ differences: [{ field: 'period', ours: '2025-09', theirs: '2025-10' }] }),
    [
      { masa: '2025-09', change: -25_000_000 },
      { masa: '2025-10', change: 25_000_000 },
    ],
  ],
  [
    'a cancelled one goes',
    row({ differences: [{ field: 'status', ours: 'APPROVED', theirs: 'CANCELED' }] }),
    [{ masa: '2025-10', change: -25_000_000 }],
  ],
  ['another name changes no tax', row({ differences: [{ field: 'payeeName', ours: 'A', theirs: 'B' }] }), []],
  ['tax borne by the government is not withheld', row({ verdict: 'NEW' }, { facility: 'DTP' }), []],
])('%s', (_what, slip, changes) => expect(taxEffect([slip])).toEqual(changes));
