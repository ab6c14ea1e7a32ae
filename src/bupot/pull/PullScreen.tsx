import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Pull } from '#domain/bupot/pull/view-schema.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Alert, EmptyState, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Moment } from '../../ui/layout/values.tsx';
import { bupotPaths } from '../paths.ts';
import { pullLooks, usePullWords } from './looks.ts';
import { PullDialog } from './PullDialog.tsx';
import { PullReview } from './PullReview.tsx';
import { usePull, usePulls } from './pull-api.ts';
import './pull.css';

const By = ({ pull }: { pull: Pull }) => {
  const [before = '', after = ''] = useTranslate()('bupotPull.page.by', { by: pull.createdBy, at: '\n' }).split('\n');
  return (
    <span className="sec">
      {before}
      <Moment at={pull.createdAt} />
      {after}
    </span>
  );
};

export const PullScreen = () => {
  const translate = useTranslate();
  const words = usePullWords();
  const may = useMay('ebupot/slips', 'create');
  const [asking, setAsking] = useState(false);
  const all = usePulls();
  const id = useSearchParams()[0].get('id') ?? all.data?.[0]?.id ?? null;
  const { data: pull, error, refetch } = usePull(id);
  const title = translate('bupotPull.title');
  const ask = may && (
    <Button
      variant={id ? 'outlined' : 'contained'}
      startIcon={<Icon name="download" size={16} />}
      onClick={() => setAsking(true)}
    >
      {translate('bupotPull.entry')}
    </Button>
  );
  const others = (all.data ?? []).filter((one) => one.id !== id);
  const here = pull ? [{ label: title, to: bupotPaths.pulls }, { label: words(pull) }] : [{ label: title }];
  if (all.isPending) return <PageSkeleton />;
  return (
    <div className="pull">
      <PageHead
        title={pull ? words(pull) : title}
        crumbs={[{ label: translate('bupotScreen.list.title.domestic'), to: bupotPaths.domestic }, ...here]}
        beside={pull && <Chip {...pullLooks[pull.status]} label={translate(`bupotPull.status.${pull.status}`)} />}
        below={pull && <By pull={pull} />}
        actions={
          id && (
            <>
              {others.length > 0 && (
                <MenuButton
                  label={translate('bupotPull.page.pulls')}
                  icon="history"
                  variant="outlined"
                  color="inherit"
                  choices={others.map((one) => ({
                    key: one.id,
                    label: `${words(one)}, ${translate(`bupotPull.status.${one.status}`)}`,
                    to: bupotPaths.onePull(one.id),
                  }))}
                />
              )}
              {ask}
            </>
          )
        }
      />
      {error && !pull && <Alert severity="error" title={error.message} />}
      {all.error && !all.data && <Alert severity="error" title={all.error.message} />}
      {id && !pull && !error && <PageSkeleton />}
      {!id && all.data && (
        <EmptyState icon="download" title={translate('bupotPull.page.empty')} actions={ask}>
          {translate('bupotPull.page.empty_text')}
        </EmptyState>
      )}
      {pull && <PullReview key={pull.id} pull={pull} again={() => void refetch()} />}
      {asking && <PullDialog onClose={() => setAsking(false)} />}
    </div>
  );
};
