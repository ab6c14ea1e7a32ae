import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { EmptyState, PageSkeleton } from '../ui/feedback/notices.tsx';
import { problemOf, useGet } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';

/** To keep the paper a link shows: as a file, or printed. */
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

type Props<T> = {
  /** Where the API answers it, without the token. */
  readonly at: string;
  /** Where the words of a link that leads nowhere stand. */
  readonly words: string;
  readonly children: (found: T, pdf: string) => ReactNode;
};

/** What somebody sees who was given a link, or that it has run out or never was. */
export const ByLink = <T,>({ at, words, children }: Props<T>) => {
  const translate = useTranslate();
  const { tokenId = '' } = useParams();
  const path = `/public/api/${at}/${encodeURIComponent(tokenId)}`;
  const found = useGet<T>(path, { quiet: true });
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
  return children(found.data, `${path}/pdf`);
};
