import { hasNoPayee, isAnnual, isForeign, type SlipKind } from '#domain/bupot/kinds.ts';
import { slips } from '#domain/bupot/slips.ts';
import { slipFacilities } from '#domain/rules/bupot/facilities.ts';
import { facilitiesFor } from '#domain/rules/bupot/facilities-for.ts';
import type { ListFilter } from '../../ui/list/definition.ts';
import { filtersOf } from '../../ui/list/filters-of.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { CountryFilter, objectFilter } from './LookupFilters.tsx';
import { ReturnName } from './ReturnName.tsx';

const ImportName = importNameAt('/ebupot/import');

/** What slips of these kinds say nothing of. */
const leftOut = ([kind, ...others]: readonly [SlipKind, ...SlipKind[]]): readonly string[] => [
  ...(others.length > 0 ? [] : ['kind']),
  ...(isAnnual(kind) ? ['final'] : ['ptkp', 'overWithheld']),
  ...(hasNoPayee(kind) ? ['borne', 'payee', 'notSent'] : []),
  ...(isForeign(kind) ? [] : ['country']),
];

/** What a list of these kinds may be narrowed by: the filters of slips, as far as they say anything of these. */
export const slipFilters = (kinds: readonly [SlipKind, ...SlipKind[]]): readonly ListFilter[] => {
  const facilities = slipFacilities.filter((code) => kinds.some((kind) => facilitiesFor(kind).includes(code)));
  return filtersOf(
    slips[kinds[0]],
    {
      kind: { options: kinds.map((value) => ({ value, label: `bupotScreen.form.${value}` })) },
      facility: { options: facilities.map((value) => ({ value, label: `bupotScreen.facility.${value}` })) },
      taxCode: { Input: objectFilter(kinds) },
      country: { Input: CountryFilter },
      importId: { Value: ImportName },
      returnId: { Value: ReturnName },
    },
    leftOut(kinds),
  );
};
