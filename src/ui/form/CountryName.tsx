import { useLocaleState } from 'react-admin';
import { countryNames } from '#domain/rules/identity/countries.ts';

/** The name of a country, or its code if unknown. Loaded lazily, because the list is long. */
const CountryName = ({ code }: { code: string }) => {
  const [locale] = useLocaleState();
  const named = countryNames(locale === 'en' ? 'en' : 'id');
  return <>{named.find((country) => country.code === code)?.name ?? code}</>;
};

export default CountryName;
