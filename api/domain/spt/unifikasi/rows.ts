/** The table of SPT Masa PPh Unifikasi: rows by KAP-KJS under the article they belong to, in the order of the form. */
export const rowGroups = [
  { name: 'PPh 4(2)', rows: ['411128-100', '411128-402', '411128-403'] },
  { name: 'PPh 15', rows: ['411128-600', '411129-600'] },
  { name: 'PPh 22', rows: ['411122-100', '411122-900', '411122-910'] },
  { name: 'PPh 23', rows: ['411124-100'] },
  { name: 'PPh 26', rows: ['411127-110'] },
] as const;

export type RowGroup = (typeof rowGroups)[number];
export type GroupName = RowGroup['name'];
export type Row = RowGroup['rows'][number];

export const rows: readonly Row[] = rowGroups.flatMap((group): readonly Row[] => group.rows);

/**
 * A self-paid, B withheld or collected, C borne by the government, D payable, E payable by the return this one corrects, F to be paid
 * or paid too much.
 */
export const columns = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Column = (typeof columns)[number];
