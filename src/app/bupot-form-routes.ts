import type { Permission } from '#domain/permissions.ts';
import { type AppRoute, screen } from './a-route.ts';
import type { GuardName } from './guards.ts';

const CREATE: readonly Permission[] = ['EBUPOT_WITHHOLDING_CREATE'];
const create = screen(() => import('../bupot/form/FormScreens.tsx'), 'SlipCreate');
const edit = screen(() => import('../bupot/form/FormScreens.tsx'), 'SlipEdit');

type Forms = {
  readonly list: string;
  /** What the addresses say besides the list: which kind of slip, where several share it. */
  readonly create?: string;
  readonly edit?: string;
  readonly guards?: readonly GuardName[];
};

const forms: readonly Forms[] = [
  { list: 'unifikasi/domestic', create: '/{form?}', edit: '/{form?}' },
  { list: 'unifikasi/foreign' },
  { list: 'article', create: '/{form?}' },
  { list: 'bpA1' },
  { list: 'bpA2' },
  { list: 'bp26', guards: ['ebupotCoretax', 'bp26'] },
  { list: 'cumulative-payment' },
  { list: 'self-payment' },
];

const route = (path: string, shown: AppRoute['screen'], title: string, guards: readonly GuardName[]): AppRoute => ({
  path: `/main/ebupot-v2/${path}`,
  screen: shown,
  permission: CREATE,
  layout: 'EfakturForm',
  title,
  guards,
});

/** The forms of slips, one for each list they stand under. */
export const bupotFormRoutes: readonly AppRoute[] = forms.flatMap(
  ({ list, create: made = '', edit: changed = '', guards = ['ebupotCoretax'] }) => [
    route(`${list}/create${made}`, create, 'bupotForm.create', guards),
    route(`${list}/edit${changed}/{id}`, edit, 'bupotForm.edit', guards),
  ],
);
