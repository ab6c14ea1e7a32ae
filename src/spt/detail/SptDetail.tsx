import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sptStatus } from '#domain/spt/status.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import { AmendedLines } from '../filing/AmendedLines.tsx';
import { NamedSpt } from '../NamedSpt.tsx';
import { sptPaths } from '../paths.ts';
import { sptResource } from '../resource.ts';
import { SptFoot } from './SptFoot.tsx';
import { SptHead } from './SptHead.tsx';
import { SptNotices } from './SptNotices.tsx';
import { SptTabs } from './SptTabs.tsx';
import { SptVersions } from './SptVersions.tsx';
import { tabAt } from './tabs.ts';
import { useSptActions } from './use-spt-actions.tsx';
import { useToldAtHead } from './use-told-at-head.ts';
import { WhatIfPanel } from './WhatIfPanel.tsx';
import { WHAT_IF } from './what-if-address.ts';
import '../../ui/documents/detail.css';
import './spt-detail.css';

const Page = ({ spt, again }: { spt: SptView; again: () => void }) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { place, pressed } = useToldAtHead(spt);
  const settled = () => {
    pressed();
    again();
  };
  const actions = useSptActions(spt, settled, () => navigate(sptPaths.list(spt.type), { replace: true }));
  const at = tabAt(pathname);
  return (
    <div className="sdt">
      <div className="fdt sdt-page">
        <SptHead spt={spt} actions={actions} />
        <SptNotices spt={spt} actions={actions} place={place} />
        {at && (
          <div className="card sdt-card">
            <SptTabs spt={spt} at={at} />
            <at.Body spt={spt} again={again} />
          </div>
        )}
        <AmendedLines spt={spt} />
        <div className="cols sdt-below">
          <HistoryCard of={sptStatus} path={`/${sptResource(spt.type)}/${spt.id}`} />
          <SptVersions spt={spt} />
        </div>
      </div>
      <SptFoot spt={spt} actions={actions} />
      {actions.dialog}
      {search.has(WHAT_IF) && <WhatIfPanel of={spt} onClose={() => setSearch({}, { replace: true })} />}
    </div>
  );
};

/** One monthly return: how it stands, its lines and lists and where each number comes from, what happened to it. */
export const SptDetail = () => <NamedSpt>{(spt, again) => <Page spt={spt} again={again} />}</NamedSpt>;
