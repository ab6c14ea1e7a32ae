import { type RefObject, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isZero } from '#domain/definition/money.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { isConcept, isUnderway } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { AmendedLines } from '../filing/AmendedLines.tsx';
import { sptPaths, sptResource } from '../paths.ts';
import { ReadinessCard } from '../posting/ReadinessCard.tsx';
import { NamedSpt, useRevisionWords } from '../SptChip.tsx';
import { SptFoot } from './SptFoot.tsx';
import { SptHead, useSptActions } from './SptHead.tsx';
import { SptNotices } from './SptNotices.tsx';
import { SptTabs, tabAt } from './SptTabs.tsx';
import { WhatIfPanel } from './WhatIfPanel.tsx';
import { WHAT_IF } from './what-if.ts';
import '../../ui/documents/detail.css';
import './spt-detail.css';

/** Actions at the bottom of the page show notices at its top, which are scrolled into view. */
export const useNoticeAtHead = (spt: SptView): { place: RefObject<HTMLDivElement | null>; pressed: () => void } => {
  const place = useRef<HTMLDivElement>(null);
  const waits = useRef(false);
  const before = useRef(spt.status);
  const { status } = spt;
  const underway = isUnderway(spt);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (waits.current) place.current?.scrollIntoView({ block: 'nearest' });
    waits.current = waits.current && underway;
  }, [status, underway]);
  return {
    place,
    pressed: () => {
      waits.current = true;
    },
  };
};

export const SptVersions = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  const name = useRevisionWords();
  return (
    <Card title={translate('sptDetail.versions')} flush>
      <ol className="fchain">
        {spt.versions.map(({ id, revision, status, payable, overpaid }) => {
          const here = id === spt.id;
          return (
            <li key={id} className={here ? 'cur' : undefined} aria-current={here || undefined}>
              <Icon name="document" size={16} />
              <div className="grow el">
                {here ? (
                  <b>{name(revision)}</b>
                ) : (
                  <Link to={sptPaths.detail({ type: spt.type, id })}>{name(revision)}</Link>
                )}
                <div className="small sec">
                  <Money value={payable} unit />
                </div>
                {!isZero(overpaid) && (
                  <div className="small sec">
                    {translate('sptScreen.field.overpaid')} <Money value={overpaid} unit />
                  </div>
                )}
              </div>
              <DocumentChip of={sptStatus} status={status} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
};

const Page = ({ spt, again }: { spt: SptView; again: () => void }) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { place, pressed } = useNoticeAtHead(spt);
  const settled = () => {
    pressed();
    again();
  };
  const actions = useSptActions(spt, settled, () => navigate(sptPaths.list(spt.type), { replace: true }));
  const at = tabAt(pathname);
  return (
    <div className="spt-detail">
      <div className="detail-page spt-detail-page">
        <SptHead spt={spt} actions={actions} />
        <SptNotices spt={spt} actions={actions} place={place} />
        {spt.type === 'PPN' && isConcept(spt) && <ReadinessCard period={spt.period} folded />}
        {at && (
          <div className="card spt-detail-card">
            <SptTabs spt={spt} at={at} />
            <at.Body spt={spt} again={again} />
          </div>
        )}
        <AmendedLines spt={spt} />
        <div className="cols spt-detail-below">
          <HistoryCard of={sptStatus} resource={sptResource(spt.type)} id={spt.id} />
          <SptVersions spt={spt} />
        </div>
      </div>
      <SptFoot spt={spt} actions={actions} />
      {actions.dialog}
      {search.has(WHAT_IF) && <WhatIfPanel of={spt} onClose={() => setSearch({}, { replace: true })} />}
    </div>
  );
};

export const SptDetail = () => <NamedSpt>{(spt, again) => <Page spt={spt} again={again} />}</NamedSpt>;
