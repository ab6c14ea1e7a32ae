import { type LawTable, lawTable } from '../../definition/law-table.ts';
import { type Both, text } from '../../definition/record-field.ts';

const namedList = (table: string, names: readonly [string, string], title: Both, noun: Both) =>
  lawTable({
    table,
    names,
    title,
    noun,
    fields: {
      code: text(['Kode', 'Code'], 40),
      nameId: text(['Nama Indonesia', 'Indonesian name'], 150),
      nameEn: text(['Nama Inggris', 'English name'], 150),
    },
    key: ['code'],
    form: ['code', ['nameId', 'nameEn']],
    search: ['code', 'nameId', 'nameEn'],
  });

export type NamedList = ReturnType<typeof namedList>;

/** Choices of the data of a company and its people. */
export const namedLists = {
  industry: namedList('industry', ['industry', 'industries'], ['Industri', 'Industries'], ['industri', 'industry']),
  department: namedList(
    'department',
    ['department', 'departments'],
    ['Departemen', 'Departments'],
    ['departemen', 'department'],
  ),
  jobTitle: namedList('job-title', ['jobTitle', 'jobTitles'], ['Jabatan', 'Job titles'], ['jabatan', 'job title']),
  incomeBand: namedList(
    'income-band',
    ['incomeBand', 'incomeBands'],
    ['Rentang penghasilan', 'Income bands'],
    ['rentang penghasilan', 'income band'],
  ),
} as const satisfies Readonly<Record<string, LawTable>>;
