import '../ui/documents/detail.css';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { registerStatus } from '#domain/efiling/register-status.ts';
import { sptPlaces } from '#domain/spt/place.ts';
import { DocumentChip } from '../ui/documents/DocumentChip.tsx';
import { Alert, EmptyState } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { PeriodInput } from '../ui/inputs/DayInput.tsx';
import { useMasa } from '../ui/inputs/masa.ts';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { Money } from '../ui/layout/values.tsx';
import { EbupotSums } from './EbupotSums.tsx';
import { ResultText, useReturnName } from './report/cells.tsx';

/** The Unifikasi return of a masa before it is filed; earlier systems have their own. */
export const PreviewEbupot = () => {
  const translate = useTranslate();
  const nameOf = useReturnName();
  const [period, choose] = useMasa();
  const { data, error } = useGet('/efiling/fetch_filing_tax_info/{kind}/{period}', {
    path: { kind: 'UNIFIKASI', period: period || '2025-01' },
  });
  const mayRead = useMay('ebupot/unifikasi/spt', 'show');
  const mayPost = useMay('ebupot/unifikasi/spt', 'create') && period !== '';
  const sums = useGet(mayRead && period !== '' ? '/efiling/preview-ebupot/{period}' : null, { path: { period } });
  const words = (key: string) => translate(`efilingScreen.preview.${key}`);
  const label = (key: string) => translate(`resources.efiling/report.fields.${key}`);
  const [row] = data?.versions ?? [];
  const made = row && row.version > 0 ? row : null;
  return (
    <div className="detail-page detail-page-col">
      <PageHead title={words('title')} />
      <Card>
        <PeriodInput label={words('masa')} value={period} onChange={choose} />
      </Card>
      {error && <Alert severity="error" title={error.message} />}
      {data && !made && (
        <EmptyState
          title={words('none')}
          actions={
            mayPost && (
              <Button component={Link} to={`${sptPlaces.UNIFIKASI}/posting?masa=${period}`} variant="contained">
                {translate('efilingScreen.create')}
              </Button>
            )
          }
        />
      )}
      {made && (
        <Card
          title={nameOf(made)}
          actions={<DocumentChip of={registerStatus} status={made.status} at={made.updatedAt} />}
        >
          <Facts
            of={[
              [label('result'), <ResultText key="result" of={made} />],
              [label('amount'), made.amount === null ? '–' : <Money key="amount" value={made.amount} unit />],
              [label('documentCount'), made.documentCount ?? '–'],
              [label('bpe'), made.bpe ?? '–'],
            ]}
          />
          <div className="row wrap" style={{ marginTop: 16 }}>
            <Button component={Link} to={made.link} variant="contained">
              {words('open')}
            </Button>
            <Button component={Link} to={`${sptPlaces.UNIFIKASI}/detail/${made.id}/pdf`} variant="outlined">
              {words('form')}
            </Button>
          </div>
        </Card>
      )}
      {sums.error && <Alert severity="error" title={sums.error.message} />}
      {sums.data && <EbupotSums of={sums.data} />}
    </div>
  );
};
