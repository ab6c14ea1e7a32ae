export const withCity = (address: string, city: string): string => {
  const named = address.toLowerCase().includes(city.toLowerCase());
  return [address, named ? '' : city].filter(Boolean).join(', ');
};
