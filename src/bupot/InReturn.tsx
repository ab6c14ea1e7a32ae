import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { exists } from '../app/exists.ts';
import { Icon } from '../kit/Icon.tsx';
import { returnPath } from './paths.ts';

/** Whether a return holds the slip, and the way to it. */
export const InReturn = ({ of: { kind, returnId } }: { of: Pick<BupotListRow, 'kind' | 'returnId'> }) => {
  const words = useTranslate()('bupotScreen.list.in_return');
  if (returnId === null) return <span className="sec">–</span>;
  const path = returnPath(kind, returnId);
  return (
    <span className="row g4">
      <Icon name="check" size={14} />
      {exists(path) ? <Link to={path}>{words}</Link> : words}
    </span>
  );
};
