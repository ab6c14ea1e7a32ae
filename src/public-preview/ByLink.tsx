import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { addressOf, type FilePath, type Path, type ResultOf } from '../client/request.ts';
import { EmptyState, PageSkeleton } from '../ui/feedback/notices.tsx';
import { problemOf, useGet } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';

export const PaperActions = ({ pdf }: { pdf: string }) => {
  const translate = useTranslate();
  return (
    <div className="row wrap public-preview-acts">
      <Button variant="contained" href={pdf} startIcon={<Icon name="download" size={16} />}>
        {translate('fakturScreen.action.pdf')}
      </Button>
      <Button variant="outlined" startIcon={<Icon name="print" size={16} />} onClick={() => window.print()}>
        {translate('fakturScreen.public.print')}
      </Button>
    </div>
  );
};

type LinkPath = Extract<Path<'GET'>, `/public/api/${string}/{tokenId}`>;

type Props<P extends LinkPath> = {
  readonly path: P & (`${P}/pdf` extends FilePath ? P : never);
  readonly words: string;
  readonly children: (found: ResultOf<'GET', P>, pdf: string) => ReactNode;
};

export const ByLink = <P extends LinkPath>({ path, words, children }: Props<P>) => {
  const translate = useTranslate();
  const { tokenId = '' } = useParams();
  const link = { path: { tokenId } };
  const found = useGet(path, ...([{ ...link, quiet: true }] as unknown as [never]));
  if (found.isError) {
    const expired = problemOf(found.error)?.code === 'expired';
    const why = `${words}.${expired ? 'expired' : 'unknown'}`;
    return (
      <EmptyState level={1} icon={expired ? 'clock' : 'search'} title={translate(`${why}_title`)}>
        {translate(`${why}_text`)}
      </EmptyState>
    );
  }
  if (!found.data) return <PageSkeleton />;
  return children(found.data, addressOf(`${path}/pdf`, link));
};
