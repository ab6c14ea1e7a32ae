import { BupotTabs } from '../bupot/list/BupotTabs.tsx';
import { SptListScreen } from '../spt/list/SptListScreen.tsx';

/** The list of returns under the tabs of the slips it is made of. */
export const SptList = () => <SptListScreen Lead={BupotTabs} />;
