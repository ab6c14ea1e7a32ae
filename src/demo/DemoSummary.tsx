import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Alert } from '../kit/Alert.tsx';
import { Card, Facts } from '../kit/Card.tsx';
import { Moment } from '../kit/Day.tsx';
import { Money } from '../kit/Money.tsx';
import { PageSkeleton } from '../kit/Skeletons.tsx';
import { DemoState } from './DemoState.tsx';
import { useDemoInvoice } from './use-demo-invoice.ts';
import './demo.css';

/** What became of an invoice of the demo. */
export const DemoSummary = () => {
  const translate = useTranslate();
  const { id, data, error } = useDemoInvoice();
  if (error)
    return (
      <div className="demo">
        <h1>{translate('demoInvoice.summary')}</h1>
        <Alert severity="error" title={error.message} />
      </div>
    );
  if (!data) return <PageSkeleton />;
  return (
    <div className="demo">
      <div className="row wrap">
        <h1 className="grow">{translate('demoInvoice.summary')}</h1>
        <DemoState status={data.status} />
      </div>
      <Card>
        <Facts
          of={[
            [
              translate('payScreen.field.code'),
              <span key="code" className="num">
                {data.code}
              </span>,
            ],
            [translate('payScreen.field.total'), <Money key="due" value={data.due} unit strong />],
            [translate('demoInvoice.made'), <Moment key="made" at={data.createdAt} />],
            [translate('demoInvoice.changed'), <Moment key="changed" at={data.changedAt} />],
          ]}
        />
        <p className="demo-said">{translate(`demoInvoice.said.${data.status}`)}</p>
        <Button component={Link} to={`/demo/ebilling/invoices/${id}`} variant="outlined">
          {translate('demoInvoice.back')}
        </Button>
      </Card>
    </div>
  );
};
