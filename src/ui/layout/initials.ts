/** Two letters for a company's square: its initials, legal forms left out. */
export const initialsOf = (name: string): string => {
  const words = name
    .split(/\s+/)
    .filter((word) => !/^(PT|CV|UD|Firma|Koperasi|Yayasan|Tbk\.?|\(Persero\))$/i.test(word));
  return ((words[0]?.[0] ?? '') + (words[1]?.[0] ?? '')).toUpperCase();
};
