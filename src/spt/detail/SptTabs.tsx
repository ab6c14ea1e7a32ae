import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReturnType } from '#domain/spt/record.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { useInSight } from '../../ui/layout/use-in-sight.ts';
import { BillTab } from '../money/BillTab.tsx';
import { type DetailTab, sptPaths } from '../paths.ts';
import { OtherTab, ProofTab, SelfTab } from './AttachedTabs.tsx';
import { IndukTab } from './IndukTab.tsx';
import type { TabProps } from './NotPosted.tsx';

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

/** Parts of the page of one return, in the order they are read. */
const sptTabs: readonly SptTab[] = [
  { tab: 'proof', label: same('proof'), Body: ProofTab },
  { tab: 'bill', label: same('bill'), Body: BillTab },
  { tab: 'induk', label: same('induk'), Body: IndukTab },
  { tab: 'income-tax/self', label: own('self'), Body: SelfTab },
  { tab: 'income-tax/other', label: own('other'), Body: OtherTab },
];

/** The part an address is about. */
export const tabAt = (pathname: string): SptTab | undefined =>
  sptTabs.find(({ tab }) => pathname.endsWith(`/${tab}`)) ?? sptTabs[0];

/** The way from one part of a return to the next; each has an address of its own. */
export const SptTabs = ({ spt, at }: { spt: SptView; at: SptTab }) => {
  const translate = useTranslate();
  const row = useInSight<HTMLElement>('[aria-current]', at);
  return (
    <nav ref={row} className="stabs" aria-label={translate('sptDetail.parts')}>
      {sptTabs.map((one) => (
        <Link key={one.tab} to={sptPaths.detail(spt, one.tab)} aria-current={one === at ? 'page' : undefined}>
          {translate(one.label(spt.type))}
        </Link>
      ))}
      <Link className="end" to={sptPaths.pdf(spt)}>
        {translate('sptFiling.paper.pdf')}
      </Link>
    </nav>
  );
};
