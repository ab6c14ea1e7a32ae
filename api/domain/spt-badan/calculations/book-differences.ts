import { type Sen, total } from '../../definition/money.ts';
import { type AssetGroup, assetGroups } from './depreciation.ts';

type Charged = { readonly group: AssetGroup; readonly charge: Sen };

/** Fiscal charges of tangible assets (buildings included) and of intangible ones, in sen. */
export const fiscalCharges = (assets: readonly Charged[]): { readonly tangible: Sen; readonly intangible: Sen } => {
  const of = (intangible: boolean): Sen =>
    total(
      assets
        .filter(({ group }) => (assetGroups[group].kind === 'intangible') === intangible)
        .map(({ charge }) => charge),
    );
  return { tangible: of(false), intangible: of(true) };
};

/** Commercial less fiscal: a positive correction (1771-I 5i, 5j) or a negative one (6a, 6b), never both. */
export const bookDifference = (commercial: Sen, fiscal: Sen): { readonly plus: Sen; readonly minus: Sen } => ({
  plus: Math.max(0, commercial - fiscal),
  minus: Math.max(0, fiscal - commercial),
});
