import { useTranslate } from 'react-admin';
import type { PayableView } from '#domain/billing/payable-schema.ts';
import { Day } from '../../ui/layout/Day.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

/** Hours and ways of transfer one should know before paying so much now, and the last day to pay in time. */
export const HoursNote = ({ payable: { hints, dueDay, dues } }: { payable: PayableView }) => {
  const translate = useTranslate();
  const late = dues.some(({ due }) => due?.late);
  return (
    <div className="alert tint orange">
      <Icon name="clock" />
      <div className="grow">
        <b>{translate(late ? 'payScreen.hours.title_late' : 'payScreen.hours.title')}</b>
        <p className="small sec">{translate('payScreen.hours.midnight')}</p>
        {hints
          .filter((hint) => hint !== 'near_midnight')
          .map((hint) => (
            <p key={hint} className="small sec">
              {translate(`payScreen.hint.${hint}`)}
            </p>
          ))}
        {dueDay && !late && (
          <p className="small sec">
            {translate('payScreen.hours.due')} <Day value={dueDay} />
          </p>
        )}
      </div>
    </div>
  );
};
