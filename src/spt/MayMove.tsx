import { useTranslate } from 'react-admin';
import type { ToldDue } from '#domain/spt/filing.ts';
import { Icon } from '../kit/Icon.tsx';

/** Why a last day may still move; null where it is certain. */
export const useMayMove = () => {
  const translate = useTranslate();
  return ({ dueDay, dueMayMove }: ToldDue): string | null =>
    dueDay && dueMayMove ? translate('sptScreen.may_move', { year: dueDay.slice(0, 4) }) : null;
};

/** Beside a last day to file: that it is not certain yet. */
export const MayMove = ({ of }: { readonly of: ToldDue }) => {
  const words = useMayMove()(of);
  if (!words) return null;
  return (
    <span className="warn" title={words}>
      <Icon name="help" size={14} />
      <span className="sr">{words}</span>
    </span>
  );
};
