import { useTranslate } from 'react-admin';
import type { PayableView } from '#domain/billing/payable-schema.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Identifier, Money } from '../../ui/layout/values.tsx';
import { DueWords } from '../DueWords.tsx';

/** Estimated cost of paying late, per overdue code. It is billed by a notice (STP). */
export const LateCard = ({ payable: { billings, dues } }: { payable: PayableView }) => {
  const translate = useTranslate();
  const late = billings.flatMap((code, at) => {
    const of = dues[at];
    return of?.due?.late ? [{ code, ...of, due: of.due }] : [];
  });
  if (late.length === 0) return null;
  const interest = late.flatMap(({ lateInterest }) => (lateInterest ? [sen(lateInterest.value)] : []));
  return (
    <Card title={translate('payScreen.late.title')}>
      <p className="small sec">{translate('payScreen.late.text')}</p>
      <ul className="late-of">
        {late.map(({ code, due, dueSays, lateInterest, lateInterestSays, waiting }) => (
          <li key={code.id}>
            {billings.length > 1 && (
              <p className="num strong">
                <Identifier value={code.code} form="billing" /> · {code.taxName}
              </p>
            )}
            <DueWords
              day={due.day}
              late
              says={dueSays}
              interest={lateInterest}
              interestSays={lateInterestSays}
              waiting={waiting}
            />
          </li>
        ))}
      </ul>
      {interest.length > 1 && (
        <p className="row late-sum">
          <span className="grow sec">{translate('payScreen.late.sum')}</span>
          <b>
            <Money value={rupiah(total(interest))} unit />
          </b>
        </p>
      )}
    </Card>
  );
};
