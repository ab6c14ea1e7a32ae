import { Button } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { sptStatus } from '#domain/spt/status.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatCount, formatLongPeriod, formatPeriod } from '#domain/text/format.ts';
import { download } from '../../client/download.ts';
import { Chip, DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { sptPaper, sptPaths } from '../paths.ts';
import { NamedSpt, useRevisionWords } from '../SptChip.tsx';
import '../../ui/documents/detail.css';
import './paper.css';

const Page = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const revision = useRevisionWords();
  const type = translate(`spt.type.${spt.type}`);
  const masa = formatPeriod(spt.period);
  const url = sptPaper(spt, 'pdf');
  return (
    <div className="detail-page">
      <PageHead
        crumbs={[
          { label: type, to: sptPaths.list(spt.type) },
          { label: masa, to: sptPaths.detail(spt, 'induk') },
          { label: translate('sptFiling.paper.pdf') },
        ]}
        title={`${type} ${formatLongPeriod(spt.period, locale)}`}
        beside={
          <>
            <DocumentChip of={sptStatus} status={spt.status} at={spt.updatedAt} />
            <Chip tone="grey" outline label={revision(spt.revision)} />
          </>
        }
        actions={
          <>
            {isFiled(spt) && spt.bpe !== null && (
              <Button size="small" variant="outlined" onClick={() => download(sptPaper(spt, 'bpe'))}>
                {translate('sptFiling.paper.bpe')}
              </Button>
            )}
            <Button size="small" variant="outlined" href={url} target="_blank" rel="noopener">
              {translate('sptFiling.paper.open')}
            </Button>
            <Button
              size="small"
              variant="contained"
              startIcon={<Icon name="download" size={16} />}
              onClick={() => download(url)}
            >
              {translate('sptFiling.paper.download')}
            </Button>
          </>
        }
      />
      <p className="sec spp-note">{translate(isFiled(spt) ? 'sptFiling.paper.note_filed' : 'sptFiling.paper.note')}</p>
      <Card className="spp-facts">
        <Facts
          of={[
            [translate('sptFiling.paper.slips'), formatCount(spt.documentCount)],
            [translate('sptFiling.paper.payable'), <Money key="payable" value={spt.payable} unit />],
            [translate('sptFiling.paper.overpaid'), <Money key="overpaid" value={spt.overpaid} unit />],
            [translate('sptFiling.bpe'), spt.bpe ?? '–'],
          ]}
        />
      </Card>
      {/* A new version of the return is a new paper. */}
      <iframe
        key={spt.version}
        className="spp"
        src={url}
        title={translate('sptFiling.paper.title', { label: spt.label })}
      />
    </div>
  );
};

export const SptPaper = () => <NamedSpt>{(spt) => <Page spt={spt} />}</NamedSpt>;
