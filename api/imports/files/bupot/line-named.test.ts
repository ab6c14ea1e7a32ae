import { describe, expect, it } from 'vitest';
import { isOther, lineNamed } from './line-named.ts';

describe('the line of slip A1 a heading names', () => {
  it.each([
    ['Tunjangan Jabatan', 'otherBenefit'],
    ['Tunjangan Karyawan', 'otherBenefit'],
    ['Uang Makan Pegawai', 'otherBenefit'],
    ['Employee Allowance', 'otherBenefit'],
    ['THR', 'tantiemBonus'],
    ['Bonus Karyawan', 'tantiemBonus'],
    ['JKK 0,24 %', 'insuranceBenefit'],
    ['BPJS Kesehatan Perusahaan 4 %', 'insuranceBenefit'],
    ['JHT Karyawan 2 %', 'pensionContribution'],
    ['Tunjangan PPh 21', 'pphBenefit'],
    ['Zakat', 'zakat'],
  ])('%s is %s', (heading, line) => {
    expect(lineNamed(heading)?.line).toBe(line);
  });

  it.each([
    'JHT Perusahaan 3,7 %',
    'BPJS Kesehatan Karyawan 1 %',
    'Potongan Koperasi Karyawan',
    'Potongan Uang Makan',
    'Kasbon',
    'PPh 21',
    'Gaji Bersih (Take Home Pay)',
  ])('%s is none', (heading) => {
    expect(lineNamed(heading)).toBeNull();
  });

  it('a deduction is no part of the pay, an allowance of the employee is', () => {
    expect(isOther('otherBenefit', 'Potongan Uang Makan')).toBe(true);
    expect(isOther('otherBenefit', 'Simpanan Karyawan')).toBe(true);
    expect(isOther('otherBenefit', 'Tunjangan Karyawan')).toBe(false);
    expect(isOther('pensionContribution', 'JHT Perusahaan')).toBe(true);
  });
});
