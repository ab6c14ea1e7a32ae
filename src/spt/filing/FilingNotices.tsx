import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { awaitsPayment, isFiled } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { WaitingCosts } from '../../ui/documents/WaitingCosts.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { TimeLeft } from '../../ui/layout/TimeLeft.tsx';
import { Identifier, Money, momentText } from '../../ui/layout/values.tsx';
import { useDeposit, usePay } from '../money/deposit-api.ts';
import { sptPaper, sptPaths } from '../paths.ts';
import { restOf } from './WhatIsFiled.tsx';

type Props = { readonly spt: SptView; readonly moves: readonly MenuChoice[] };

const Waiting = ({ spt, moves }: Props) => {
  const translate = useTranslate();
  const { data } = useDeposit(spt);
  const { pay, open, busy } = usePay();
  const codes = (data?.bills ?? []).flatMap(({ billings }) => billings.slice(0, 1));
  const payable = open(codes);
  const shown = codes.filter(({ id }) => payable.includes(id));
  const back = moves.find(({ key }) => key === 'cancelWaiting');
  const ask = moves.find(({ key }) => key === 'inquire');
  return (
    <Alert
      severity="warning"
      title={
        <>
          {translate('sptFiling.waiting')} <Money value={restOf(spt)} unit strong />
        </>
      }
      actions={
        <>
          {payable.length > 0 && (
            <Button size="small" variant="contained" disabled={busy} onClick={() => pay(payable)}>
              {translate('spt.moves.pay')}
            </Button>
          )}
          {[ask, back].map(
            (one) =>
              one && (
                <Button key={one.key} size="small" variant="outlined" onClick={one.onPick}>
                  {one.label}
                </Button>
              ),
          )}
        </>
      }
    >
      <p>{translate('spt.status.hint.WAITING_PAYMENT')}</p>
      {spt.billingExpiresAt !== null && (
        <p>
          {translate('sptFiling.good_for')} <TimeLeft expiresAt={spt.billingExpiresAt} />
        </p>
      )}
      {spt.waiting && <WaitingCosts of={spt.waiting} />}
      <ul className="sfn-codes">
        {shown.map(({ id, code, amount }) => (
          <li key={id}>
            <Identifier value={code} form="billing" copy /> <Money value={amount} unit />
          </li>
        ))}
      </ul>
    </Alert>
  );
};

export const WaitingNotice = ({ spt, moves }: Props) =>
  awaitsPayment(spt) ? <Waiting spt={spt} moves={moves} /> : null;

export const FiledNotice = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  if (!isFiled(spt) || spt.bpe === null || spt.filedAt === null) return null;
  return (
    <Alert
      severity="success"
      title={translate('sptFiling.filed', { at: momentText(spt.filedAt) })}
      actions={
        <>
          <Button size="small" variant="outlined" href={sptPaper(spt, 'bpe')} target="_blank" rel="noopener">
            {translate('sptFiling.open_bpe')}
          </Button>
          <Button component={Link} size="small" variant="outlined" to={sptPaths.pdf(spt)}>
            {translate('sptFiling.open_pdf')}
          </Button>
        </>
      }
    >
      {translate('sptFiling.bpe')}{' '}
      <span className="nw">
        <b className="num">{spt.bpe}</b>
        <CopyButton value={spt.bpe} />
      </span>
    </Alert>
  );
};
