import { useCountries } from './use-countries.ts';

export const CountryName = ({ code }: { code: string }) => (
  <>{useCountries().find((country) => country.code === code)?.name ?? code}</>
);
