import { useTranslate } from 'react-admin';
import type { ToldDue } from '#domain/spt/filing.ts';
import { Icon } from '../ui/layout/Icon.tsx';

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
