import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { isAnnual } from '#domain/bupot/kinds.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import type { PublicBupot } from '#domain/bupot/view.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Alert } from '../ui/feedback/Alert.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { problemOf } from '../ui/feedback/problem.ts';
import { PageSkeleton } from '../ui/feedback/Skeletons.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { Day, Moment, PeriodText } from '../ui/layout/Day.tsx';
import { Identifier } from '../ui/layout/Identifier.tsx';
import { Money } from '../ui/layout/Money.tsx';
import { PaperActions } from './PaperActions.tsx';
import { SlipForm } from './SlipForm.tsx';
import './public-preview.css';

const Gone = ({ expired }: { expired: boolean }) => {
  const translate = useTranslate();
  const words = expired ? 'expired' : 'unknown';
  return (
    <EmptyState level={1} icon={expired ? 'clock' : 'search'} title={translate(`pdfBupot.public.${words}_title`)}>
      {translate(`pdfBupot.public.${words}_text`)}
    </EmptyState>
  );
};

const Slip = ({ slip, pdf }: { slip: PublicBupot; pdf: string }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`pdfBupot.public.${key}`);
  const { sheet, payee, withholder } = slip;
  return (
    <div className="pubv">
      <section className="pubv-doc" aria-label={sheet.title}>
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
      <aside className="pubv-facts" aria-label={say('facts')}>
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

/** What a payee sees who was given the link of a slip, of whatever kind: the form, how it stands now, nothing of the account behind it. */
export const BupotPublicPreview = () => {
  const { tokenId = '' } = useParams();
  const path = `/public/api/unifikasi/ctas/${encodeURIComponent(tokenId)}`;
  const slip = useGet<PublicBupot>(path, { quiet: true });
  if (slip.isError) return <Gone expired={problemOf(slip.error)?.code === 'expired'} />;
  if (!slip.data) return <PageSkeleton />;
  return <Slip slip={slip.data} pdf={`${path}/pdf`} />;
};
