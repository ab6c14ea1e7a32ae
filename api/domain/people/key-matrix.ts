import { type Permission, permissions } from '../permissions.ts';

/** The columns of the permission matrix. UPLOAD covers handing in and filing, because no resource has both. */
export const acts = ['VIEW', 'CREATE', 'UPLOAD', 'SEND', 'DELETE', 'CANCEL'] as const;
export type Act = (typeof acts)[number];

export type MatrixRow = { readonly thing: string; readonly keys: Readonly<Partial<Record<Act, Permission>>> };
export type MatrixModule = { readonly module: string; readonly rows: readonly MatrixRow[] };

const things = {
  efaktur: [
    'EFAKTUR',
    'EFAKTUR_DOC',
    'EFAKTUR_IMPORT_EXPORT',
    'EFAKTUR_NSFP',
    'EFAKTUR_SPT',
    'EFAKTUR_RECON',
    'EFAKTUR_REPORTING',
    'EFAKTUR_QUOTA',
  ],
  ebupot: ['EBUPOT', 'EBUPOT_WITHHOLDING', 'EBUPOT_SPT', 'EBUPOT_ARCHIVE', 'EBUPOT_QUOTA', 'EBUPOT_QUOTA_HISTORY'],
  ebilling: ['EBILLING', 'EBILLING_PAYMENT', 'EBILLING_NTPN'],
  efiling: ['EFILING', 'EFILING_ARCHIVE'],
  home: [
    'HOMEPAGE_WAITING',
    'HOMEPAGE_REPORTING',
    'HOMEPAGE_FAST',
    'HOMEPAGE_QOUTA',
    'HOMEPAGE_CALENDAR',
    'QUICK_ACCESS',
    'AUDIT_LOG',
  ],
  setting: [
    'SETTING_PROFILE_COMPANY',
    'SETTING_COMPANY_LIST',
    'SETTING_USER',
    'SETTING_SIGNATURE',
    'SETTING_AUTO_MAIL',
    'SETTING_NSFP',
    'SETTING_ECERT',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const endings: Readonly<Record<Act, readonly string[]>> = {
  VIEW: ['VIEW'],
  CREATE: ['CREATE'],
  UPLOAD: ['UPLOAD', 'REPORT'],
  SEND: ['SEND'],
  DELETE: ['DELETE'],
  CANCEL: ['CANCEL'],
};

const keyOf = (thing: string, act: Act): Permission | undefined =>
  permissions.find((key) => endings[act].some((ending) => key === `${thing}_${ending}`));

const rowOf = (thing: string): MatrixRow => ({
  thing,
  keys: Object.fromEntries(
    acts.flatMap((act) => {
      const key = keyOf(thing, act);
      return key ? [[act, key]] : [];
    }),
  ),
});

export const keyMatrix: readonly MatrixModule[] = Object.entries(things).map(([module, named]) => ({
  module,
  rows: named.map(rowOf),
}));

export const keysIn = ({ rows }: Pick<MatrixModule, 'rows'>, act?: Act): Permission[] =>
  rows.flatMap(({ keys }) => (act ? (keys[act] ?? []) : Object.values(keys)));

const places = new Map(
  keyMatrix.flatMap(({ rows }) =>
    rows.flatMap(({ thing, keys }) =>
      Object.entries(keys).map(([act, key]) => [key, { thing, act: act as Act }] as const),
    ),
  ),
);

export const placeOf = (key: string): { readonly thing: string; readonly act: Act } | undefined =>
  places.get(key as Permission);
