import './spt-badan.css';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { annualStatus } from '#domain/spt-badan/status.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { formatDay } from '#domain/text/format.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Alert, PageSkeleton, ReadFailed } from '../ui/feedback/notices.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { AmendedPanel } from './AmendedPanel.tsx';
import { AnnualActions } from './AnnualActions.tsx';
import { AnnualFoot } from './AnnualFoot.tsx';
import { AttachmentsButton } from './AttachmentsButton.tsx';
import { BillButton } from './BillButton.tsx';
import { Colleagues } from './Colleagues.tsx';
import { ExtensionButton } from './ExtensionButton.tsx';
import { findingPath } from './finding-path.ts';
import { PaperButton } from './PaperButton.tsx';
import { ANNUAL_LIST, ANNUAL_REGISTER, firstPath, OVERVIEW, type Place, placeAt } from './places.ts';
import { RelatedOverview } from './RelatedOverview.tsx';
import { SheetForm } from './SheetForm.tsx';
import { SheetTree, sheetCode, usePlaceName } from './SheetTree.tsx';
import { onboardingOf } from './sources/source-paths.ts';
import { useAnnual, useSheet } from './use-annual.ts';
import { WhatIfButton } from './WhatIfButton.tsx';

const Findings = ({ of }: { of: AnnualView }) => {
  const translate = useTranslate();
  if (of.findings.length === 0) return null;
  return (
    <ul className="annual-findings">
      {of.findings.map((finding) => {
        const { path, sheet, severity, message, params } = finding;
        const line = path.split('!')[1] ?? '';
        return (
          <li key={`${path} ${message}`} className={severity}>
            <Link to={findingPath(of, finding)}>
              <Icon name={severity === 'error' ? 'warning' : 'info'} size={14} />
              <b>
                {sheetCode(sheet)} {/^[\dA-Z][\w.]*$/.test(line) ? line : ''}
              </b>
              <span>{translate(message, params)}</span>
              <Icon name="chevron-right" size={14} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

type SheetProps = {
  readonly id: string;
  readonly place: Place;
  readonly open: string | null;
  readonly onOpen: (line: string | null) => void;
};

const Sheet = ({ id, place, open, onOpen }: SheetProps) => {
  const { data, isPending } = useSheet(id, place.sheet);
  if (isPending || !data) return <PageSkeleton />;
  return <SheetForm key={place.path} id={id} view={data} part={place.part} open={open} onOpen={onOpen} />;
};

const headMoves = ['amend', 'remove'] as const;
const footMoves = ['inquire', 'file'] as const;

/** One sheet of an annual return beside the tree of its sheets. */
export const AnnualScreen = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { data, error, refetch } = useAnnual(id);
  const nameOf = usePlaceName({ era: data?.era ?? '1771' });
  const { setting } = useSession();
  const [open, setOpen] = useState<string | null>(null);
  const readAnew = () => void refetch();
  if (error)
    return <ReadFailed title={translate('sptBadanScreen.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const place = placeAt(data, pathname);
  // Year, revision or state of another return in the address.
  if (!place) return <Navigate replace to={firstPath(data)} />;
  return (
    <div className="annual">
      <SheetTree of={data} at={place} />
      <div className="annual-main">
        <PageHead
          crumbs={[{ label: translate('sptBadanScreen.title'), to: ANNUAL_LIST }, { label: String(data.taxYear) }]}
          title={translate(data.revision === 0 ? 'sptBadan.label' : 'sptBadan.label_amended', {
            taxYear: data.taxYear,
            revision: data.revision,
          })}
          beside={
            <>
              <Chip tone={annualStatus.states[data.status]} label={translate(`sptBadan.status.${data.status}`)} />
              {data.stale.length > 0 && (
                <Link className="annual-stale" to={onboardingOf(id)}>
                  {translate('annualSources.stale')} {data.stale.join(', ')}
                </Link>
              )}
              {data.bpe && <span className="sec small">{data.bpe}</span>}
              {!data.bpe && data.dueDay && (
                <span className="sec small">
                  {translate(data.extendedTo === null ? 'sptBadanScreen.due' : 'sptBadanScreen.due_extended', {
                    day: formatDay(data.dueDay),
                  })}
                  {data.dueMayMove && ` (${translate('taxActivity.without_holidays')})`}
                </span>
              )}
              <Colleagues of={data} />
            </>
          }
          actions={
            <>
              <Button variant="outlined" color="inherit" component={Link} to={onboardingOf(id)}>
                {translate('annualSources.open')}
              </Button>
              <WhatIfButton id={id} />
              <ExtensionButton of={data} />
              <AttachmentsButton id={id} />
              <PaperButton id={id} name={String(data.taxYear)} />
              <AnnualActions of={data} moves={headMoves} readAnew={readAnew} />
            </>
          }
        />
        {data.era === '1771' && !setting.efiling.isRegistered && (
          <Alert severity="info" title={translate('sptBadanScreen.no_efin')}>
            <Link to={ANNUAL_REGISTER}>{translate('sptBadanScreen.to_efin')}</Link>
          </Alert>
        )}
        <Findings of={data} />
        {data.replaces !== null && <AmendedPanel of={data} />}
        <h2 className="annual-title">{[sheetCode(place.sheet), nameOf(place)].filter(Boolean).join(' · ')}</h2>
        {place.sheet === OVERVIEW ? (
          <RelatedOverview of={data} />
        ) : (
          <Sheet id={id} place={place} open={open} onOpen={setOpen} />
        )}
      </div>
      <AnnualFoot of={data}>
        <BillButton of={data} />
        <AnnualActions of={data} moves={footMoves} readAnew={readAnew} />
      </AnnualFoot>
    </div>
  );
};
