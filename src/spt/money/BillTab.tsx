import { isDrawnIn, NotPosted, type TabProps } from '../detail/NotPosted.tsx';
import { DepositPanel } from './DepositPanel.tsx';

/** What the return leaves to pay, and what was paid for it. */
export const BillTab = ({ spt, again }: TabProps) =>
  isDrawnIn(spt) ? <DepositPanel spt={spt} again={again} /> : <NotPosted spt={spt} />;
