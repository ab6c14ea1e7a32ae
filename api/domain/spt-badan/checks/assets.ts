import type { Finding } from '../../definition/finding.ts';
import { choiceLines } from '../annual-form.ts';
import { assetOf } from '../assets.ts';
import { type AssetGroup, mayDecline } from '../calculations/depreciation.ts';
import { rowsIn } from '../entries.ts';
import { assetCode } from '../xml/asset-codes.ts';
import { type Check, error, foundWhere } from './check.ts';

/** Assets are complete, of a kind that the office has, acquired by the end of the tax year, and buildings have no declining balance. */
export const assets: Check = ({ form, entries, facts: { taxYear } }) => {
  const [sheet, table] = choiceLines[form.era].assets;
  return rowsIn(entries, sheet, table).flatMap((row, at): readonly Finding[] => {
    const path = `${sheet}!${table}.${at}`;
    const asset = assetOf(row);
    if (!asset) return [error(path, 'asset_incomplete')];
    return foundWhere(
      [form.era === '2025' && assetCode(row.kind ?? '', row.group ?? '') === null, error(path, 'asset_kind')],
      [asset.cost < 0, error(path, 'asset_negative')],
      [Number(asset.month.slice(0, 4)) > taxYear, error(path, 'asset_later')],
      [row.fiscalMethod === 'SM' && !mayDecline(row.group as AssetGroup), error(path, 'building_declining')],
    );
  });
};
