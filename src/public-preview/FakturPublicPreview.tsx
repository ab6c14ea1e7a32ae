import { useTranslate } from 'react-admin';
import { totalOf } from '#domain/faktur/compute.ts';
import type { RoundedTotal } from '#domain/faktur/rounded-totals.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { PublicFaktur } from '#domain/faktur/view-schema.ts';
import { DocumentChip, KindChip } from '../ui/documents/DocumentChip.tsx';
import { RoundedAmount } from '../ui/documents/RoundedAmount.tsx';
import { useCodeText } from '../ui/inputs/use-code-text.ts';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { Day, Identifier, Money, PeriodText } from '../ui/layout/values.tsx';
import { ByLink, PaperActions } from './ByLink.tsx';
import { PreviewLines, PreviewSides } from './invoice-parts.tsx';
import './public-preview.css';

const Document = ({ faktur, pdf }: { faktur: PublicFaktur; pdf: string }) => {
  const translate = useTranslate();
  const codeText = useCodeText();
  const label = (key: string) => translate(`fakturScreen.field.${key}`);
  const amount = (words: string, which: RoundedTotal['key'], value: string, strong = false) =>
    [
      translate(words),
      <>
        <Money value={value} unit strong={strong} />
        <RoundedAmount of={faktur} which={which} />
      </>,
    ] as const;
  return (
    <div className="public-preview">
      <section className="public-preview-doc" aria-label={translate('fakturScreen.public.document')}>
        <div className="row wrap">
          <div className="grow">
            <p className="small sec">{translate('faktur.type.OUT')}</p>
            <h1>{faktur.number ? <Identifier value={faktur.number} form="faktur" /> : (faktur.reference ?? '–')}</h1>
          </div>
          <DocumentChip of={fakturStatus} status={faktur.status} />
          <KindChip kind={faktur.kind} />
        </div>
        <PreviewSides seller={faktur.seller} buyer={faktur.buyer} />
        <PreviewLines of={faktur.lines} />
      </section>
      <aside className="public-preview-facts" aria-label={translate('fakturScreen.public.facts')}>
        <Card title={translate('fakturScreen.public.facts')}>
          <Facts
            of={[
              [label('date'), <Day key="date" value={faktur.date} long />],
              [label('period'), <PeriodText key="period" value={faktur.period} long />],
              [label('code'), codeText(faktur.code)],
              [label('reference'), faktur.reference ?? '–'],
              ...(faktur.replacesNumber
                ? ([
                    [
                      translate('fakturScreen.detail.replaced'),
                      <Identifier key="replaces" value={faktur.replacesNumber} form="faktur" />,
                    ],
                  ] as const)
                : []),
              amount('fakturScreen.total.dpp', 'dpp', faktur.dpp),
              amount('fakturScreen.total.otherDpp', 'otherDpp', faktur.otherDpp),
              amount('explain.ppn', 'ppn', faktur.ppn, true),
              amount('explain.ppnbm', 'ppnbm', faktur.ppnbm),
              amount('fakturScreen.total.total', 'total', totalOf(faktur.code, faktur), true),
            ]}
          />
          <PaperActions pdf={pdf} />
        </Card>
        <p className="small sec">{translate('fakturScreen.public.live')}</p>
      </aside>
    </div>
  );
};

/** Shows no data of the issuing account. */
export const FakturPublicPreview = () => (
  <ByLink path="/public/api/efaktur/out/ctas/{tokenId}" words="fakturScreen.public">
    {(faktur, pdf) => <Document faktur={faktur} pdf={pdf} />}
  </ByLink>
);
