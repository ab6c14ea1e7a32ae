import { useTranslate } from 'react-admin';
import { hasNoPayee, isAnnual, isForeign, type SlipKind } from '#domain/bupot/kinds.ts';
import { offerEver } from '#domain/bupot/slip-object.ts';
import { slips } from '#domain/bupot/slips.ts';
import { slipFacilities } from '#domain/rules/bupot/facilities.ts';
import { facilitiesFor } from '#domain/rules/bupot/facilities-for.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { useCountries } from '../../ui/form/use-countries.ts';
import type { LookupOption } from '../../ui/inputs/Lookup.tsx';
import { LookupMany } from '../../ui/inputs/LookupMany.tsx';
import { type FilterInputProps, filtersOf, type ListFilter } from '../../ui/list/definition.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';

const AT_MOST = 30;

const chosen = (value: FilterInputProps['value']): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' && value ? [value] : [];

const found = (kind: SlipKind, text: string, today: string): readonly LookupOption[] =>
  offerEver(kind, text, today, AT_MOST).map(({ key, code, name }) => ({ value: key, code, label: name }));

const objectFilter = (kinds: readonly SlipKind[]) => {
  const search = (text: string): readonly LookupOption[] => {
    const today = jakartaDay(Date.now());
    const options = kinds.flatMap((kind) => found(kind, text, today));
    return [...new Map(options.map((option) => [option.value, option])).values()].slice(0, AT_MOST);
  };
  return ({ label, value, onChange }: FilterInputProps) => {
    const translate = useTranslate();
    return (
      <LookupMany
        label={label}
        helper={translate('bupotScreen.filter.taxCode_help')}
        value={chosen(value)}
        onChange={onChange}
        search={search}
        searchKey={`objects ${kinds.join()}`}
      />
    );
  };
};

const CountryFilter = ({ label, value, onChange }: FilterInputProps) => {
  const countries = useCountries();
  const search = (text: string): readonly LookupOption[] =>
    countries
      .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(text.toLowerCase()))
      .slice(0, AT_MOST)
      .map(({ code, name }) => ({ value: code, code, label: name }));
  return (
    <LookupMany
      label={label}
      value={chosen(value)}
      onChange={onChange}
      search={search}
      searchKey={`countries ${countries.length}`}
    />
  );
};

const ReturnName = ({ value }: { value: string }) => {
  const filter = JSON.stringify({ returnId: value });
  const { data } = useGet('/ebupot/slips', { query: { filter, range: '[0,0]' } });
  return <span className="num">{data?.[0] ? formatPeriod(data[0].period) : '…'}</span>;
};

const ImportName = importNameAt('ebupot/import');

const leftOut = ([kind, ...others]: readonly [SlipKind, ...SlipKind[]]): readonly string[] => [
  ...(others.length > 0 ? [] : ['kind']),
  ...(isAnnual(kind) ? ['final'] : ['ptkp', 'overWithheld']),
  ...(hasNoPayee(kind) ? ['borne', 'payee', 'notSent'] : []),
  ...(isForeign(kind) ? [] : ['country']),
];

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
