import { useTranslate } from 'react-admin';
import { isAnnual } from '#domain/bupot/kinds.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import type { PublicBupot } from '#domain/bupot/view.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { Day, Identifier, Moment, Money, PeriodText } from '../ui/layout/values.tsx';
import { ByLink, PaperActions } from './ByLink.tsx';
import { SlipForm } from './SlipForm.tsx';
import './public-preview.css';

const Slip = ({ slip, pdf }: { slip: PublicBupot; pdf: string }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`pdfBupot.public.${key}`);
  const { sheet, payee, withholder } = slip;
  return (
    <div className="public-preview">
      <section className="public-preview-doc" aria-label={sheet.title}>
        <div className="row wrap">
          <div className="grow">
            <p className="small sec">{sheet.title}</p>
            <h1 className="num">{slip.number ?? '–'}</h1>
          </div>
          <Chip tone={bupotStatus.states[slip.status]} label={translate(`bupot.status.${slip.status}`)} />
        </div>
        {sheet.mark && <Alert severity="warning">{say(`marked.${sheet.mark}`)}</Alert>}
        <SlipForm sheet={sheet} />
      </section>
      <aside className="public-preview-facts" aria-label={say('facts')}>
        <Card title={say('facts')}>
          <Facts
            of={[
              [say('kind'), translate(`bupot.kind.${slip.kind}`)],
              [say('withholder'), withholder.name],
              ...(payee ? ([[say('payee'), payee.name]] as const) : []),
              ...(payee?.npwp
                ? ([[say('payeeNumber'), <Identifier key="payee" value={payee.npwp} form="npwp" />]] as const)
                : []),
              [say('period'), <PeriodText key="period" value={slip.period} long />],
              [say('date'), <Day key="date" value={slip.date} long />],
              isAnnual(slip.kind)
                ? [translate('pph21.brutoIncome'), <Money key="gross" value={slip.gross} unit />]
                : [say('base'), <Money key="base" value={slip.base} unit />],
              [
                isAnnual(slip.kind) ? translate('pph21.pph21Creditable') : say('tax'),
                <Money key="tax" value={slip.tax} unit strong />,
              ],
              ...(slip.borne !== '0.00'
                ? ([[say('borne'), <Money key="borne" value={slip.borne} unit />]] as const)
                : []),
              [say('issuedAt'), <Moment key="issued" at={slip.issuedAt} />],
            ]}
          />
          <PaperActions pdf={pdf} />
        </Card>
        <p className="small sec">{say('live')}</p>
      </aside>
    </div>
  );
};

/** Shows no data of the issuing account. */
export const BupotPublicPreview = () => (
  <ByLink path="/public/api/unifikasi/ctas/{tokenId}" words="pdfBupot.public">
    {(slip, pdf) => <Slip slip={slip} pdf={pdf} />}
  </ByLink>
);
