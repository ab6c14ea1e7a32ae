import { useTranslate } from 'react-admin';
import type { PublicRetur } from '#domain/faktur/retur-schema.ts';
import { type ReturMasukanStatus, returMasukanStatus } from '#domain/faktur/retur-status.ts';
import { DocumentChip } from '../ui/documents/DocumentChip.tsx';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { useFieldName } from '../ui/layout/use-field-name.ts';
import { Day, Identifier, Money, PeriodText } from '../ui/layout/values.tsx';
import { ByLink, PaperActions } from './ByLink.tsx';
import { PreviewLines, PreviewSides } from './invoice-parts.tsx';
import './public-preview.css';

const RESOURCE = 'efaktur/in/return/ctas';

const Document = ({ retur, pdf }: { retur: PublicRetur; pdf: string }) => {
  const translate = useTranslate();
  const label = useFieldName(RESOURCE);
  return (
    <div className="public-preview">
      <section className="public-preview-doc" aria-label={translate('pdfRetur.public.document')}>
        <div className="row wrap">
          <div className="grow">
            <p className="small sec">{translate(`returScreen.note.${retur.note}`)}</p>
            <h1>{retur.number ? <Identifier value={retur.number} form="faktur" /> : (retur.reference ?? '–')}</h1>
          </div>
          <DocumentChip of={returMasukanStatus} status={retur.status as ReturMasukanStatus} />
        </div>
        <PreviewSides seller={retur.seller} buyer={retur.buyer} />
        <PreviewLines of={retur.lines} />
      </section>
      <aside className="public-preview-facts" aria-label={translate('pdfRetur.public.facts')}>
        <Card title={translate('pdfRetur.public.facts')}>
          <Facts
            of={[
              [label('date'), <Day key="date" value={retur.date} long />],
              [label('period'), <PeriodText key="period" value={retur.period} long />],
              [
                label('originNumber'),
                retur.originNumber ? <Identifier key="origin" value={retur.originNumber} form="faktur" /> : '–',
              ],
              ...(retur.originDate
                ? ([
                    [translate('returScreen.form.invoice_date'), <Day key="invoiced" value={retur.originDate} long />],
                  ] as const)
                : []),
              [label('reference'), retur.reference ?? '–'],
              ...(['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const).map(
                (key) => [label(key), <Money key={key} value={retur[key]} unit strong={key === 'ppn'} />] as const,
              ),
            ]}
          />
          <PaperActions pdf={pdf} />
        </Card>
        <p className="small sec">{translate('pdfRetur.public.live')}</p>
      </aside>
    </div>
  );
};

/** Shows no data of the issuing account. */
export const ReturPublicPreview = () => (
  <ByLink path="/public/api/efaktur/in/return/ctas/{tokenId}" words="pdfRetur.public">
    {(retur, pdf) => <Document retur={retur} pdf={pdf} />}
  </ByLink>
);
