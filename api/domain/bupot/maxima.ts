/** Maximum lengths of the fields of a slip, in characters (specification of the product; Coretax where it is wider). */
export const maxima = {
  nitku: 22,
  name: 255,
  foreignName: 100,
  email: 50,
  address: 500,
  foreignAddress: 255,
  tin: 50,
  passport: 20,
  /** Passport of an employee from abroad (article 21). */
  employeePassport: 16,
  kitas: 20,
  position: 100,
  nip: 18,
  rank: 100,
  document: 100,
  certificate: 100,
  reference: 100,
  previousNumber: 10,
  sp2d: 100,
} as const;
