type Values = Readonly<Record<string, unknown>>;

/** A row that is not yet in force, so that it may be removed. */
const kindOf = (
  base: string,
  input: (n: number) => Values,
  change: Values,
  refused: readonly (readonly [wrong: Record<string, unknown>, field: string])[],
) => ({
  base,
  internal: true as const,
  input: (n: number) => ({ validFrom: '2031-01-01', validUntil: null, source: 'Keputusan kontrak', ...input(n) }),
  change,
  refused: [
    ...refused,
    [{ source: ' ' }, 'source'],
    [{ validFrom: '2031-02-30' }, 'validFrom'],
    [{ validFrom: null }, 'validFrom'],
    [{ companyId: 'x' }, 'companyId'],
  ] as readonly (readonly [wrong: Record<string, unknown>, field: string])[],
  found: 'kontrak',
});

/** Rows of one day or one month have no last day. */
const momentOf = (...given: Parameters<typeof kindOf>) => {
  const kind = kindOf(...given);
  const input = (n: number): Record<string, unknown> => {
    const { validUntil: _, ...values } = kind.input(n) as Record<string, unknown>;
    return values;
  };
  return { ...kind, input, refused: [...kind.refused, [{ validUntil: '2031-01-02' }, 'validUntil'] as const] };
};

const list = (table: string) =>
  kindOf(
    `/admin/api/law/${table}`,
    (n) => ({ code: `0-KONTRAK-${n}`, nameId: 'Baris', nameEn: 'Row' }),
    { nameEn: 'Line' },
    [
      [{ code: '' }, 'code'],
      [{ nameId: null }, 'nameId'],
      [{ validUntil: '2030-12-31' }, 'validUntil'],
    ],
  );

const digits = (n: number, count: number) => String(n).padStart(count, '0');

export const lawKinds = {
  'admin/api/ebupot/tax-code': kindOf(
    '/admin/api/ebupot/tax-code',
    (n) => ({
      kind: 'BP21',
      code: `20-000-${digits(n, 2)}`,
      variant: null,
      name: 'Objek',
      article: null,
      rate: null,
      rateType: 'ARTICLE17',
      nett: 50,
      final: false,
      kap: '411121',
      kjs: '100',
      facilities: ['NONE', 'DTP'],
    }),
    { nett: 100, validUntil: '2032-12-31' },
    [
      [{ kind: 'BPXX' }, 'kind'],
      [{ nett: 101 }, 'nett'],
      [{ rate: '1.23456' }, 'rate'],
      [{ rateType: null }, 'rateType'],
      [{ kap: '41112' }, 'kap'],
      [{ kind: 'BPPU', rate: '2' }, 'article'],
    ],
  ),
  'admin/api/law/holiday': momentOf(
    '/admin/api/law/holiday',
    (n) => ({ validFrom: `2031-03-${digits(n + 1, 2)}`, kind: 'national', name: 'Hari raya' }),
    { kind: 'revoked' },
    [
      [{ name: '' }, 'name'],
      [{ kind: 'weekend' }, 'kind'],
    ],
  ),
  'admin/api/law/interest': momentOf(
    '/admin/api/law/interest',
    (n) => ({ validFrom: `${2031 + n}-01-01`, payment: '0.97', collection: null, sure: 'one source' }),
    { payment: '1.02' },
    [
      [{ payment: '0.975' }, 'payment'],
      [{ validFrom: '2031-03-02' }, 'validFrom'],
      [{ sure: 'maybe' }, 'sure'],
    ],
  ),
  'admin/api/law/filing-code': kindOf(
    '/admin/api/law/filing-code',
    (n) => ({ validFrom: `${2031 + n}-01-01`, digits: 6, minutes: 10, tries: 5 }),
    { minutes: 30 },
    [
      [{ digits: 11 }, 'digits'],
      [{ minutes: 1_441 }, 'minutes'],
      [{ tries: 21 }, 'tries'],
    ],
  ),
  'admin/api/law/final-regime': kindOf(
    '/admin/api/law/final-regime',
    (n) => ({ validFrom: `${2031 + n}-01-01`, body: 'CV', years: 4 }),
    { years: 5 },
    [
      [{ body: 'LTD' }, 'body'],
      [{ years: 100 }, 'years'],
    ],
  ),
  'admin/api/law/ptkp': momentOf(
    '/admin/api/law/ptkp',
    (n) => ({
      validFrom: `${2031 + n}-01-01`,
      self: 60_000_000,
      married: 5_000_000,
      dependant: 5_000_000,
      combined: 0,
    }),
    { combined: 60_000_000 },
    [
      [{ self: -1 }, 'self'],
      [{ married: '1' }, 'married'],
      [{ validFrom: '2031-07-01' }, 'validFrom'],
    ],
  ),
  'admin/api/law/treaty': kindOf(
    '/admin/api/law/treaty',
    (n) => ({
      validFrom: `${2031 + n}-01-01`,
      country: 'SGP',
      dividend: '10-15',
      substantialDividend: null,
      interest: '10',
      royalty: null,
      branchProfit: null,
      services: null,
      sources: 'one',
      remark: null,
    }),
    { interest: '7.5' },
    [
      [{ country: 'XXX' }, 'country'],
      [{ dividend: 'ten' }, 'dividend'],
      [{ royalty: '5-' }, 'royalty'],
      [{ remark: 'other' }, 'remark'],
    ],
  ),
  'admin/api/law/kpp': kindOf(
    '/admin/api/law/kpp',
    (n) => ({ code: digits(n, 3), name: 'KPP Pratama Baru' }),
    { name: 'KPP Pratama Lama' },
    [[{ code: '12' }, 'code']],
  ),
  'admin/api/law/klu': kindOf(
    '/admin/api/law/klu',
    (n) => ({ code: digits(n, 5), name: 'Usaha baru' }),
    { name: 'Usaha lain' },
    [[{ code: '123' }, 'code']],
  ),
  'admin/api/law/error-code': kindOf(
    '/admin/api/law/error-code',
    (n) => ({
      code: `0-KONTRAK-${n}`,
      titleId: 'Galat',
      titleEn: 'Error',
      causeId: 'Sebab',
      causeEn: 'Cause',
      cureId: 'Perbaiki',
      cureEn: 'Repair',
    }),
    { cureEn: 'Cure' },
    [[{ causeEn: '' }, 'causeEn']],
  ),
  'admin/api/law/industry': list('industry'),
  'admin/api/law/department': list('department'),
  'admin/api/law/job-title': list('job-title'),
  'admin/api/law/income-band': list('income-band'),
};
