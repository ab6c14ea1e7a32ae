import { isDay, isPeriod } from '../definition/day.ts';
import { assetGroups } from './calculations/depreciation.ts';
import { type Cell, referenceList } from './row-table.ts';
import { assetNames } from './xml/asset-codes.ts';

const AMOUNT = /^-?\d{1,13}(\.\d{1,2})?$/;
const PERCENT = /^\d{1,3}(\.\d{1,2})?$/;

export const isAmount = (text: string): boolean => AMOUNT.test(text);

type Rule = (text: string, options: readonly string[], group: string) => boolean;

const fits: Readonly<Record<Cell['kind'], Rule>> = {
  text: (text, [length]) => text.length <= Number(length ?? 100) && !/[<>\p{Cc}]/u.test(text),
  amount: isAmount,
  percent: (text) => PERCENT.test(text) && Number(text) <= 100,
  day: isDay,
  month: isPeriod,
  year: (text) => /^(19|20)\d{2}$/.test(text),
  count: (text, [most]) => /^\d{1,5}$/.test(text) && Number(text) <= Number(most ?? 99_999),
  yesno: (text) => text === 'yes' || text === 'no',
  choice: (text, options) => options.includes(text),
  list: (text, [list]) => referenceList(list ?? '').some(({ code }) => code === text),
  group: (text) => Object.hasOwn(assetGroups, text),
  asset: (text, _, group) => assetNames(group).includes(text),
  copy: () => false,
  paidOn: () => false,
  computed: () => false,
  fixed: (text) => text.length <= 200,
};

/** Whether a text may be in a cell; an empty one may. `group` is the group of an asset in the row. */
export const cellFits = ({ kind, options }: Cell, text: string, group = ''): boolean =>
  text === '' || fits[kind](text, options, group);
