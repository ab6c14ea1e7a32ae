import { hasNoPayee, isAnnual, isForeign, type SlipKind } from '#domain/bupot/kinds.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { type SlipTab, tabs } from '#domain/bupot/status-queries.ts';
import { slipFacilities } from '#domain/rules/bupot/facilities.ts';
import { facilitiesFor } from '#domain/rules/bupot/facilities-for.ts';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';
import type { ListFilter } from '../../ui/list/definition.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { CountryFilter, objectFilter } from './LookupFilters.tsx';
import { ReturnName } from './ReturnName.tsx';

const ImportName = importNameAt('/ebupot/import');

const label = (key: string): string => `bupotScreen.filter.${key}`;
const text = (key: string, place: ListFilter['place'] = 'drawer'): ListFilter => ({
  key,
  kind: 'text',
  label: label(key),
  place,
});
const flag = (key: string): ListFilter => ({ key, kind: 'flag', label: label(key), place: 'drawer' });
const yesNo = (key: string, yes: string, no: string): ListFilter => ({
  key,
  kind: 'yesno',
  label: label(key),
  place: 'drawer',
  options: [
    { value: 'true', label: label(yes) },
    { value: 'false', label: label(no) },
  ],
});
const span = (kind: 'period' | 'day' | 'amount', ...keys: readonly string[]): readonly ListFilter[] =>
  keys.map((key) => ({ key, kind, label: label(key), place: 'drawer' }));

const formFilter = (kinds: readonly SlipKind[]): ListFilter => ({
  key: 'kind',
  kind: 'choices',
  label: label('form'),
  place: 'bar',
  options: kinds.map((value) => ({ value, label: `bupotScreen.form.${value}` })),
});

const ptkpFilter: ListFilter = {
  key: 'ptkp',
  kind: 'choices',
  label: label('ptkp'),
  place: 'drawer',
  options: withholdingStatuses.map((value) => ({ value, label: value })),
};

const facilityFilter = (kinds: readonly SlipKind[]): ListFilter => ({
  key: 'facility',
  kind: 'choices',
  label: label('facility'),
  place: 'drawer',
  options: slipFacilities
    .filter((code) => kinds.some((kind) => facilitiesFor(kind).includes(code)))
    .map((value) => ({
      value,
      label: `bupotScreen.facility.${value}`,
    })),
});

/** What a list of these kinds may be narrowed by, in the order of the drawer. */
export const bupotFilters = (kinds: readonly [SlipKind, ...SlipKind[]]): readonly ListFilter[] => {
  const [kind] = kinds;
  return [
    text('q', 'search'),
    {
      key: 'tab',
      kind: 'choice',
      label: label('tab'),
      place: 'tabs',
      options: (Object.keys(tabs) as SlipTab[]).map((value) => ({
        value,
        label: `bupot.tab.${value}`,
        states: tabs[value],
      })),
    },
    { key: 'period', kind: 'period', label: label('period'), place: 'bar' },
    ...(kinds.length > 1 ? [formFilter(kinds)] : []),
    {
      key: 'status',
      kind: 'choices',
      label: label('status'),
      place: 'bar',
      options: Object.keys(bupotStatus.states).map((value) => ({ value, label: `bupot.status.${value}` })),
    },
    { key: 'taxCode', kind: 'choices', label: label('taxCode'), place: 'drawer', Input: objectFilter(kinds) },
    ...(isAnnual(kind) ? [ptkpFilter, flag('overWithheld')] : [yesNo('final', 'is_final', 'not_final')]),
    facilityFilter(kinds),
    ...(hasNoPayee(kind) ? [] : [flag('borne')]),
    ...(isForeign(kind)
      ? ([{ key: 'country', kind: 'choices', label: label('country'), place: 'drawer', Input: CountryFilter }] as const)
      : []),
    ...(hasNoPayee(kind) ? [] : [text('payee'), flag('notSent')]),
    flag('hasError'),
    yesNo('posted', 'yes', 'no'),
    text('reference'),
    ...span('period', 'periodFrom', 'periodTo'),
    ...span('day', 'dateFrom', 'dateTo'),
    ...span('amount', 'amountMin', 'amountMax'),
    { ...text('importId', 'link'), Value: ImportName },
    { ...text('returnId', 'link'), Value: ReturnName },
    { key: 'kapKjs', kind: 'choices', label: label('kapKjs'), place: 'link' },
  ];
};
