import { slipAdvice } from '#domain/bupot/office-codes.ts';
import { officeAdvice } from '#domain/office/codes.ts';
import type { RefusedFamilyName } from '#domain/refusals/cure.ts';
import type { RefusalBucket } from '#domain/refusals/schema.ts';
import { sptAdvice } from '#domain/spt/office-codes.ts';
import type { IconName } from '../ui/layout/Icon.tsx';

type Say = (key: string, options?: Record<string, unknown>) => string;
type Kind = NonNullable<RefusalBucket['cure']>['kind'];

/** Message keys of a code, by family. */
const advice: Readonly<Record<RefusedFamilyName, (code: string) => { title: string; cause: string }>> = {
  faktur: officeAdvice,
  'retur-in': officeAdvice,
  'dokumen-out': officeAdvice,
  'dokumen-in': officeAdvice,
  'retur-dokumen-out': officeAdvice,
  'retur-dokumen-in': officeAdvice,
  bupot: slipAdvice,
  spt: sptAdvice,
};

type Caused = Pick<RefusalBucket, 'family' | 'code' | 'known'> & { readonly message?: string | null };

export const causeTitle = ({ family, code, known, message }: Caused, say: Say): string =>
  known ? say(advice[family](code).title) : (message ?? say(code === '' ? 'refusals.no_code' : 'refusals.unknown'));

export const causeWhy = ({ family, code, known, message }: Caused, say: Say): string =>
  known ? say(advice[family](code).cause) : say('refusals.office_message', { message: message ?? '–' });

export const causeCure = ({ cure }: RefusalBucket, say: Say): string => say(`refusals.cure.${cure?.kind ?? 'none'}`);

const icons: Partial<Record<Kind, IconName>> = {
  quantity: 'sigma',
  signee: 'signature',
  ownPlace: 'building',
  otherPlace: 'building',
  identity: 'user',
  transaction: 'document',
  paper: 'document',
  goods: 'columns',
  unit: 'columns',
  reference: 'edit',
  number: 'edit',
  rate: 'sigma',
  date: 'calendar',
  monthly: 'replaced',
  origin: 'replaced',
  post: 'refresh',
  inquire: 'refresh',
  again: 'refresh',
};

export const causeIcon = ({ cure }: RefusalBucket): IconName => (cure && icons[cure.kind]) ?? 'info';

export const causeKey = ({ family, code }: Pick<RefusalBucket, 'family' | 'code'>): string => `${family} ${code}`;

export const causeGroups = (buckets: readonly RefusalBucket[]) =>
  (
    [
      ['at_once', 'bad', buckets.filter(({ cure }) => cure?.atOnce)],
      ['to_look_at', 'warn', buckets.filter(({ cure }) => !cure?.atOnce)],
    ] as const
  ).filter(([, , own]) => own.length > 0);
