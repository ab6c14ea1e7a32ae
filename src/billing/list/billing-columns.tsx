import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { idBilling } from '#domain/billing/billing.ts';
import { payerOffice } from '#domain/billing/record.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Identifier, Moment, Money } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { RowCard } from '../../ui/list/RowCard.tsx';
import type { BillingListRow, BillingTotals } from '../billing-api.ts';
import { BillingCode, Countdown, NumberType, SpanText, TaxCell, TaxText } from '../billing-cells.tsx';
import { billingPaths } from '../paths.ts';

type ColumnRow = Parameters<typeof TaxText>[0]['of'] &
  Parameters<typeof SpanText>[0]['of'] & { readonly amount: string };

export const TaxCard = (props: {
  of: ColumnRow;
  to: string;
  number: ReactNode;
  chip: ReactNode;
  children?: ReactNode;
}) => {
  const { of, to, number, chip, children } = props;
  const translate = useTranslate();
  const masa = (
    <>
      {translate('list.period')} <SpanText of={of} />
    </>
  );
  return (
    <RowCard to={to} name={number} chip={chip} about={<TaxText of={of} />} when={masa} amount={of.amount}>
      {children}
    </RowCard>
  );
};

/** A test compares this table with the definition. */
export const billingCells: Readonly<Record<string, (row: BillingListRow) => ReactNode>> = {
  code: (row) => (
    <Link to={billingPaths.one(row.id)} className="flink">
      <BillingCode of={row} />
    </Link>
  ),
  taxName: (row) => <TaxCell of={row} />,
  periodFrom: (row) => <SpanText of={row} />,
  payerNpwp: (row) => <Identifier value={row.payerNpwp} form="npwp" />,
  description: (row) => row.description || <span className="sec">–</span>,
  amount: (row) => <Money value={row.amount} />,
  expiresAt: (row) => <Countdown of={row} />,
  status: (row) => <DocumentChip of={billingStatus} status={row.status} at={row.updatedAt} short />,
  ntpn: (row) => <Identifier value={row.ntpn} form="ntpn" />,
  payerName: (row) => row.payerName,
  payerNumberType: ({ payerNumberType }) => payerNumberType && <NumberType of={{ payerNumberType }} />,
  payerKpp: (row) => payerOffice(row) ?? <span className="sec">–</span>,
  createdBy: (row) => row.createdBy,
  createdAt: (row) => <Moment at={row.createdAt} />,
  paidAt: (row) => <Moment at={row.paidAt} />,
};

export const billingColumns = columnsOf<BillingListRow, BillingTotals>(idBilling, {
  cells: billingCells,
  full: {
    taxName: ({ kap, kjs, taxName }) => `${kap}-${kjs} ${taxName}`,
    payerNpwp: ({ payerNpwp, payerName }) => `${formatNpwp(payerNpwp)} ${payerName}`,
    description: ({ description }) => description,
    payerName: ({ payerName }) => payerName,
    payerKpp: (row) => payerOffice(row) ?? '',
    createdBy: ({ createdBy }) => createdBy ?? '',
  },
  totals: { amount: ({ amount }) => <Money value={amount} /> },
});
