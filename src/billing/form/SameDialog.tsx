import '../billing.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BillingInput } from '#domain/billing/record.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { isPeriod } from '#domain/definition/day.ts';
import { formatCount } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { type Billing, checkInput } from '../billing-api.ts';
import { BillingCode, SpanText } from '../billing-cells.tsx';
import { billingPaths } from '../paths.ts';
import { asSent } from './fitted.ts';

const PAUSE_MS = 300;

export const useSame = (input: BillingInput, id: string | null): readonly Billing[] => {
  const { kap, kjs, periodFrom, periodTo, payerNpwp, assessmentNumber, nop } = input;
  const text = JSON.stringify([kap, kjs, periodFrom, periodTo, payerNpwp, assessmentNumber, nop]);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const whole = settled === text && kap !== '' && kjs !== '' && isPeriod(periodFrom) && isPeriod(periodTo);
  const { data } = useQuery({
    queryKey: ['ebilling', 'same', text],
    queryFn: ({ signal }) => checkInput(asSent(input), id, signal),
    enabled: whole,
    staleTime: 10_000,
    retry: false,
  });
  return whole ? (data?.same ?? []) : [];
};

const MOST = 5;

export const SameList = ({ of }: { of: readonly Billing[] }) => {
  const translate = useTranslate();
  const rest = of.length - MOST;
  return (
    <ul className="same">
      {of.slice(0, MOST).map((row) => (
        <li key={row.id}>
          <b className="num same-code">
            <BillingCode of={row} />
          </b>
          <span className="small sec same-tax">
            {row.kap}-{row.kjs} · <SpanText of={row} />
          </span>
          <Money value={row.amount} unit />
          <DocumentChip of={billingStatus} status={row.status} at={row.paidAt ?? row.updatedAt} />
        </li>
      ))}
      {rest > 0 && <li className="small sec">{translate('billingScreen.same.more', { count: formatCount(rest) })}</li>}
    </ul>
  );
};

type Props = {
  readonly same: readonly Billing[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onMeant: () => void;
};

export const SameDialog = ({ same, busy, onClose, onMeant }: Props) => {
  const translate = useTranslate();
  const first = same[0];
  return (
    <ConfirmModal
      open
      width={600}
      title={translate('billingScreen.same.title')}
      confirm={translate('billingScreen.same.meant')}
      busy={busy}
      onClose={onClose}
      onConfirm={onMeant}
    >
      <p style={{ marginBottom: 12 }}>{translate('billingScreen.same.text')}</p>
      <SameList of={same} />
      {first && (
        <p style={{ marginTop: 12 }}>
          <Link to={billingPaths.one(first.id)}>{translate('billingScreen.same.look')}</Link>
        </p>
      )}
    </ConfirmModal>
  );
};
