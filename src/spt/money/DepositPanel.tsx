import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isOpen } from '#domain/billing/status-queries.ts';
import { awaitsPayment } from '#domain/spt/status-queries.ts';
import { isFromDeposit } from '#domain/spt/tax-deposit.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { WaitingCosts } from '../../ui/documents/WaitingCosts.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { useRun } from '../../ui/feedback/use-run.ts';
import { useMay } from '../../ui/layout/session-context.ts';
import { Money } from '../../ui/layout/values.tsx';
import { sptResource } from '../paths.ts';
import { BillBlock } from './BillBlock.tsx';
import { DepositOffer } from './DepositOffer.tsx';
import { DepositUseDialog } from './DepositUses.tsx';
import { DrawDialog } from './DrawDialog.tsx';
import { useBilledAccounts, useDeposit, useDepositApi, usePay } from './deposit-api.ts';
import { Overpayments } from './Overpayments.tsx';
import { PaidBefore } from './PaidBefore.tsx';
import { PaidLate } from './PaidLate.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { ProofTable } from './ProofTable.tsx';
import './money.css';
import { isZero } from '#domain/definition/money.ts';

export const DepositPanel = ({ spt, again }: { spt: SptView; again: () => void }) => {
  const translate = useTranslate();
  const { data, error } = useDeposit(spt);
  const api = useDepositApi();
  const mayBill = useMay('ebilling', 'create');
  const [proving, setProving] = useState(false);
  const [taken, setTaken] = useState<SptView['proofs'][number] | null>(null);
  const [using, setUsing] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const close = () => {
    setProving(false);
    setUsing(false);
    setDrawing(false);
    setTaken(null);
  };
  const { run, settled } = useRun(sptResource(spt.type), () => {
    close();
    again();
  });
  const { pay, open, busy: paying } = usePay();
  const mayProve = spt.actions.includes('prove');
  const unpaid = (data?.bills ?? []).filter(({ rest }) => !isZero(rest));
  const uncoded = unpaid.filter(
    ({ billings, rest }) => !billings.some((one) => one.amount === rest && isOpen(one, Date.now())),
  );
  const makesCodes = mayProve && mayBill && uncoded.length > 0;
  const { accounts, sum, isBilled, turn } = useBilledAccounts(uncoded);
  if (error && !data) return <Alert severity="error" title={error.message} />;
  if (!data) return <RowsSkeleton count={3} />;
  const payable = unpaid.flatMap(({ billings }) => open(billings.slice(0, 1)));
  return (
    <div className="deposit-table">
      <div className="deposit-table-hd">
        <h2 className="grow">{translate('sptMoney.bills')}</h2>
        {mayProve && (
          <Button size="small" variant="outlined" onClick={() => setProving(true)}>
            {translate('spt.moves.prove')}
          </Button>
        )}
        {makesCodes && (
          <>
            <span className="small sec" aria-live="polite">
              {translate('sptMoney.code_for', { smart_count: accounts.length })} <Money value={sum} unit strong />
            </span>
            <Button
              size="small"
              variant="outlined"
              disabled={api.busy || accounts.length === 0}
              onClick={() => void run(() => api.bill(spt, accounts), 'sptMoney.done.billed')}
            >
              {translate('sptMoney.make_codes')}
            </Button>
          </>
        )}
        {payable.length > 0 && !awaitsPayment(spt) && (
          <Button size="small" variant="contained" disabled={paying} onClick={() => pay(payable)}>
            {translate('sptMoney.pay_all')}
          </Button>
        )}
      </div>
      {data.deposit && mayProve && unpaid.length > 0 && (
        <DepositOffer
          of={data.deposit}
          busy={api.busy}
          onPay={() => setDrawing(true)}
          onUsed={() => setUsing(true)}
          onDrop={(id) => void run(() => api.dropUse(spt, id), 'sptMoney.done.use_dropped')}
        />
      )}
      <PaidBefore of={spt.paidBefore} />
      {data.bills.length === 0 && <p className="sec deposit-table-none">{translate('sptMoney.nothing')}</p>}
      {data.bills.map((bill) => (
        <BillBlock
          key={bill.line}
          bill={bill}
          busy={api.busy}
          billed={makesCodes ? isBilled(bill) : null}
          onBilled={() => turn(bill)}
          onMatch={mayProve ? (id) => void run(() => api.match(spt, id), 'sptMoney.done.proved') : null}
        />
      ))}
      {/* A waiting return already shows this above its tabs. */}
      {spt.waiting && !awaitsPayment(spt) && (
        <div className="deposit-table-over">
          <WaitingCosts of={spt.waiting} />
        </div>
      )}
      {spt.paidLate.length > 0 && (
        <div className="deposit-table-over">
          <PaidLate of={spt.paidLate} />
        </div>
      )}
      {spt.overpayments.length > 0 && (
        <div className="deposit-table-over">
          <Overpayments of={spt.overpayments} />
        </div>
      )}
      {(data.bills.length > 0 || spt.proofs.length > 0) && (
        <>
          <div className="deposit-table-hd">
            <h2 className="grow">{translate('sptMoney.proofs')}</h2>
          </div>
          {spt.proofs.length === 0 ? (
            <p className="sec deposit-table-none">{translate('sptMoney.no_proofs')}</p>
          ) : (
            <ProofTable proofs={spt.proofs} onTakeBack={mayProve ? setTaken : null} />
          )}
        </>
      )}
      {proving && (
        <ProofDialog
          spt={spt}
          bills={data.bills}
          busy={api.busy}
          onClose={close}
          onSave={(typed) => api.prove(spt, typed).then(settled)}
        />
      )}
      {drawing && data.deposit && (
        <DrawDialog
          balance={data.deposit.balance}
          bills={unpaid}
          busy={api.busy}
          onClose={close}
          onConfirm={() => void run(() => api.payFromDeposit(spt), 'sptMoney.done.from_deposit')}
        />
      )}
      {using && (
        <DepositUseDialog
          busy={api.busy}
          onClose={close}
          onKeep={async (use) => {
            const saved = await api.keepUse(spt, use);
            await run(() => Promise.resolve(saved), 'sptMoney.done.used_elsewhere');
          }}
        />
      )}
      {taken && (
        <ConfirmModal
          open
          title={translate('sptMoney.take_back_title')}
          confirm={translate('sptMoney.take_back')}
          cancel={translate('shell.kit.back')}
          busy={api.busy}
          onClose={close}
          onConfirm={() => void run(() => api.unprove(spt, taken.id), 'sptMoney.done.unproved')}
        >
          <p>
            <b>{`${translate(`spt.proof.${isFromDeposit(taken) ? 'DEPOSIT' : taken.kind}`)} ${taken.number}`}</b>
          </p>
          <p style={{ marginTop: 8 }}>
            {translate(isFromDeposit(taken) ? 'sptMoney.take_back_deposit' : 'sptMoney.take_back_text')}
          </p>
        </ConfirmModal>
      )}
    </div>
  );
};
