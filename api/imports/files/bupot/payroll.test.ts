import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnsIn, proposedMapping } from '#domain/imports/columns.ts';
import { questionsOf } from '#domain/imports/questions.ts';
import { openCsv } from '../csv/open.ts';
import { mappedFields } from '../mapped-fields.ts';
import { openFile } from '../open-file.ts';
import type { Cells } from '../raw.ts';
import { layoutOf, readDocuments } from '../recognise.ts';
import type { Book } from '../sheet.ts';
import { checkRow } from './check-row.ts';
import { foreignFrom } from './choices.ts';
import { bupotKinds } from './kind.ts';
import { readRow } from './read-row.ts';

const company = { npwp: '0013579246801000', pkp: true, government: false, name: 'PT Contoh', address: '', city: '' };
const context = { today: '2026-11-28', company, style: { decimal: 'unknown', order: 'unknown' } } as const;

const proposed = async (book: Book, kind: 'BPMP' | 'BPA1' = 'BPMP') => {
  const sheet = book.sheets[0] ?? '';
  const { columns, guesses, headingRow, headingRows } = await layoutOf(bupotKinds[kind], book, sheet);
  const mapping = proposedMapping(guesses);
  const plan = { source: 'table', sheet, headingRow, headingRows, mapping } as const;
  const documents = await readDocuments(bupotKinds[kind], { type: 'book', book }, plan, company.npwp);
  return {
    mapping,
    questions: questionsOf({ fields: mappedFields(bupotKinds[kind]), columns, guesses, mapping }).map(({ key }) => key),
    inputs: documents.map(([row]) => readRow(kind, row?.cells ?? {}, context).input),
  };
};

const HEAD = 'Masa Pajak;NIK;Nama;PTKP;';
const csv = (headings: string, ...rows: string[]): Book =>
  openCsv(
    new TextEncoder().encode(
      [HEAD + headings, ...rows.map((row) => `10/2026;3174051203900041;Ani Contoh;TK/0;${row}`)].join('\n'),
    ),
    'gaji.csv',
  );

