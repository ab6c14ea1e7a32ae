import { BupotTabs } from '../bupot/list/BupotTabs.tsx';
import { SptListScreen } from '../spt/list/SptListScreen.tsx';

export const SptList = () => <SptListScreen Lead={BupotTabs} />;
