import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import type { SptRecord } from '#domain/spt/record.ts';
import { allows } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { LiveRecord } from '../ui/documents/LiveRecord.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { sptPaths, sptResource, typeAt } from './paths.ts';

/** Normal, or which correction (pembetulan) it is. */
export const useRevisionWords = () => {
  const translate = useTranslate();
  return (n: number): string => translate(n === 0 ? 'sptScreen.normal' : 'sptScreen.amended', { n });
};

/** Beside a heading that says what it counts. */
export const NthRevision = ({ n }: { readonly n: number }) => {
  const translate = useTranslate();
  return <>{translate(n === 0 ? 'sptScreen.normal' : 'sptScreen.nth', { n })}</>;
};

/** What a return is called: "SPT Masa PPh Unifikasi 10/2025 pembetulan ke-1". */
export const useSptName = () => {
  const translate = useTranslate();
  return ({ type, period, revision }: Pick<SptRecord, 'type' | 'period' | 'revision'>): string =>
    translate(revision === 0 ? 'spt.server.label' : 'spt.server.label_amended', {
      type: translate(`spt.type.${type}`),
      period: formatPeriod(period),
      revision,
    });
};

/** Something changed after the posting: it no longer says what is so. */
export const StaleMark = ({ of }: { readonly of: Pick<SptRecord, 'postedAt' | 'stale' | 'status'> }) => {
  const translate = useTranslate();
  if (!of.stale || of.postedAt === null || !allows('post', of)) return null;
  return (
    <span className="warn" title={translate('sptScreen.stale_hint')}>
      <Icon name="refresh" size={14} />
      <span className="sr">{translate('sptScreen.stale')}</span>
    </span>
  );
};

/** The monthly return the address names, followed as it changes. */
export const NamedSpt = ({ children }: { children: (spt: SptView, again: () => void) => ReactNode }) => {
  const { id = '' } = useParams();
  const type = typeAt(useLocation().pathname);
  return (
    <LiveRecord<SptView> resource={sptResource(type)} id={id} live="spt" list={sptPaths.list(type)}>
      {children}
    </LiveRecord>
  );
};
