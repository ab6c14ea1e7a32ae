import { useTranslate } from 'react-admin';
import type { BupotListRow } from '#domain/bupot/listed.ts';

/** The number a slip has; before it has one its reference, or that it has none yet. */
export const BupotNumber = ({ of: { number, reference } }: { of: Pick<BupotListRow, 'number' | 'reference'> }) => {
  const translate = useTranslate();
  if (number) return <span className="id">{number}</span>;
  return reference ? <span>{reference}</span> : <span className="sec">{translate('bupotScreen.list.no_number')}</span>;
};
