import './spt-badan.css';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { ATTACHED } from '#domain/spt-badan/attachments.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { Alert, PageSkeleton, ReadFailed } from '../ui/feedback/notices.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { AmendedPanel } from './AmendedPanel.tsx';
import { AnnualFoot } from './AnnualFoot.tsx';
import { AnnualHead } from './AnnualHead.tsx';
import { findingPath } from './finding-path.ts';
import { printed } from './LinesTable.tsx';
import { ANNUAL_LIST, ANNUAL_REGISTER, firstPath, OVERVIEW, type Place, placeAt } from './places.ts';
import { RelatedOverview } from './RelatedOverview.tsx';
import { SheetForm } from './SheetForm.tsx';
import { SheetTree, sheetCode, usePlaceName } from './SheetTree.tsx';
import { useAnnual, useSheet } from './use-annual.ts';

const Findings = ({ of }: { of: AnnualView }) => {
  const translate = useTranslate();
  if (of.findings.length === 0) return null;
  return (
    <ul className="annual-findings">
      {of.findings.map((finding) => {
        const { path, sheet, severity, message, params } = finding;
        const line = path.split('!')[1] ?? '';
        const row = line.startsWith(sheet) ? /\.(\d+)$/.exec(line)?.[1] : undefined;
        const code = sheet === ATTACHED ? line : printed(line);
        const place = row ? translate('sptBadanScreen.import.row', { row: Number(row) + 1 }) : code;
        return (
          <li key={`${path} ${message}`} className={severity}>
            <Link to={findingPath(of, finding)}>
              <Icon name={severity === 'error' ? 'warning' : 'info'} size={14} />
              <b>
                {sheetCode(sheet)} {place}
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
  readonly of: AnnualView;
  readonly place: Place;
  readonly open: string | null;
  readonly onOpen: (line: string | null) => void;
};

const Sheet = ({ of: { id, era }, place, open, onOpen }: SheetProps) => {
  const translate = useTranslate();
  const { data, error, refetch } = useSheet(id, place.sheet);
  if (error)
    return <ReadFailed title={translate('sptBadanScreen.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return <SheetForm key={place.path} id={id} era={era} view={data} part={place.part} open={open} onOpen={onOpen} />;
};

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
    return (
      <div className="annual-main">
        <PageHead
          crumbs={[{ label: translate('sptBadanScreen.title'), to: ANNUAL_LIST }]}
          title={translate('sptBadanScreen.failed')}
        />
        <ReadFailed title={error.message} why={translate('sptBadanScreen.failed_text')} onRetry={readAnew} />
      </div>
    );
  if (!data) return <PageSkeleton />;
  const place = placeAt(data, pathname);
  // Year, revision or state of another return in the address.
  if (!place) return <Navigate replace to={firstPath(data)} />;
  return (
    <div className="annual">
      <SheetTree of={data} at={place} />
      <div className="annual-main">
        <AnnualHead of={data} readAnew={readAnew} />
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
          <Sheet of={data} place={place} open={open} onOpen={setOpen} />
        )}
      </div>
      <AnnualFoot of={data} readAnew={readAnew} />
    </div>
  );
};
