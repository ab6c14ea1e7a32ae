import type { ObjectRow } from './object-row.ts';

/** Objects of the slips of permanent employees and pensioners: monthly (BPMP), annual (BPA1, BPA2). */
export const employeeObjects: readonly ObjectRow[] = [
  [
    '21-100-01',
    ['BPA1', 'BPA2'],
    'ARTICLE17_ANNUAL',
    100,
    false,
    '2014-01-01',
    'Penghasilan yang Diterima atau Diperoleh Pegawai Tetap',
  ],
  [
    '21-100-01',
    ['BPMP'],
    'TER_MONTHLY',
    100,
    false,
    '2014-01-01',
    'Penghasilan yang Diterima atau Diperoleh Pegawai Tetap',
  ],
  [
    '21-100-02',
    ['BPA1', 'BPA2'],
    'ARTICLE17_ANNUAL',
    100,
    false,
    '2014-01-01',
    'Penghasilan yang Diterima atau Diperoleh Pensiunan Secara Teratur',
  ],
  [
    '21-100-02',
    ['BPMP'],
    'TER_MONTHLY',
    100,
    false,
    '2014-01-01',
    'Penghasilan yang Diterima atau Diperoleh Pensiunan Secara Teratur',
  ],
  [
    '21-100-32',
    ['BPA1'],
    'ARTICLE17_ANNUAL',
    100,
    true,
    '2025-01-01',
    'Penghasilan yang Diterima atau Diperoleh Pegawai Tetap yang Menerima Fasilitas di Daerah Tertentu',
  ],
  [
    '21-100-32',
    ['BPMP'],
    'TER_MONTHLY',
    100,
    true,
    '2025-01-01',
    'Penghasilan yang Diterima atau Diperoleh Pegawai Tetap yang Menerima Fasilitas di Daerah Tertentu',
  ],
];
