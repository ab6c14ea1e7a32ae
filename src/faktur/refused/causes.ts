import type { RefusalBucket } from '#domain/faktur/refusals-schema.ts';
import type { IconName } from '../../ui/layout/Icon.tsx';

type Say = (key: string, options?: Record<string, unknown>) => string;
type Kind = NonNullable<RefusalBucket['cure']>['kind'];

/** What a cause is called: in our words where the code is known, else in those of the office. */
export const causeTitle = ({ code, known, message }: RefusalBucket, say: Say): string =>
  known ? say(`office.code.${code}.title`) : (message ?? say(code === '' ? 'refusals.no_code' : 'refusals.unknown'));

/** What a person can do about a cause, in a few words. */
export const causeCure = ({ cure }: RefusalBucket, say: Say): string => say(`refusals.cure.${cure?.kind ?? 'none'}`);

const icons: Partial<Record<Kind, IconName>> = {
  quantity: 'sigma',
  signee: 'signature',
  ownPlace: 'building',
  buyerPlace: 'building',
  identity: 'user',
  transaction: 'document',
  paper: 'document',
  goods: 'columns',
  unit: 'columns',
  reference: 'edit',
  again: 'refresh',
};

export const causeIcon = ({ cure }: RefusalBucket): IconName => (cure && icons[cure.kind]) ?? 'info';

/** The list at the left: what is cured at once, and what is looked at. */
export const causeGroups = (buckets: readonly RefusalBucket[]) =>
  (
    [
      ['at_once', 'bad', buckets.filter(({ cure }) => cure?.atOnce)],
      ['to_look_at', 'warn', buckets.filter(({ cure }) => !cure?.atOnce)],
    ] as const
  ).filter(([, , own]) => own.length > 0);
