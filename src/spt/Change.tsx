import { isZero } from '#domain/definition/money.ts';
import { Money } from '../ui/layout/values.tsx';

/** By how much an amount changed, with its sign. */
export const Change = ({ by }: { by: string }) => (
  <b className={isZero(by) ? 'sec nw' : 'org-change nw'}>
    {!isZero(by) && !by.startsWith('-') && '+'}
    <Money value={by} />
  </b>
);
