import { isZero } from '#domain/definition/money.ts';
import { Money } from '../ui/layout/values.tsx';

export const Signed = ({ value, strong = false }: { value: string; strong?: boolean }) => (
  <span className={strong ? 'nw strong' : 'nw'}>
    {!value.startsWith('-') && !isZero(value) && '+'}
    <Money value={value} />
  </span>
);
