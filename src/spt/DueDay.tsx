import { useTranslate } from 'react-admin';
import { jakartaDay } from '#domain/scope.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { isFiled, isVoid } from '#domain/spt/status-queries.ts';
import { Day } from '../ui/layout/Day.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { MayMove } from './MayMove.tsx';

/** The last day to file in time; past it while it is still to be filed, said so. A correction has no day of its own. */
export const DueDay = ({ of }: { of: Pick<SptListRow, 'dueDay' | 'dueMayMove' | 'revision' | 'status'> }) => {
  const words = useTranslate()('sptScreen.late');
  if (of.revision > 0 || isVoid(of)) return <span className="sec">–</span>;
  const late = !isFiled(of) && of.dueDay !== null && of.dueDay < jakartaDay(Date.now());
  return (
    <span className={late ? 'row g4 bad' : 'row g4'} title={late ? words : undefined}>
      {late && <Icon name="warning" size={12} />}
      <Day value={of.dueDay} />
      {late && <span className="sr">{words}</span>}
      {!isFiled(of) && <MayMove of={of} />}
    </span>
  );
};
