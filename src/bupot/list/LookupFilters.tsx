import { useLocale, useTranslate } from 'react-admin';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import { offerEver } from '#domain/bupot/slip-object.ts';
import { countries } from '#domain/rules/identity/countries.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { LookupOption } from '../../ui/inputs/Lookup.tsx';
import { LookupMany } from '../../ui/inputs/LookupMany.tsx';
import type { FilterInputProps } from '../../ui/list/definition.ts';

const AT_MOST = 30;

const chosen = (value: FilterInputProps['value']): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' && value ? [value] : [];

const found = (kind: SlipKind, text: string, today: string): readonly LookupOption[] =>
  offerEver(kind, text, today, AT_MOST).map(({ key, code, name }) => ({ value: key, code, label: name }));

/** The objects the kinds of a list may carry, each once, by code or by words. */
export const objectFilter = (kinds: readonly SlipKind[]) => {
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

/** Countries by name or code. */
export const CountryFilter = ({ label, value, onChange }: FilterInputProps) => {
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const search = (text: string): readonly LookupOption[] =>
    countries
      .filter(({ code, id, en }) => `${code} ${id} ${en}`.toLowerCase().includes(text.toLowerCase()))
      .slice(0, AT_MOST)
      .map((country) => ({ value: country.code, code: country.code, label: country[locale] }));
  return (
    <LookupMany
      label={label}
      value={chosen(value)}
      onChange={onChange}
      search={search}
      searchKey={`countries ${locale}`}
    />
  );
};
