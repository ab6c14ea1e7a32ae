import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { billingStatus } from '#domain/billing/status.ts';
import { agreeing, type Candidate } from '#domain/billing/view.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { ReasonedModal } from '../../ui/feedback/ReasonedModal.tsx';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { Identifier, Money } from '../../ui/layout/values.tsx';
import type { NtpnRecord } from '../billing-api.ts';
import { SpanText } from '../billing-cells.tsx';

type ChoiceProps = { of: Candidate; picked: boolean; onPick: () => void };

const Choice = ({ of: { billing, agrees, isOwn }, picked, onPick }: ChoiceProps) => {
  const translate = useTranslate();
  return (
    <li className={picked ? 'match-c on' : 'match-c'}>
      <label>
        <input type="radio" name="billing" checked={picked} onChange={onPick} />
        <span className="grow">
          <span className="row wrap">
            <b className="num grow">
              <Identifier value={billing.code} form="billing" />
            </b>
            <DocumentChip of={billingStatus} status={billing.status} at={billing.paidAt ?? 0} />
          </span>
          <span className="row wrap">
            <span className="sec grow">
              {billing.kap}-{billing.kjs} · <SpanText of={billing} />
            </span>
            <Money value={billing.amount} unit />
          </span>
          <span className="match-f small">
            {isOwn && <span className="strong">{translate('billingScreen.ntpn.match.own')}</span>}
            {agreeing.map((fact) => {
              const same = agrees.includes(fact);
              return (
                <span key={fact} className={same ? 'ok' : 'warn'}>
                  {translate(`billingScreen.ntpn.match.${same ? 'agrees' : 'differs'}.${fact}`)}
                </span>
              );
            })}
          </span>
        </span>
      </label>
    </li>
  );
};

type Props = { of: NtpnRecord; onClose: () => void; onDone: () => void };

export const MatchDialog = ({ of, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const {
    data = [],
    error,
    isLoading,
  } = useGet('/ebilling/ntpn/{id}/candidates', { path: { id: of.id }, staleTime: 0 });
  const [chosen, setChosen] = useState<string | null>(null);
  const picked = chosen ?? data[0]?.billing.id ?? null;
  return (
    <ReasonedModal
      width={600}
      subject={`${of.id}/match`}
      busy={busy}
      send={(reason) =>
        ask('POST', '/ebilling/ntpn/{id}/match', { path: { id: of.id }, body: { billingId: picked ?? '', reason } })
      }
      ready={!isLoading && picked !== null}
      title={translate('billingScreen.ntpn.match.title')}
      confirm={translate('billingScreen.ntpn.match.confirm')}
      reason={translate('billingScreen.ntpn.match.reason')}
      done="billingScreen.ntpn.match.done"
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <>
          <p>
            <b className="num">{of.ntpn}</b> · {formatRupiah(of.amount)} · {of.kap}-{of.kjs} · <SpanText of={of} />
          </p>
          <p className="sec" style={{ marginTop: 8 }}>
            {translate('billingScreen.ntpn.match.text')}
          </p>
          {(error ?? errors.billingId) && <Alert severity="error" title={error?.message ?? errors.billingId ?? ''} />}
          <fieldset className="match">
            <legend className="sr">{translate('billingScreen.ntpn.match.candidates')}</legend>
            <ul aria-busy={isLoading}>
              {data.map((one) => (
                <Choice
                  key={one.billing.id}
                  of={one}
                  picked={one.billing.id === picked}
                  onPick={() => setChosen(one.billing.id)}
                />
              ))}
            </ul>
            {!isLoading && !error && data.length === 0 && (
              <p className="sec">{translate('billingScreen.ntpn.match.none')}</p>
            )}
          </fieldset>
        </>
      )}
    </ReasonedModal>
  );
};
