import { useTranslate } from 'react-admin';
import type { SptView } from '#domain/spt/view-schema.ts';
import { EmptyState } from '../../ui/feedback/notices.tsx';

/** What each part of the page of one return is given. */
export type TabProps = { readonly spt: SptView; readonly again: () => void };

/** Whether slips were drawn in: before that a return has neither lines nor lists. */
export const isDrawnIn = ({ postedAt }: SptView): boolean => postedAt !== null;

/** Nothing stands in it yet, and what brings it there. */
export const NotPosted = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('sptDetail.not_posted')}>
      {translate('sptDetail.not_posted_text', { type: translate(`spt.type.${spt.type}`) })}
    </EmptyState>
  );
};
