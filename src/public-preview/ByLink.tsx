import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { EmptyState, PageSkeleton } from '../ui/feedback/notices.tsx';
import { problemOf, useGet } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';

/** Downloads or prints the paper. */
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
  /** API path, without the token. */
  readonly at: string;
  /** Prefix of the message keys for an invalid link. */
  readonly words: string;
  readonly children: (found: T, pdf: string) => ReactNode;
};

/** Loads the content of a public link, or shows that it has expired or is invalid. */
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
