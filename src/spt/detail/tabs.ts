import type { ComponentType } from 'react';
import type { ReturnType } from '#domain/spt/types.ts';
import { BillTab } from '../money/BillTab.tsx';
import type { DetailTab } from '../paths.ts';
import { OtherTab, SelfTab } from './AttachedTabs.tsx';
import { IndukTab } from './IndukTab.tsx';
import { ProofTab } from './ProofTab.tsx';
import type { TabProps } from './tab-props.ts';

export type SptTab = {
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
export const sptTabs: readonly SptTab[] = [
  { tab: 'proof', label: same('proof'), Body: ProofTab },
  { tab: 'bill', label: same('bill'), Body: BillTab },
  { tab: 'induk', label: same('induk'), Body: IndukTab },
  { tab: 'income-tax/self', label: own('self'), Body: SelfTab },
  { tab: 'income-tax/other', label: own('other'), Body: OtherTab },
];

/** The part an address is about. */
export const tabAt = (pathname: string): SptTab | undefined =>
  sptTabs.find(({ tab }) => pathname.endsWith(`/${tab}`)) ?? sptTabs[0];
