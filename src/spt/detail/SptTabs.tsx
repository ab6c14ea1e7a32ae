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

/** The Induk, and beside it where the amount one asked about comes from. Which one is in the address. */
const IndukTab = ({ spt, again }: TabProps) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const narrow = useMediaQuery('(max-width:1024px)');
  const [trail, setTrail] = useState<readonly string[]>([]);
  const definition = returnFor(spt.type, spt.period);
  const open = search.get(LINE);
  const show = (path: string | null) => setSearch(path === null ? {} : { [LINE]: path }, { replace: true });
  const requested = useRef<string | null>(null);
  // Once the panel is gone: until then it may take the focus itself, for a line one went on to just before.
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
    // The sheet gives the focus back itself.
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

/** What the return leaves to pay, and what was paid for it. */
const BillTab = ({ spt, again }: TabProps) =>
  isDrawnIn(spt) ? <DepositPanel spt={spt} again={again} /> : <NotPosted spt={spt} />;

type SptTab = {
  readonly tab: DetailTab;
  /** Message key of its words, which differ where the forms differ. */
  readonly label: (type: ReturnType) => string;
  readonly Body: ComponentType<TabProps>;
};

const same = (key: string) => (): string => `sptDetail.tab.${key}`;
const own =
  (key: string) =>
  (type: ReturnType): string =>
    `sptDetail.tab.${key}.${type}`;

/** A list of the return of PPN, by the letter and number it has on the form. */
const vatList = (tab: 'a1' | 'a2' | 'b1' | 'b2' | 'b3'): SptTab => ({
  tab,
  label: same(tab),
  Body: ({ spt }) => <FakturTab spt={spt} table={tab.toUpperCase()} />,
});

/** Parts of the page of one return. */
const sptTabs: readonly SptTab[] = [
  { tab: 'proof', label: same('proof'), Body: ProofTab },
  { tab: 'bill', label: same('bill'), Body: BillTab },
  { tab: 'induk', label: same('induk'), Body: IndukTab },
  { tab: 'income-tax/self', label: own('self'), Body: SelfTab },
  { tab: 'income-tax/other', label: own('other'), Body: OtherTab },
  ...(['a1', 'a2', 'b1', 'b2', 'b3'] as const).map(vatList),
  { tab: 'c', label: same('c'), Body: CollectedByOthers },
];

/** The part an address is about. */
export const tabAt = (pathname: string): SptTab | undefined =>
  sptTabs.find(({ tab }) => pathname.endsWith(`/${tab}`)) ?? sptTabs[0];

/** The parts of a kind of return, in the order they are read. */
const tabsOf = (type: ReturnType): SptTab[] =>
  detailTabs(type).flatMap((tab) => sptTabs.find((one) => one.tab === tab) ?? []);

/** The way from one part of a return to the next; each has an address of its own. */
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
