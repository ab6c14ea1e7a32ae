import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ReturnType } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { isConcept } from '#domain/spt/status-queries.ts';
import type { PostingView } from '#domain/spt/view-schema.ts';
import { Alert, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf } from '../../ui/feedback/use-call.ts';
import { useMasa } from '../../ui/inputs/masa.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { WhatIfPanel } from '../detail/WhatIfPanel.tsx';
import { WHAT_IF } from '../detail/what-if.ts';
import { relatedTypes, sptPaths, typeAt } from '../paths.ts';
import { MasaChooser } from './MasaChooser.tsx';
import { PostingButtons } from './PostingButtons.tsx';
import { PostingStatus, WaitingCard } from './PostingStatus.tsx';
import { usePosting } from './posting-view.ts';
import { ReadinessCard } from './ReadinessCard.tsx';
import { DrawnTable, ResultCard } from './ResultCard.tsx';
import '../detail/spt-detail.css';
import './posting.css';

const TypeTabs = ({ type, period }: { type: ReturnType; period: string }) => {
  const translate = useTranslate();
  return (
    <nav className="spt-posting-types" aria-label={translate('sptScreen.draw.types')}>
      {relatedTypes(type).map((one) => (
        <Link
          key={one}
          to={sptPaths.posting(one, period || undefined)}
          replace
          aria-current={one === type ? 'page' : undefined}
        >
          {translate(`sptScreen.title.${one}`)}
        </Link>
      ))}
    </nav>
  );
};

const Body = ({
  type,
  period,
  of,
  again,
}: {
  type: ReturnType;
  period: string;
  of: PostingView;
  again: () => void;
}) => {
  const navigate = useNavigate();
  const [requested, setRequested] = useState<string | null>(null);
  const { spt } = of;
  const documents = returnFor(type, period)?.documents;
  useEffect(() => {
    if (requested === period && spt && isConcept(spt) && spt.postedAt !== null && !spt.stale)
      navigate(sptPaths.detail(spt, 'induk'), { replace: true });
  }, [requested, period, spt, navigate]);
  return (
    <>
      <PostingStatus of={of} period={period} />
      <div className="cols">
        <div className="detail-page-col">
          {type === 'PPN' && <ReadinessCard period={period} />}
          {documents && (
            <>
              <DrawnTable of={of.drawn} documents={documents} period={period} added={of.derivation.length === 0} />
              <WaitingCard of={of.waiting} documents={documents} period={period} />
            </>
          )}
        </div>
        <div className="detail-page-col">
          <ResultCard of={of} />
          <div className="row wrap spt-posting-acts">
            <PostingButtons
              type={type}
              period={period}
              of={of}
              again={again}
              onRequested={() => setRequested(period)}
            />
          </div>
        </div>
      </div>
    </>
  );
};

export const PostingScreen = () => {
  const translate = useTranslate();
  const type = typeAt(useLocation().pathname);
  const [period, choose] = useMasa();
  const { data, error, again } = usePosting(type, period);
  const [search, setSearch] = useSearchParams();
  const ask = (whatIf: boolean) =>
    setSearch({ masa: period, ...(whatIf ? { [WHAT_IF]: '1' } : {}) }, { replace: true });
  const fault = fieldErrorsOf(error).period;
  const title = translate('sptScreen.draw.title', { type: translate(`spt.type.${type}`) });
  return (
    <div className="spt-posting-page">
      <div className="detail-page spt-posting">
        <PageHead
          crumbs={[
            { label: translate(`sptScreen.title.${type}`), to: sptPaths.list(type) },
            { label: translate('sptScreen.posting') },
          ]}
          title={title}
          actions={
            data && (
              <Button
                size="small"
                variant="outlined"
                startIcon={<Icon name="wand" size={16} />}
                onClick={() => ask(true)}
              >
                {translate('sptDetail.what_if.open')}
              </Button>
            )
          }
        />
        <MasaChooser value={period} onChange={choose} error={fault}>
          {relatedTypes(type).length > 1 && <TypeTabs type={type} period={period} />}
        </MasaChooser>
        {error && !fault && <Alert severity="error" title={error.message} />}
        {data ? (
          <Body key={`${type} ${period}`} type={type} period={period} of={data} again={again} />
        ) : (
          !error && period !== '' && <PageSkeleton />
        )}
      </div>
      {data && search.has(WHAT_IF) && (
        <WhatIfPanel key={`${type} ${period}`} of={{ type, period }} onClose={() => ask(false)} />
      )}
    </div>
  );
};
