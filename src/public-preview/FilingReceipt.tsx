import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { periodText } from '#domain/efiling/label.ts';
import { fileUrl } from '../client/request.ts';
import { Alert, EmptyState, PageSkeleton } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { Facts } from '../ui/layout/Card.tsx';
import { Identifier, Moment } from '../ui/layout/values.tsx';
import { PaperActions } from './ByLink.tsx';
import './public-preview.css';

/** What is stored of a filed return, for whoever holds its receipt. */
export const FilingReceipt = () => {
  const translate = useTranslate();
  const { tokenId = '' } = useParams();
  const { data, error } = useGet('/public/api/efiling/bpe/{tokenId}', { path: { tokenId }, quiet: true });
  const words = (key: string) => translate(`efilingScreen.receipt.${key}`);
  if (error)
    return (
      <EmptyState icon="search" level={1} title={words('unknown_title')}>
        {words('unknown_text')}
      </EmptyState>
    );
  if (!data) return <PageSkeleton />;
  return (
    <div className="public-preview">
      <section className="public-preview-doc" aria-label={words('title')}>
        <p className="small sec">{words('title')}</p>
        <h1 className="num">{data.bpe}</h1>
        <Alert severity="success" title={words(data.origin === 'FILE' ? 'valid' : 'recorded')} />
        <Facts
          of={[
            [words('npwp'), <Identifier key="npwp" value={data.npwp} />],
            [words('name'), data.company],
            [words('kind'), translate(`efiling.kind.${data.kind}`)],
            [words('period'), periodText(data)],
            [words('revision'), data.revision],
            [words('at'), <Moment key="at" at={data.filedAt} />],
            [words('file'), data.fileName],
            [
              words('hash'),
              <span key="hash" className="num" style={{ overflowWrap: 'anywhere' }}>
                {data.hash}
              </span>,
            ],
          ]}
        />
        <PaperActions pdf={fileUrl('/public/api/efiling/bpe/{tokenId}/pdf', { path: { tokenId } })} />
      </section>
    </div>
  );
};
