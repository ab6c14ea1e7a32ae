import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FirstSteps } from '#domain/home/first-steps.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { Card } from '../ui/layout/Card.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { useMay } from '../ui/layout/session-context.ts';

type Step = FirstSteps['steps'][number];

const StepLine = ({ of: { step, done, to }, at }: { of: Step; at: number }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`home.first.${key}`);
  return (
    <li className={done ? 'done' : ''}>
      <span className="first-mark num" aria-hidden="true">
        {done ? <Icon name="check" size={14} /> : at}
      </span>
      <span>
        <b>{words(`${step}.title`)}</b>
        <span className="small sec">{words(done ? 'done' : `${step}.why`)}</span>
      </span>
      {!done && (to ? <Link to={to}>{words(`${step}.act`)}</Link> : <span className="small sec">{words('ask')}</span>)}
    </li>
  );
};

export const FirstStepsCard = () => {
  const translate = useTranslate();
  const may = useMay('home/to-do', 'show');
  const { data } = useGet(may ? '/home/first-steps' : null, { quiet: true, staleTime: 0 });
  if (!data || data.steps.length === 0) return null;
  const done = data.steps.filter((one) => one.done).length;
  return (
    <Card
      title={translate('home.first.title')}
      actions={<span className="small sec num">{translate('home.first.count', { done, of: data.steps.length })}</span>}
      flush
    >
      <ol className="first-steps">
        {data.steps.map((one, at) => (
          <StepLine key={one.step} of={one} at={at + 1} />
        ))}
      </ol>
    </Card>
  );
};
