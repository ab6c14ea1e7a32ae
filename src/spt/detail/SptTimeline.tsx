import { useTranslate } from 'react-admin';
import { sptStatus } from '#domain/spt/status.ts';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import { sptResource } from '../resource.ts';
import type { SptView } from '../spt-api.ts';

const marks = {
  create: 'plus',
  post: 'refresh',
  retry: 'refresh',
  file: 'send',
  amend: 'replaced',
  prove: 'card',
  unprove: 'card',
} as const;

/** What happened, newest first, and who did it. */
export const SptTimeline = ({ of: { type, id } }: { of: Pick<SptView, 'type' | 'id'> }) => (
  <HistoryCard
    title={useTranslate()('sptDetail.history')}
    path={`/${sptResource(type)}/${id}`}
    look={{ tones: sptStatus.states, marks }}
  />
);
