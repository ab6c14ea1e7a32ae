import { useTranslate } from 'react-admin';
import type { SptView } from '#domain/spt/view-schema.ts';
import { EmptyState } from '../../ui/feedback/notices.tsx';

export type TabProps = { readonly spt: SptView; readonly again: () => void };

export const isDrawnIn = ({ postedAt }: SptView): boolean => postedAt !== null;

export const NotPosted = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('sptDetail.not_posted')}>
      {translate('sptDetail.not_posted_text', { type: translate(`spt.type.${spt.type}`) })}
    </EmptyState>
  );
};
