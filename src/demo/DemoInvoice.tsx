import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type DemoAction, isDemoOpen } from '#domain/billing/demo-invoice.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { Moment, Money } from '../ui/layout/values.tsx';
import { DemoFrame, useDemoInvoice } from './DemoFrame.tsx';

const others: readonly DemoAction[] = ['fail', 'expire', 'cancel'];

export const DemoInvoice = () => {
  const translate = useTranslate();
  const { id, data, error, refetch } = useDemoInvoice();
  const { run, busy } = useCall();
  const act = async (action: DemoAction) => {
    await run('POST', '/demo/api/ebilling/payment/{id}', { path: { id }, body: { action } });
    await refetch();
  };
  return (
    <DemoFrame title="demoInvoice.title" data={data} error={error}>
      {(invoice) => (
        <>
          <p className="sec">{translate('demoInvoice.text')}</p>
          <Card>
            <Facts
              of={[
                [
                  translate('payScreen.field.code'),
                  <span key="code" className="num">
                    {invoice.code}
                  </span>,
                ],
                [translate('payScreen.field.tax'), `${invoice.kap}-${invoice.kjs}`],
                [translate('payScreen.field.tax_sum'), <Money key="tax" value={invoice.amount} unit />],
                [translate('payScreen.field.fee'), <Money key="fee" value={invoice.fee} unit />],
                [translate('payScreen.field.total'), <Money key="due" value={invoice.due} unit strong />],
                [translate('payScreen.field.until'), <Moment key="until" at={invoice.expiresAt} />],
              ]}
            />
            <p role="status" className="demo-said">
              {translate(`demoInvoice.said.${invoice.status}`)}
            </p>
            <div className="row wrap">
              {isDemoOpen(invoice) ? (
                <>
                  <Button variant="contained" disabled={busy} onClick={() => void act('pay')}>
                    {translate('demoInvoice.action.pay')}
                  </Button>
                  {others.map((action) => (
                    <Button key={action} variant="outlined" disabled={busy} onClick={() => void act(action)}>
                      {translate(`demoInvoice.action.${action}`)}
                    </Button>
                  ))}
                </>
              ) : (
                <Button component={Link} to="/demo/ebilling/invoices" variant="contained">
                  {translate('demoInvoice.again')}
                </Button>
              )}
              <Button component={Link} to={`/demo/ebilling/invoices/${id}/summaries`} variant="text">
                {translate('demoInvoice.summary')}
              </Button>
            </div>
          </Card>
        </>
      )}
    </DemoFrame>
  );
};
