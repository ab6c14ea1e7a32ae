import { describe, expect, it } from 'vitest';
import { checkAttachment, lacksStatements, readCsvName } from './csv-name.ts';

const AROUND = { npwp: '010203040506000', today: '2025-03-01' };
const BADAN = '0102030405060000112202300F1132140111';

const read = (name: string) => {
  const { name: says, findings } = readCsvName(name, AROUND);
  return { says, rules: findings.map(({ message }) => message.replace('efiling.check.', '')) };
};

describe('the name of a file of e-SPT', () => {
  it.each([
    [`${BADAN}.csv`, { kind: 'BADAN', period: '2023', revision: 0, form: '11321401' }, []],
    [
      '0102030405060000606201801F1132041009.csv',
      { kind: 'PPH4_2', period: '2018-06', revision: 1, form: '11320410' },
      [],
    ],
    [
      '0102030405060000101201800F1232040111.csv',
      { kind: 'PPN', period: '2018-01', revision: 0, form: '12320401' },
      ['use_efaktur'],
    ],
  ])('%s says kind, period and revision', (name, says, rules) => {
    expect(read(name)).toEqual({ says, rules });
  });

  it('of another company, of a year to come or of another version is found', () => {
    expect(read(`9${BADAN.slice(1)}.csv`).rules).toEqual(['npwp']);
    expect(read(`${BADAN.replace('0112202300', '0112202500')}.csv`).rules).toEqual(['csv_period', 'coretax']);
    expect(read(`${BADAN.slice(0, -2)}10.csv`).rules).toEqual(['version']);
  });
});

describe('an attachment', () => {
  const suffixOf = (name: string) => {
    const { suffix, findings } = checkAttachment(`${BADAN}.csv`, { name, size: 1000 });
    return [suffix, findings.map(({ message }) => message.replace('efiling.check.', ''))];
  };

  it('has the name of the file and a known suffix', () => {
    expect(suffixOf(`${BADAN}LK.pdf`)).toEqual(['LK', []]);
    expect(suffixOf(`${BADAN}XX.pdf`)).toEqual([null, ['pdf_name']]);
  });

  it('with the financial statements is compulsory for a company', () => {
    expect(lacksStatements('BADAN', ['DL'])).toBe(true);
    expect(lacksStatements('BADAN', ['DL', 'LK'])).toBe(false);
  });
});