describe('a payroll', () => {
  it('of eight columns of pay adds up to the gross in one step, each column in its line of the slip of the year', async () => {
    const pay = 'Gaji Pokok;Tunjangan Transport;Lembur;THR;JKK;JKM;BPJS Kesehatan Perusahaan;Iuran JHT Karyawan';
    const { mapping, questions, inputs } = await proposed(
      csv(pay, '8000000;1500000;250000;8000000;19200;24000;320000;160000'),
    );
    expect(mapping).toMatchObject({
      salaryPension: 'Gaji Pokok',
      otherBenefit: ['Tunjangan Transport', 'Lembur'],
      tantiemBonus: 'THR',
      insuranceBenefit: ['JKK', 'JKM', 'BPJS Kesehatan Perusahaan'],
      pensionContribution: 'Iuran JHT Karyawan',
    });
    expect(mapping).not.toHaveProperty('gross');
    expect(questions).toEqual([`sum:gross|${pay.split(';').slice(0, 7).join(' + ')}`]);
    expect(inputs[0]).toMatchObject({
      gross: '18113200.00',
      otherBenefit: '1750000',
      tantiemBonus: '8000000',
      insuranceBenefit: '363200',
      pensionContribution: '160000',
      natura: null,
    });
  });

  it('of a payroll program: rates in headings, fees of both sides, what is paid out', async () => {
    const pay =
      'Gaji;Tunjangan Jabatan;JKK 0,24%;JKM 0,3%;BPJS Kes Perusahaan 4%;JHT Perusahaan 3,7%;JHT Karyawan 2%;JP Karyawan 1%;BPJS Kes Karyawan 1%;Jam Lembur;Gaji Bersih';
    const amounts = '10000000;2000000;24000;30000;400000;370000;-200000;-100000;-100000;12;11600000';
    const { mapping, questions, inputs } = await proposed(csv(pay, amounts));
    expect(mapping).toMatchObject({
      salaryPension: 'Gaji',
      otherBenefit: 'Tunjangan Jabatan',
      insuranceBenefit: ['JKK 0,24%', 'JKM 0,3%', 'BPJS Kes Perusahaan 4%'],
      pensionContribution: ['JHT Karyawan 2%', 'JP Karyawan 1%'],
    });
    expect(columnsIn(mapping)).not.toContain('Gaji Bersih');
    expect(questions.slice(0, 2)).toEqual([
      'sum:gross|Gaji + Tunjangan Jabatan + JKK 0,24% + JKM 0,3% + BPJS Kes Perusahaan 4%',
      'sum:pensionContribution|JHT Karyawan 2% + JP Karyawan 1%',
    ]);
    expect(questions.at(-1)).toContain('JHT Perusahaan 3,7%');
    expect(inputs[0]).toMatchObject({ gross: '12454000.00', otherBenefit: '2000000', pensionContribution: '300000' });
  });

  it('with JHT that nobody is said to pay asks', async () => {
    const { mapping, questions } = await proposed(csv('Gaji Pokok;JHT', '8000000;160000'));
    expect(mapping).toMatchObject({ salaryPension: 'Gaji Pokok', pensionContribution: 'JHT' });
    expect(questions).toEqual(['guess:pensionContribution|JHT']);
  });

  it('adds payments named after a position, a holiday or a year', async () => {
    const pay = 'Gaji Pokok;Tunjangan Jabatan;Tunjangan Hari Raya;Uang Makan;Bonus Tahunan';
    const { questions, inputs } = await proposed(csv(pay, '8000000;1000000;8000000;500000;2000000'));
    expect(questions).toEqual([`sum:gross|${pay.split(';').join(' + ')}`]);
    expect(inputs[0]?.gross).toBe('19500000.00');
  });

  it('with a gross that its parts add up to takes it, and asks nothing of them', async () => {
    const name = 'rekap-gaji.xlsx';
    const file = await openFile(
      readFileSync(new URL(`../../../../fixtures/files/kolom/${name}`, import.meta.url)),
      name,
    );
    if (file.type !== 'book') throw new TypeError('a table was expected');
    const { mapping, questions, inputs } = await proposed(file.book);
    expect(mapping).toMatchObject({ gross: 'Penghasilan Bruto', salaryPension: 'Penghasilan Gaji Pokok' });
    expect(questions).toEqual([]);
    expect(inputs[0]?.gross).toBe('9500000');
  });

  it('with a gross keeps what is of it: of which, never added again', async () => {
    const inside = await proposed(csv('Gaji Pokok;Tunjangan;THR;Gaji Bruto', '8000000;1500000;4000000;13500000'));
    expect(inside.mapping).toMatchObject({ gross: 'Gaji Bruto', otherBenefit: 'Tunjangan', tantiemBonus: 'THR' });
    expect(inside.questions).toEqual([]);
    expect(inside.inputs[0]).toMatchObject({ gross: '13500000', otherBenefit: '1500000', tantiemBonus: '4000000' });
    const withGross = await proposed(csv('Gaji Pokok;Tunjangan;JKK;Gaji Bruto', '8000000;1500000;19200;9500000'));
    expect(withGross.mapping).not.toHaveProperty('insuranceBenefit');
    expect(withGross.questions).toEqual(['left_parts:1|JKK']);
    const unproven = await proposed(csv('THR;Gaji Bruto', '4000000;13500000'));
    expect(unproven.questions).toEqual(['contains:gross|THR']);
  });

  it('whose parts exceed the gross stops the row, with both sums', () => {
    const cells: Cells = { period: '10/2026', payeeNpwp: '3174051203900041', gross: '10000000' };
    const found = (more: Cells) =>
      checkRow('BPMP', [{ row: 2, cells: { ...cells, ...more } }], context)
        .findings.flat()
        .filter(({ path }) => path === 'gross');
    expect(found({ salaryPension: '8000000', tantiemBonus: '4000000' })).toEqual([
      {
        path: 'gross',
        message: 'impor.finding.slip_parts_above_gross',
        severity: 'error',
        params: { parts: '12.000.000,00', gross: '10.000.000,00' },
      },
    ]);
    expect(found({ salaryPension: '6000000', tantiemBonus: '4000000' })).toEqual([]);
    expect(found({ salaryPension: '6000000', tantiemBonus: '3000000' })).toEqual([]);
  });

  it('reads deductions written as negative, and stops at parts below zero', () => {
    const cells: Cells = { period: '10/2026', salaryPension: '8000000', pensionContribution: '-160000', natura: '-1' };
    const { input, findings } = readRow('BPMP', cells, context);
    expect(input).toMatchObject({ gross: '8000000.00', pensionContribution: '160000', natura: null });
    const about = findings.filter(({ path }) => path === 'natura' || path === 'pensionContribution');
    expect(about.map(({ path, severity }) => `${path} ${severity}`)).toEqual([
      'natura error',
      'pensionContribution warning',
    ]);
  });

  it('in a foreign currency has its lines in rupiah too', () => {
    const cells: Cells = { period: '10/2026', salaryPension: '1000', tantiemBonus: '500', currency: 'USD' };
    const { input } = readRow('BPMP', { ...cells, exchangeRate: '16500' }, context);
    expect(input).toMatchObject({ gross: '24750000.00', tantiemBonus: '8250000' });
  });

  it('whose gross is one column while others are left out asks', async () => {
    const { questions } = await proposed(csv('Gaji Bruto;Uang Muka', '8000000;500000'));
    expect(questions).toEqual(['left_parts:1|Uang Muka']);
  });

  it('fills the lines of a slip of the year: THR, JHT and JP', () => {
    const cells: Cells = { period: '12/2026', salaryPension: '96000000', tantiemBonus: '8000000' };
    const { input } = readRow('BPA1', { ...cells, pensionContribution: '1.920.000 + 960.000' }, context);
    expect(input).toMatchObject({ salaryPension: '96000000', tantiemBonus: '8000000', pensionContribution: '2880000' });
  });
});

