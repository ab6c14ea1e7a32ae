import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { billingStatus } from '#domain/billing/status.ts';
import { isPayable } from '#domain/billing/status-queries.ts';
import type { MadeCode } from '#domain/spt/money-schema.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Identifier } from '../../ui/layout/Identifier.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { TimeLeft } from '../../ui/layout/TimeLeft.tsx';
import { usePay } from './use-pay.ts';

/** The codes made for one account, newest first: the way to each, how long it is good, and to pay it. */
export const BillCodes = ({ of }: { of: readonly MadeCode[] }) => {
  const translate = useTranslate();
  const { pay, open, busy } = usePay();
  if (of.length === 0) return null;
  return (
    <ul className="smb-list" aria-label={translate('sptMoney.codes')}>
      {of.map((one) => (
        <li key={one.id}>
          <Link to={`/main/ebilling/id_billing#${one.id}`} className="num">
            {one.code ? <Identifier value={one.code} form="billing" /> : translate('sptMoney.no_code')}
          </Link>
          <DocumentChip of={billingStatus} status={one.status} />
          {isPayable(one) && one.expiresAt !== null && (
            <span className="small">
              <TimeLeft expiresAt={one.expiresAt} />
            </span>
          )}
          {one.ntpn && (
            <span className="small sec">
              {translate('spt.proof.NTPN')} <Identifier value={one.ntpn} form="ntpn" />
            </span>
          )}
          <span className="grow" />
          <Money value={one.amount} />
          {open([one]).length > 0 && (
            <Button size="small" variant="outlined" disabled={busy} onClick={() => pay([one.id])}>
              {translate('spt.moves.pay')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
