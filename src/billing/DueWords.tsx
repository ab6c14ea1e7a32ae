import './billing.css';
import { useTranslate } from 'react-admin';
import type { Waiting } from '#domain/calendar/waiting.ts';
import type { Explained } from '#domain/definition/explain.ts';
import { WaitingCosts } from '../ui/documents/WaitingCosts.tsx';
import { ExplainButton } from '../ui/layout/Explain.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { Day, Money } from '../ui/layout/values.tsx';

type Props = {
  readonly day: string | null;
  readonly late: boolean;
  readonly says: readonly string[];
  readonly interest: Explained | null;
  readonly interestSays: readonly string[];
  readonly waiting: Waiting<string> | null;
};

export const DueWords = ({ day, late, says, interest, interestSays, waiting }: Props) => {
  const translate = useTranslate();
  const label = translate('billingScreen.due.interest');
  return (
    <div className="due">
      {day && (
        <p className="due-day">
          <b className={late ? 'bad' : ''}>
            <Day value={day} long />
          </b>
          {late && (
            <span className="chip red">
              <Icon name="warning" size={12} />
              {translate('billingScreen.due.late')}
            </span>
          )}
        </p>
      )}
      {says.map((words) => (
        <p key={words} className="small sec">
          {words}
        </p>
      ))}
      {interest && (
        <div className="due-int">
          <p className="row">
            <span className="grow">
              {label} <ExplainButton label={label} explain={() => interest} />
            </span>
            <b>
              <Money value={interest.value} unit />
            </b>
          </p>
          {interestSays
            .filter((words) => !waiting?.says.includes(words))
            .map((words) => (
              <p key={words} className="small sec">
                {words}
              </p>
            ))}
        </div>
      )}
      {waiting && <WaitingCosts of={waiting} bare />}
    </div>
  );
};
