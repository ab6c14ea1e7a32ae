type Values = Readonly<Record<string, unknown>>;

type Kind = {
  readonly base: string;
  readonly input: (n: number) => Values;
  readonly change: Values;
  readonly refused: readonly (readonly [wrong: Record<string, unknown>, field: string])[];
  readonly found: string;
};

export const accountingKinds: Readonly<Record<string, Kind>> = {
  'jurnal-integration/accounts': {
    base: '/jurnal-integration/accounts',
    input: (n) => ({ account: `4-${n} kontrak`, opt: 'A', code: '000000', unit: 'UM.0018' }),
    change: { opt: 'B', code: '130100' },
    refused: [
      [{ account: '' }, 'account'],
      [{ account: 'x'.repeat(65) }, 'account'],
      [{ opt: 'C' }, 'opt'],
      [{ code: '12' }, 'code'],
      [{ unit: 'UM.9999' }, 'unit'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  'jurnal-integration/tax-codes': {
    base: '/jurnal-integration/tax-codes',
    input: (n) => ({ taxCode: `PPN ${n} kontrak`, code: '04', addInfo: null }),
    change: { code: '07', addInfo: 'TD.00501' },
    refused: [
      [{ taxCode: ' ' }, 'taxCode'],
      [{ code: '99' }, 'code'],
      [{ code: '07' }, 'addInfo'],
      [{ addInfo: 'TD.00501' }, 'addInfo'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
};
