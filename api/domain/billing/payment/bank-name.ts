const names: Readonly<Record<string, string>> = {
  MANDIRI: 'Bank Mandiri',
  PERMATA: 'Bank Permata',
  CIMB: 'CIMB Niaga',
  DANAMON: 'Bank Danamon',
  BSI: 'Bank Syariah Indonesia',
};

/** A bank as people call it, by its code; the code itself where that is its name (BCA, BRI, BNI). */
export const bankName = (bank: string): string => names[bank] ?? bank;
