import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { isZero } from '#domain/definition/money.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { DueView } from '#domain/spt/filing.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { AmendmentDue, SptListRow } from '#domain/spt/record-schema.ts';
import { allows, isFiled, isVoid } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatDecimal, formatPeriod } from '#domain/text/format.ts';
import { LiveRecord } from '../ui/documents/LiveRecord.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { Day, Money } from '../ui/layout/values.tsx';
import { sptPaths, sptResource, typeAt } from './paths.ts';

export const useRevisionWords = () => {
  const translate = useTranslate();
  return (n: number): string => translate(n === 0 ? 'sptScreen.normal' : 'sptScreen.amended', { n });
};

export const NthRevision = ({ n }: { readonly n: number }) => {
  const translate = useTranslate();
  return <>{translate(n === 0 ? 'sptScreen.normal' : 'sptScreen.nth', { n })}</>;
};

export const useSptName = () => {
  const translate = useTranslate();
  return ({ type, period, revision }: Pick<SptRecord, 'type' | 'period' | 'revision'>): string =>
    translate(revision === 0 ? 'spt.server.label' : 'spt.server.label_amended', {
      type: translate(`spt.type.${type}`),
      period: formatPeriod(period),
      revision,
    });
};

/** A return is in whole rupiah. */
const inWhole = (amount: string): string => `Rp ${formatDecimal(amount, 0)}`;

export const useAmendmentWords = () => {
  const translate = useTranslate();
  return ({ payable, overpaid }: AmendmentDue): string => {
    if (!isZero(payable)) return translate('sptScreen.amendment_owed', { amount: inWhole(payable) });
    return isZero(overpaid)
      ? translate('sptScreen.amendment_same')
      : translate('sptScreen.amendment_over', { amount: inWhole(overpaid) });
  };
};

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

export const NamedSpt = ({ children }: { children: (spt: SptView, again: () => void) => ReactNode }) => {
  const { id = '' } = useParams();
  const type = typeAt(useLocation().pathname);
  return (
    <LiveRecord<SptView> resource={sptResource(type)} id={id} live="spt" list={sptPaths.list(type)}>
      {children}
    </LiveRecord>
  );
};

/** Why a due day may still move; null if it is certain. */
export const useMayMove = () => {
  const translate = useTranslate();
  return ({ dueDay, dueMayMove }: DueView): string | null =>
    dueDay && dueMayMove ? translate('sptScreen.may_move', { year: dueDay.slice(0, 4) }) : null;
};

/** Marks a due day that is not certain yet; `worded` adds a text. */
export const MayMove = ({ of, worded = false }: { readonly of: DueView; readonly worded?: boolean }) => {
  const translate = useTranslate();
  const words = useMayMove()(of);
  if (!words) return null;
  return (
    <span className="row g4 warn small nw" title={words}>
      <Icon name="help" size={14} />
      {worded && translate('sptScreen.not_certain')}
      <span className="sr">{words}</span>
    </span>
  );
};

export const DueDay = ({ of }: { of: Pick<SptListRow, 'dueDay' | 'dueMayMove' | 'revision' | 'status'> }) => {
  const words = useTranslate()('sptScreen.late');
  if (of.revision > 0 || isVoid(of)) return <span className="sec">–</span>;
  const late = !isFiled(of) && of.dueDay !== null && of.dueDay < jakartaDay(Date.now());
  return (
    <span className={late ? 'row g4 bad' : 'row g4'} title={late ? words : undefined}>
      {late && <Icon name="warning" size={12} />}
      <Day value={of.dueDay} />
      {late && <span className="sr">{words}</span>}
      {!isFiled(of) && <MayMove of={of} />}
    </span>
  );
};

export const Change = ({ by }: { by: string }) => (
  <b className={isZero(by) ? 'sec nw' : 'org-change nw'}>
    {!isZero(by) && !by.startsWith('-') && '+'}
    <Money value={by} />
  </b>
);
