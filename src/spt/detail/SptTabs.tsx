import { useMediaQuery } from '@mui/material';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { ReturnType } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { SideScroll } from '../../ui/layout/TableHead.tsx';
import { TermHint } from '../../ui/layout/TermHint.tsx';
import { useInSight } from '../../ui/layout/use-in-sight.ts';
import { AttachedFiles } from '../entries/AttachedFiles.tsx';
import { EntriesButton } from '../entries/EntriesButton.tsx';
import { DepositPanel } from '../money/DepositPanel.tsx';
import { type DetailTab, detailTabs, sptPaths } from '../paths.ts';
import { OtherTab, ProofTab, SelfTab } from './AttachedTabs.tsx';
import { CollectedByOthers } from './CollectedByOthers.tsx';
import { FakturTab } from './FakturTabs.tsx';
import { IndukTable } from './IndukTable.tsx';
import { isDrawnIn, NotPosted, type TabProps } from './NotPosted.tsx';
import { OriginPanel } from './OriginPanel.tsx';
import { WHAT_IF } from './what-if.ts';

const LINE = 'line';

const IndukTab = ({ spt, again }: TabProps) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const narrow = useMediaQuery('(max-width:1024px)');
  const [trail, setTrail] = useState<readonly string[]>([]);
  const definition = returnFor(spt.type, spt.period);
  const open = search.get(LINE);
  const show = (path: string | null) => setSearch(path === null ? {} : { [LINE]: path }, { replace: true });
  const requested = useRef<string | null>(null);
  // Until the panel has closed, it may focus the line opened last.
  useEffect(() => {
    if (open || requested.current === null) return;
    document.querySelector<HTMLElement>(`[data-line="${CSS.escape(requested.current)}"]`)?.focus();
    requested.current = null;
  }, [open]);
  if (!definition || !isDrawnIn(spt)) return <NotPosted spt={spt} />;

  const openFirst = (path: string) => {
    setTrail([]);
    show(path);
  };
  const close = () => {
    // The sheet returns the focus itself.
    if (!narrow) requested.current = trail[0] ?? open;
    show(null);
  };
  return (
    <>
      <EntriesButton spt={spt} again={again} />
      <SideScroll label={translate('sptDetail.tab.induk')} className="detail-page-scroll">
        <IndukTable spt={spt} definition={definition} open={open} onOpen={openFirst} />
      </SideScroll>
      {spt.type === 'PPN' && <AttachedFiles spt={spt} keys={['IX_A', 'IX_B']} again={again} />}
      {open && (
        <OriginPanel
          spt={spt}
          definition={definition}
          line={open}
          onOpen={(path) => {
            setTrail([...trail, open]);
            show(path);
          }}
          onBack={
            trail.length === 0
              ? undefined
              : () => {
                  show(trail.at(-1) ?? null);
                  setTrail(trail.slice(0, -1));
                }
          }
          onClose={close}
          onWhatIf={() => setSearch({ [WHAT_IF]: '1' }, { replace: true })}
        />
      )}
    </>
  );
};

const BillTab = ({ spt, again }: TabProps) =>
  isDrawnIn(spt) ? <DepositPanel spt={spt} again={again} /> : <NotPosted spt={spt} />;

type SptTab = {
  readonly tab: DetailTab;
  readonly label: (type: ReturnType) => string;
  readonly Body: ComponentType<TabProps>;
};

const same = (key: string) => (): string => `sptDetail.tab.${key}`;
const own =
  (key: string) =>
  (type: ReturnType): string =>
    `sptDetail.tab.${key}.${type}`;

const vatList = (tab: 'a1' | 'a2' | 'b1' | 'b2' | 'b3'): SptTab => ({
  tab,
  label: same(tab),
  Body: ({ spt }) => <FakturTab spt={spt} table={tab.toUpperCase()} />,
});

const sptTabs: readonly SptTab[] = [
  { tab: 'proof', label: same('proof'), Body: ProofTab },
  { tab: 'bill', label: same('bill'), Body: BillTab },
  { tab: 'induk', label: same('induk'), Body: IndukTab },
  { tab: 'income-tax/self', label: own('self'), Body: SelfTab },
  { tab: 'income-tax/other', label: own('other'), Body: OtherTab },
  ...(['a1', 'a2', 'b1', 'b2', 'b3'] as const).map(vatList),
  { tab: 'c', label: same('c'), Body: CollectedByOthers },
];

export const tabAt = (pathname: string): SptTab | undefined =>
  sptTabs.find(({ tab }) => pathname.endsWith(`/${tab}`)) ?? sptTabs[0];

const tabsOf = (type: ReturnType): SptTab[] =>
  detailTabs(type).flatMap((tab) => sptTabs.find((one) => one.tab === tab) ?? []);

export const SptTabs = ({ spt, at }: { spt: SptView; at: SptTab }) => {
  const translate = useTranslate();
  const row = useInSight<HTMLElement>('[aria-current]', at);
  return (
    <nav ref={row} className="stabs" aria-label={translate('sptDetail.parts')}>
      {tabsOf(spt.type).map((one) => (
        <Link key={one.tab} to={sptPaths.detail(spt, one.tab)} aria-current={one === at ? 'page' : undefined}>
          {translate(one.label(spt.type))}
        </Link>
      ))}
      <TermHint of={translate(at.label(spt.type))} />
      <Link className="end" to={sptPaths.pdf(spt)}>
        {translate('sptFiling.paper.pdf')}
      </Link>
    </nav>
  );
};
