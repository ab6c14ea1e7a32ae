import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { payerOffice } from '#domain/billing/record.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { allows } from '#domain/billing/status-queries.ts';
import type { BillingView } from '#domain/billing/view-schema.ts';
import { terbilang } from '#domain/text/terbilang.ts';
import { DocumentChip } from '../ui/documents/DocumentChip.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { Facts } from '../ui/layout/Card.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { Identifier, Moment, Money } from '../ui/layout/values.tsx';
import type { Billing, BillingListRow } from './billing-api.ts';
import { BillingCode, Countdown, NumberType, SpanText } from './billing-cells.tsx';
import { Chain } from './Chain.tsx';
import { isDeposit } from './DepositLeft.tsx';
import { DueWords } from './DueWords.tsx';
import { MoneyWaiting } from './MoneyWaiting.tsx';
import { billingPaths } from './paths.ts';
import { SentPapers } from './SentPapers.tsx';

export const BillingHead = ({ row }: { row: BillingListRow }) => {
  const translate = useTranslate();
  return (
    <>
      <div>
        <div className="row">
          <h2 className="preview-card-h grow">{row.taxName}</h2>
          <DocumentChip of={billingStatus} status={row.status} at={row.updatedAt} />
        </div>
        <div className="sec num">
          <BillingCode of={row} /> · {row.kap}-{row.kjs}
        </div>
      </div>
      <div className="trio btrio">
        <div>
          <span className="lab">{translate('billingScreen.field.amount')}</span>
          <div className="value">
            <Money value={row.amount} unit />
          </div>
        </div>
        <div>
          <span className="lab">{translate('billingScreen.field.period')}</span>
          <div className="value">
            <SpanText of={row} />
          </div>
        </div>
        <div>
          <span className="lab">{translate('billingScreen.field.expiresAt')}</span>
          <div className="value">
            <Countdown of={row} />
          </div>
        </div>
      </div>
    </>
  );
};

const Renewed = ({ of }: { of: BillingView['renewed'] }) => {
  const translate = useTranslate();
  const sides = [
    ['renewed_from', of.from],
    ['renewed_by', of.by],
  ] as const;
  return sides.map(([key, one]) =>
    one ? (
      <p key={key}>
        {translate(`billingScreen.detail.${key}`)}{' '}
        <Link to={billingPaths.one(one.id)}>
          <Identifier value={one.code} form="billing" />
        </Link>
      </p>
    ) : null,
  );
};

const Origin = ({ of: { origin, importId } }: { of: Billing }) => {
  const words = useTranslate()(`billingScreen.origin.${origin}`);
  return importId ? <Link to={billingPaths.oneImport(importId)}>{words}</Link> : words;
};

export const BillingFacts = ({ of }: { of: BillingView }) => {
  const translate = useTranslate();
  const field = (key: string) => translate(`billingScreen.field.${key}`);
  const { setting } = useSession();
  const byHand = setting.codesByHand && allows('enter', of);
  const text = of.officeSays ?? of.officeMessage;
  const object: (readonly [string, string])[] = of.nop
    ? [
        [field('nop'), of.nop],
        [
          field('objectAddress'),
          [of.objectAddress, of.objectSubdistrict, of.objectDistrict, of.objectCity, of.objectProvince]
            .filter(Boolean)
            .join(', '),
        ],
      ]
    : [];
  return (
    <>
      {byHand && (
        <Alert severity="warning" title={translate('billingScreen.byHand.title')}>
          {translate('billingScreen.byHand.text')}
        </Alert>
      )}
      {text && (
        <Alert severity="error" title={translate('billingScreen.detail.office_says')}>
          {text}
        </Alert>
      )}
      <MoneyWaiting id={of.id} />
      {(of.due || of.dueSays.length > 0) && (
        <section>
          <h3>{translate('billingScreen.due.title')}</h3>
          <DueWords
            day={of.due?.day ?? null}
            late={of.due?.late ?? false}
            says={of.dueSays}
            interest={of.lateInterest}
            interestSays={of.lateInterestSays}
            waiting={of.waiting}
          />
        </section>
      )}
      <section>
        <h3>{translate('billingScreen.detail.chain')}</h3>
        <Chain of={of.chain} deposit={isDeposit(of)} payable={of.payment?.payableId ?? null} spt={of.spt} />
      </section>
      <SentPapers id={of.id} />
      <section className="preview-card-s">
        <h3>{translate('billingScreen.detail.facts')}</h3>
        <Facts
          of={[
            [field('code'), <Identifier key="code" value={of.code} form="billing" copy={Boolean(of.code)} />],
            [translate('billingScreen.detail.terbilang'), terbilang(of.amount)],
            [field('payer'), of.payerName],
            ['NPWP', <Identifier key="npwp" value={of.payerNpwp} form="npwp" copy />],
            ...(of.payerNik ? [[field('payerNik'), of.payerNik] as const] : []),
            [field('payerNumberType'), <NumberType key="kind" of={of} />],
            [field('payerKpp'), payerOffice(of) ?? '–'],
            ...(of.assessmentNumber ? [[field('assessmentNumber'), of.assessmentNumber] as const] : []),
            ...object,
            ...(of.depositorName ? [[field('depositorName'), of.depositorName] as const] : []),
            [field('description'), of.description || '–'],
            [field('issuedAt'), <Moment key="issued" at={of.issuedAt} />],
            [field('expiresAt'), <Moment key="expires" at={of.expiresAt} />],
            [field('origin'), <Origin key="origin" of={of} />],
            [field('createdBy'), of.createdBy],
          ]}
        />
        <Renewed of={of.renewed} />
      </section>
    </>
  );
};
