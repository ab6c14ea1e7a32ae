import { useTranslate } from 'react-admin';
import { bupotStatus } from '#domain/bupot/status.ts';
import { HistoryCard, type Mend } from '../../ui/documents/Timeline.tsx';
import { RESOURCE } from '../bupot-api.ts';

const marks = {
  create: 'plus',
  import: 'import',
  save: 'edit',
  submit: 'upload',
  sign: 'signature',
  correct: 'replaced',
  revise: 'replaced',
  send: 'send',
  changeSignee: 'signature',
  publicLink: 'external',
} as const;

/** What happened, newest first, and who did it. */
export const BupotTimeline = ({ id, mend }: { id: string; mend: Mend | undefined }) => {
  const translate = useTranslate();
  return (
    <HistoryCard
      title={translate('bupotScreen.detail.history')}
      path={`/${RESOURCE}/${id}`}
      look={{ tones: bupotStatus.states, marks }}
      mend={mend}
      words={(action) => translate(`bupot.happened.${action}`)}
    />
  );
};
