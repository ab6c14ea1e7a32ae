import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { Moment } from '../ui/layout/Day.tsx';
import { Money } from '../ui/layout/Money.tsx';
import { DemoFrame } from './DemoFrame.tsx';
import { useDemoInvoice } from './use-demo-invoice.ts';

/** What became of an invoice of the demo. */
export const DemoSummary = () => {
  const translate = useTranslate();
  const { id, data, error } = useDemoInvoice();
  return (
    <DemoFrame title="demoInvoice.summary" data={data} error={error}>
      {(invoice) => (
        <Card>
          <Facts
            of={[
              [
                translate('payScreen.field.code'),
                <span key="code" className="num">
                  {invoice.code}
                </span>,
              ],
              [translate('payScreen.field.total'), <Money key="due" value={invoice.due} unit strong />],
              [translate('demoInvoice.made'), <Moment key="made" at={invoice.createdAt} />],
              [translate('demoInvoice.changed'), <Moment key="changed" at={invoice.changedAt} />],
            ]}
          />
          <p className="demo-said">{translate(`demoInvoice.said.${invoice.status}`)}</p>
          <Button component={Link} to={`/demo/ebilling/invoices/${id}`} variant="outlined">
            {translate('demoInvoice.back')}
          </Button>
        </Card>
      )}
    </DemoFrame>
  );
};
