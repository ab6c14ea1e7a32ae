import { useLocaleState } from 'react-admin';
import { useGet } from '../feedback/use-call.ts';

export type CountryName = { readonly code: string; readonly name: string; readonly active: boolean };

export const useCountries = (): readonly CountryName[] => {
  const [locale] = useLocaleState();
  const { data = [] } = useGet('/countries', { staleTime: Number.POSITIVE_INFINITY });
  return data.map(({ code, id, en, active }) => ({ code, name: locale === 'en' ? en : id, active }));
};
