import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ntpn } from '#domain/billing/ntpn.ts';
import { ntpnStatus } from '#domain/billing/status.ts';
import { isCompleted } from '#domain/billing/status-queries.ts';
import { jakartaDay } from '#domain/scope.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Day, Identifier, Money, momentText } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import type { BillingTotals, NtpnRecord } from '../billing-api.ts';
import { SpanText, TaxCell } from '../billing-cells.tsx';
import { useUsedInName } from '../Chain.tsx';
import { DepositLeft, isDeposit } from '../DepositLeft.tsx';
import { billingPaths } from '../paths.ts';

export const UsedIn = ({ of }: { of: NtpnRecord }) => {
  const translate = useTranslate();
  const named = useUsedInName();
  if (!of.usedIn && isDeposit(of) && isCompleted(of)) return <DepositLeft number={of.ntpn} />;
  return of.usedIn ? named(of.usedIn) : <span className="sec">{translate('billingScreen.ntpn.not_used')}</span>;
};

/** A test compares this table with the definition. */
export const ntpnCells: Readonly<Record<string, (row: NtpnRecord) => ReactNode>> = {
  ntpn: (row) => (
    <Link to={billingPaths.oneNtpn(row.id)} className="flink">
      <Identifier value={row.ntpn} form="ntpn" />
    </Link>
  ),
  billingCode: (row) => (
    <Link to={billingPaths.one(row.billingId)} className="flink">
      <Identifier value={row.billingCode} form="billing" />
    </Link>
  ),
  taxName: (row) => (
    <>
      <TaxCell of={row} />
      {isDeposit(row) && isCompleted(row) && (
        <div className="small">
          <DepositLeft number={row.ntpn} />
        </div>
      )}
    </>
  ),
  periodFrom: (row) => <SpanText of={row} />,
  amount: (row) => <Money value={row.amount} />,
  paidAt: (row) => <Day value={jakartaDay(row.paidAt)} />,
  status: (row) => <DocumentChip of={ntpnStatus} status={row.status} at={row.updatedAt} />,
  usedIn: (row) => <UsedIn of={row} />,
  ntb: (row) => <span className="num">{row.ntb ?? '–'}</span>,
  stan: (row) => <span className="num">{row.stan ?? '–'}</span>,
  createdBy: (row) => row.createdBy,
};

export const ntpnColumns = columnsOf<NtpnRecord, BillingTotals>(ntpn, {
  cells: ntpnCells,
  full: {
    taxName: ({ kap, kjs, taxName }) => `${kap}-${kjs} ${taxName}`,
    paidAt: ({ paidAt }) => momentText(paidAt),
    createdBy: ({ createdBy }) => createdBy,
  },
  totals: { amount: ({ amount }) => <Money value={amount} /> },
});
