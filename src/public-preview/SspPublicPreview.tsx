import { useLocale, useTranslate } from 'react-admin';
import { masaText } from '#domain/billing/number.ts';
import { pairOf } from '#domain/billing/pairs.ts';
import { billingStatus } from '#domain/billing/status.ts';
import type { PublicSlip } from '#domain/billing/view.ts';
import { withCity } from '#domain/text/address.ts';
import { terbilang } from '#domain/text/terbilang.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { Identifier, Moment, Money } from '../ui/layout/values.tsx';
import { ByLink, PaperActions } from './ByLink.tsx';
import './public-preview.css';

const Slip = ({ slip, pdf }: { slip: PublicSlip; pdf: string }) => {
  const translate = useTranslate();
  const language = useLocale() === 'en' ? 'en' : 'id';
  const say = (key: string) => translate(`pdfBilling.${key}`);
  const pair = pairOf(slip.kap, slip.kjs, slip.periodFrom);
  const rows: [string, React.ReactNode][] = [
    [say('kap'), pair ? `${slip.kap} – ${pair.tax}` : slip.kap],
    [say('kjs'), pair ? `${slip.kjs} – ${pair.description}` : slip.kjs],
    [say('description'), slip.description || '–'],
    [say('masa'), masaText(slip.periodFrom, slip.periodTo, language)],
    [say('assessment'), slip.assessmentNumber ?? '–'],
    ...(slip.nop ? ([['NOP', slip.nop]] as [string, string][]) : []),
    [say('depositor'), slip.depositorName ?? slip.payerName],
  ];
  return (
    <div className="public-preview">
      <section className="public-preview-doc" aria-label={say('ssp')}>
        <div className="row wrap">
          <div className="grow">
            <p className="small sec">{say('ssp')}</p>
            <h1 className="num">
              <Identifier value={slip.code} form="billing" />
            </h1>
          </div>
          <Chip tone={billingStatus.states[slip.status]} label={translate(`billing.status.${slip.status}`)} />
        </div>
        <div>
          <p className="small sec">{say('payer')}</p>
          <b>{slip.payerName}</b>
          <div className="sec">
            <Identifier value={slip.payerNpwp} form="npwp" />
          </div>
          <div className="sec">{withCity(slip.payerAddress, slip.payerCity)}</div>
        </div>
        <Facts of={rows} />
      </section>
      <aside className="public-preview-facts" aria-label={say('amount')}>
        <Card title={say('amount')}>
          <Facts
            of={[
              [say('sum'), <Money key="sum" value={slip.amount} unit strong />],
              [say('words'), terbilang(slip.amount)],
              [translate('payScreen.field.expires'), <Moment key="until" at={slip.expiresAt} />],
              ...(slip.ntpn
                ? ([
                    ['NTPN', <Identifier key="ntpn" value={slip.ntpn} form="ntpn" copy />],
                    [say('paidAt'), <Moment key="paid" at={slip.paidAt} />],
                  ] as [string, React.ReactNode][])
                : []),
            ]}
          />
          <PaperActions pdf={pdf} />
        </Card>
        <p className="small sec">{say('exactly')}</p>
      </aside>
    </div>
  );
};

export const SspPublicPreview = () => (
  <ByLink path="/public/api/ebilling/{tokenId}" words="payScreen.public">
    {(slip, pdf) => <Slip slip={slip} pdf={pdf} />}
  </ByLink>
);
