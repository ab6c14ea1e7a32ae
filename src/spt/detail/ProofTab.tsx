import { useTranslate } from 'react-admin';
import { isDrawnIn, NotPosted } from './NotPosted.tsx';
import { SlipTable } from './SlipTable.tsx';
import type { TabProps } from './tab-props.ts';

/** Every slip that was drawn in. */
export const ProofTab = ({ spt }: TabProps) => {
  const translate = useTranslate();
  if (!isDrawnIn(spt)) return <NotPosted spt={spt} />;
  return (
    <SlipTable spt={spt} title={translate('sptDetail.all_slips')} listed={{}} none={translate('sptDetail.none')} />
  );
};
