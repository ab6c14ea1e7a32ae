import { useTranslate } from 'react-admin';
import { useNow } from '../../ui/layout/use-now.ts';
import { momentText } from '../../ui/layout/values.tsx';

const RADIUS = 44;
const AROUND = 2 * Math.PI * RADIUS;
const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** Remaining time to pay as a ring, with hours and expiry. Epoch ms. */
export const Ring = ({ from, until }: { from: number; until: number }) => {
  const translate = useTranslate();
  const now = useNow();
  const left = Math.max(0, until - now);
  const part = Math.min(1, left / Math.max(1, until - from));
  const seconds = Math.floor(left / 1000);
  const words = translate('payScreen.va.left_words', {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
  });
  return (
    <div className="ring">
      <div className="ring-in">
        <svg viewBox="0 0 104 104" aria-hidden="true">
          <circle cx="52" cy="52" r={RADIUS} className="ring-all" />
          <circle
            cx="52"
            cy="52"
            r={RADIUS}
            className={part < 0.1 ? 'ring-left late' : 'ring-left'}
            strokeDasharray={`${part * AROUND} ${AROUND}`}
            transform="rotate(-90 52 52)"
          />
        </svg>
        <div role="timer" aria-label={words}>
          <b className="num">
            {two(seconds / 3600)}:{two((seconds % 3600) / 60)}:{two(seconds % 60)}
          </b>
          <span className="small sec">{translate('payScreen.va.left')}</span>
        </div>
      </div>
      <div className="small sec num">{momentText(until)}</div>
    </div>
  );
};
