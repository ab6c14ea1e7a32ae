import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { jakartaDay } from '#domain/scope.ts';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { isAway, readPutAway, withAway } from './put-away.ts';

const KEPT = 'patuh.bars';

/** Whether a bar of this company was put away today in this browser, and how to. */
const usePutAway = (name: string): readonly [boolean, () => void] => {
  const { companyId } = useSession().setting;
  const key = `${companyId} ${name}`;
  const [kept, setKept] = useState(() => readPutAway(localStorage.getItem(KEPT)));
  const today = jakartaDay(Date.now());
  const putAway = () => {
    const next = withAway(readPutAway(localStorage.getItem(KEPT)), key, today);
    localStorage.setItem(KEPT, JSON.stringify(next));
    setKept(next);
  };
  return [isAway(kept, key, today), putAway];
};

type Props = {
  /** What it is about: put away, it is this that is not said again today. */
  readonly name: string;
  readonly look: string;
  readonly icon: IconName;
  readonly size?: 14 | 20;
  readonly text: string;
  readonly live?: boolean;
  readonly children?: ReactNode;
};

/** A message above the page; a person puts it away for the day. */
export const Bar = ({ name, look, icon, size = 20, text, live = false, children }: Props) => {
  const translate = useTranslate();
  const [away, putAway] = usePutAway(name);
  if (away) return null;
  return (
    <div className={look} role={live ? 'status' : undefined}>
      <Icon name={icon} size={size} />
      <span className="grow bar-t" title={text}>
        {text}
      </span>
      {children}
      <button type="button" className="ib xs" aria-label={`${translate('shell.bar.away')}: ${text}`} onClick={putAway}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
};
