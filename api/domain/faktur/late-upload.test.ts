import { expect, it } from 'vitest';
import { lateUploadFine } from './late-upload.ts';

it('is one percent of the base, in whole rupiah, by the law of the day after the last', () => {
  expect(lateUploadFine(15_000_055_00, '2025-11-20')).toMatchObject({
    value: '150000.00',
    inputs: [{ value: '15000055.00' }, { value: '1', unit: 'percent' }],
    rule: { name: 'UU 6/1983 ps. 14 ayat (4)', from: '2020-11-02' },
  });
  expect(lateUploadFine(1_000_000_00, '2020-11-01')?.value).toBe('10000.00');
  expect(lateUploadFine(1_000_000_00, '2020-10-31')?.value).toBe('20000.00');
  expect(lateUploadFine(0, '2025-11-20')).toBeNull();
});
