import { useTranslate } from 'react-admin';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { HistoryCard, type Mend } from '../../ui/documents/Timeline.tsx';
import { RESOURCE } from '../faktur-api.ts';

const marks = {
  create: 'plus',
  import: 'import',
  save: 'edit',
  upload: 'upload',
  retry: 'upload',
  signing: 'signature',
  approve: 'check',
  substitute: 'replaced',
  send: 'send',
  changeSignee: 'signature',
  publicLink: 'external',
} as const;

/** What happened, newest first, and who did it. */
export const FakturTimeline = ({ faktur, mend }: { faktur: Faktur; mend: Mend | undefined }) => {
  const translate = useTranslate();
  return (
    <HistoryCard
      title={translate('fakturScreen.detail.history')}
      path={`/${RESOURCE}/${faktur.id}`}
      look={{ tones: fakturStatus.states, marks }}
      mend={mend}
      words={(action) => translate(`faktur.happened.${action}`)}
    />
  );
};