describe('who came and left', () => {
  const found = (cells: Cells) => {
    const raw = [{ row: 2, cells: { period: '10/2026', gross: '8000000', payeeNpwp: '3174051203900041', ...cells } }];
    return checkRow('BPMP', raw, context)
      .findings.flat()
      .map(({ path, severity }) => `${severity} ${path}`);
  };

  it('a payment after leaving or before joining is a warning', () => {
    expect(found({ leaveDate: '15/08/2026' })).toContain('warning leaveDate');
    expect(found({ joinDate: '02/11/2026' })).toContain('warning joinDate');
    expect(found({ joinDate: '20/01/2020', leaveDate: '15/10/2026' }).join()).not.toMatch(/joinDate|leaveDate/);
    expect(found({ leaveDate: '-' }).join()).not.toMatch(/leaveDate/);
  });

  it('says the months of a slip of the year', () => {
    const year = { year: '2026', salaryPension: '60000000' };
    const { input } = readRow('BPA1', { ...year, joinDate: '01/03/2026', leaveDate: '31/08/2026' }, context);
    expect([input.periodFrom, input.period]).toEqual(['2026-03', '2026-08']);
  });
});

describe('citizenship', () => {
  it.each(['WNI', 'Indonesia', 'ID', 'IDN', 'Warga Negara Indonesia', 'indonesian'])('%s is of here', (text) =>
    expect(foreignFrom(text)).toBe(false),
  );
  it.each(['WNA', 'Jepang', 'SGP', 'Expatriate'])('%s is from abroad', (text) => expect(foreignFrom(text)).toBe(true));
});

describe('an invoice of a service', () => {
  const gross = (cells: Cells) => readRow('BPPU', { period: '10/2026', taxCode: '24-104-01', ...cells }, context);

  it('including PPN is withheld from without it', () => {
    const { input, findings } = gross({ grossWithVat: '11100000' });
    expect(input.gross).toBe('10000000');
    expect(findings.map(({ message }) => message)).toContain('impor.finding.net_of_vat');
  });

  it('in a foreign currency counts by its rate, and waits for one', () => {
    expect(gross({ gross: '1000', currency: 'USD', exchangeRate: '16500' }).input.gross).toBe('16500000');
    expect(gross({ gross: '1000', currency: 'USD' }).findings.map(({ message }) => message)).toContain(
      'impor.finding.rate_missing',
    );
  });
});
