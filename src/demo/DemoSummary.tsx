import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { Moment, Money } from '../ui/layout/values.tsx';
import { DemoFrame, useDemoInvoice } from './DemoFrame.tsx';

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
