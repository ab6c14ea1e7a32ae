import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { returnPath } from './paths.ts';

/** Whether a return holds the slip, and the way to it. */
export const InReturn = ({ of: { kind, returnId } }: { of: Pick<BupotListRow, 'kind' | 'returnId'> }) => {
  const words = useTranslate()('bupotScreen.list.in_return');
  if (returnId === null) return <span className="sec">–</span>;
  return (
    <span className="row g4">
      <Icon name="check" size={14} />
      <Link to={returnPath(kind, returnId)}>{words}</Link>
    </span>
  );
};
