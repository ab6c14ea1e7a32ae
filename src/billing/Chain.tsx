import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BilledReturn } from '#domain/billing/billed-return.ts';
import { bankName } from '#domain/billing/payment/channel.ts';
import { isCompleted } from '#domain/billing/status-queries.ts';
import type { ChainLink } from '#domain/billing/view-schema.ts';
import { type ReturnUsing, returnUsing } from '#domain/spt/label.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';
import { Identifier, Moment } from '../ui/layout/values.tsx';
import { DepositLeft } from './DepositLeft.tsx';
import { billingPaths } from './paths.ts';

const useReturnName = () => {
  const translate = useTranslate();
  return ({ type, period, revision }: ReturnUsing): string =>
    translate(revision === 0 ? 'spt.server.label' : 'spt.server.label_amended', {
      type: translate(`spt.type.${type}`),
      period: formatPeriod(period),
      revision,
    });
};

export const useUsedInName = () => {
  const named = useReturnName();
  return (usedIn: string): string => {
    const of = returnUsing(usedIn);
    return of ? named(of) : usedIn;
  };
};

const icons: Record<ChainLink['kind'], IconName> = {
  billing: 'card',
  payment: 'bank',
  ntpn: 'shield',
  return: 'send',
};

type Leads = {
  readonly payable: string | null;
  readonly spt: BilledReturn | null;
  readonly deposit: string | null;
};

type Props = Omit<Leads, 'deposit'> & { readonly of: readonly ChainLink[]; readonly deposit?: boolean };

const Label = ({ of, payable, spt, deposit }: { of: ChainLink } & Leads) => {
  const translate = useTranslate();
  const usedIn = useUsedInName();
  if (of.kind === 'return' && spt) return <Link to={spt.link}>{spt.label}</Link>;
  if (of.kind === 'return' && of.label === null && deposit !== null) return <DepositLeft number={deposit} />;
  if (of.label === null) return <span className="sec">{translate(`billingScreen.detail.chain_open.${of.kind}`)}</span>;
  if (of.kind === 'return') return <Identifier value={usedIn(of.label)} form="plain" />;
  if (of.kind === 'payment' && of.id)
    return (
      <Link to={payable ? billingPaths.pay(payable) : billingPaths.payment(of.id)}>
        {translate(`billingScreen.detail.method.${of.label}`, { _: bankName(of.label) })}
      </Link>
    );
  if (of.kind === 'ntpn' && of.id)
    return (
      <Link to={billingPaths.oneNtpn(of.id)}>
        <Identifier value={of.label} form="ntpn" />
      </Link>
    );
  return <Identifier value={of.label} form={of.kind === 'billing' ? 'billing' : 'plain'} />;
};

export const Chain = ({ of, deposit = false, ...leads }: Props) => {
  const receipt = (deposit && of.find(({ kind, status }) => kind === 'ntpn' && isCompleted({ status }))?.label) || null;
  const translate = useTranslate();
  return (
    <ol className="billing-chain">
      {of.map((link) => (
        <li key={link.kind} className={link.label === null ? 'open' : ''}>
          <span className="billing-chain-i">
            <Icon name={icons[link.kind]} size={14} />
          </span>
          <span className="lab">{translate(`billingScreen.detail.chain_step.${link.kind}`)}</span>
          <span className="el">
            <Label of={link} {...leads} deposit={receipt} />
          </span>
          {link.at !== null && (
            <span className="small sec">
              <Moment at={link.at} short />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};
