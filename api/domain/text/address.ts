/** An address with its city, which is not said twice where the address names it already. */
export const withCity = (address: string, city: string): string => {
  const named = address.toLowerCase().includes(city.toLowerCase());
  return [address, named ? '' : city].filter(Boolean).join(', ');
};
