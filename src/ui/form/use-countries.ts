import { useLocaleState } from 'react-admin';
import { useGet } from '../feedback/use-call.ts';

type Country = { readonly code: string; readonly id: string; readonly en: string; readonly active: boolean };

export type CountryName = { readonly code: string; readonly name: string; readonly active: boolean };

/** The countries in the language of the page; empty while they are loaded. */
export const useCountries = (): readonly CountryName[] => {
  const [locale] = useLocaleState();
  const { data = [] } = useGet<readonly Country[]>('/countries', { staleTime: Number.POSITIVE_INFINITY });
  return data.map(({ code, id, en, active }) => ({ code, name: locale === 'en' ? en : id, active }));
};
