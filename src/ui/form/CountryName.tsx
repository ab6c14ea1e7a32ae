import { useCountries } from './use-countries.ts';

/** The name of a country, or its code if unknown. */
export const CountryName = ({ code }: { code: string }) => (
  <>{useCountries().find((country) => country.code === code)?.name ?? code}</>
);
