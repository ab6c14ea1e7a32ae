import { useTranslate } from 'react-admin';
import { jakartaDay } from '#domain/scope.ts';
import type { ToldDue } from '#domain/spt/filing.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { isFiled, isVoid } from '#domain/spt/status-queries.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { Day } from '../ui/layout/values.tsx';

/** Why a last day may still move; null where it is certain. */
export const useMayMove = () => {
  const translate = useTranslate();
  return ({ dueDay, dueMayMove }: ToldDue): string | null =>
    dueDay && dueMayMove ? translate('sptScreen.may_move', { year: dueDay.slice(0, 4) }) : null;
};

/** Beside a last day to file: that it is not certain yet; in a word where there is room, and why. */
export const MayMove = ({ of, worded = false }: { readonly of: ToldDue; readonly worded?: boolean }) => {
  const translate = useTranslate();
  const words = useMayMove()(of);
  if (!words) return null;
  return (
    <span className="row g4 warn small nw" title={words}>
      <Icon name="help" size={14} />
      {worded && translate('sptScreen.not_certain')}
      <span className="sr">{words}</span>
    </span>
  );
};

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
