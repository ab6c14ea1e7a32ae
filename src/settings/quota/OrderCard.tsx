import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { bankName } from '#domain/billing/payment/channel.ts';
import { orderLook } from '#domain/company/quota-order.ts';
import type { QuotaOrder } from '#domain/company/quota-order-schema.ts';
import { isZero } from '#domain/definition/money.ts';
import { jakartaTime } from '#domain/scope.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { BankLink } from '../../ui/layout/BankLink.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { BackToWork } from '../../ui/layout/PageHead.tsx';
import { useMay, useSession } from '../../ui/layout/session-context.ts';
import { TimeLeft } from '../../ui/layout/TimeLeft.tsx';
import { Identifier, Money, momentText } from '../../ui/layout/values.tsx';

const EVERY_MS = 5_000;

type Props = {
  readonly id: string;
  readonly onChange: () => void;
  readonly onDone: () => void;
};

type Answered = { readonly what: 'nothing' | 'away' | 'wrong'; readonly time: string };

const answerOf = (before: QuotaOrder, now: QuotaOrder): Answered => {
  const time = jakartaTime(now.checkedAt ?? 0).replace(':', '.');
  if (now.checkedAt === null || now.checkedAt === before.checkedAt) return { what: 'away', time };
  return { what: isZero(now.held) ? 'nothing' : 'wrong', time };
};

const ended = { paid: 'success', expired: 'warning', cancelled: 'info', refused: 'error', reversed: 'error' } as const;

export const OrderCard = ({ id, onChange, onDone }: Props) => {
  const translate = useTranslate();
  const { run, busy } = useCall();
  const may = useMay('quota/orders', 'create');
  const simulated = useSession().setting.simulated.bank;
  const [asking, setAsking] = useState(false);
  const { data: order, refetch } = useGet('/quota/orders/{id}', {
    path: { id },
    refetchInterval: (held) => (held && held.status !== 'waiting' ? false : EVERY_MS),
  });
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { status, held } = order ?? {};
  useEffect(() => {
    if (status !== undefined && held !== undefined) onChange();
  }, [status, held, onChange]);
  if (!order || !status) return <RowsSkeleton />;
  const cancel = async () => {
    setAsking(false);
    await run('DELETE', '/quota/orders/{id}', { path: { id } });
    await refetch();
  };
  const check = async () => {
    const now = await run('POST', '/quota/orders/{id}/check', { path: { id } });
    if (now) setAnswered(answerOf(order, now));
    await refetch();
  };
  const title = translate('settings.order.title', { name: order.packageName });
  if (status !== 'waiting')
    return (
      <Alert
        severity={ended[status]}
        title={translate(`settings.order.notice.${status}`, { name: order.packageName })}
        live
      >
        {order.refunds.map(({ amount, at }) => (
          <p key={at}>
            {translate('settings.order.refund', {
              amount: formatRupiah(amount),
              bank: bankName(order.bank),
              time: momentText(at),
            })}
          </p>
        ))}
        <div className="row wrap set-gap">
          <BackToWork main />
          <Button variant="outlined" onClick={onDone}>
            {translate('settings.order.other')}
          </Button>
        </div>
      </Alert>
    );
  return (
    <Card title={title} actions={<DocumentChip of={orderLook} status={status} />}>
      <Facts
        of={[
          [
            translate(`payScreen.va.${order.method === 'ovo' ? 'phone' : 'number'}`),
            order.accountNumber ? (
              <span key="number">
                {bankName(order.bank)}{' '}
                <Identifier value={order.accountNumber} form="npwp" copy={order.method === 'va'} />
              </span>
            ) : (
              translate('payScreen.va.opening')
            ),
          ],
          [
            translate('payScreen.va.exact'),
            <Money key="due" value={order.topUp ?? order.due} unit places={0} strong />,
          ],
          [translate('settings.order.left'), <TimeLeft key="left" expiresAt={order.expiresAt} />],
        ]}
      />
      <p className="small sec set-gap">{translate('settings.order.how')}</p>
      <p className="small sec" role="status">
        {answered && translate(`settings.order.checked.${answered.what}`, { time: answered.time })}
      </p>
      <div className="row wrap set-gap">
        <Button variant="contained" disabled={busy} onClick={() => void check()}>
          {translate('payScreen.va.check')}
        </Button>
        {simulated && <BankLink words="payScreen.va.simulator" />}
        <span className="grow" />
        {may && (
          <Button variant="text" color="error" onClick={() => setAsking(true)}>
            {translate('settings.order.cancel')}
          </Button>
        )}
      </div>
      <ConfirmModal
        open={asking}
        danger
        title={translate('settings.order.cancel_ask')}
        confirm={translate('settings.order.cancel')}
        cancel={translate('settings.order.keep')}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void cancel()}
      >
        {translate('settings.order.cancel_text')}
      </ConfirmModal>
    </Card>
  );
};
