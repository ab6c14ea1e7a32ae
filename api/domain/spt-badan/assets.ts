import { sen } from '../definition/money.ts';
import { type Asset, type AssetGroup, assetGroups, chargeIn, mayDecline } from './calculations/depreciation.ts';
import type { EntryRow } from './entries.ts';

const MONTH = /^\d{4}-\d{2}$/;

const isGroup = (text: string | undefined): text is AssetGroup =>
  text !== undefined && Object.hasOwn(assetGroups, text);

/** The asset of a row of LK 1A or L9; null while it is incomplete. */
export const assetOf = ({ group, month = '', cost, fiscalMethod }: EntryRow): Asset | null => {
  if (!isGroup(group) || !MONTH.test(month) || !cost) return null;
  const method = fiscalMethod === 'SM' && mayDecline(group) ? 'SM' : 'GL';
  return { group, method, month, cost: sen(cost) };
};

/** Book values and charge of a row in a year, in sen; nothing while it is incomplete. */
export const assetYear = (row: EntryRow, year: number) => {
  const asset = assetOf(row);
  return asset ? chargeIn(asset, year) : { year, charge: 0, opening: 0, closing: 0 };
};
