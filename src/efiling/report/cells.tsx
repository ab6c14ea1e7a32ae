import '../../ui/list/list.css';
import '../../ui/list/preview.css';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isZero } from '#domain/definition/money.ts';
import { periodText, returnLabel } from '#domain/efiling/label.ts';
import { isFiledReturn, type RegisterRow } from '#domain/efiling/register.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { exists } from '../../client/exists.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Day, Moment } from '../../ui/layout/values.tsx';

export const useReturnName = () => {
  const translate = useTranslate();
  return (row: Pick<RegisterRow, 'kind' | 'period' | 'revision'>): string =>
    translate(row.revision === 0 ? 'efiling.label' : 'efiling.label_amended', {
      type: translate(`efiling.kind.${row.kind}`),
      period: periodText(row),
      revision: row.revision,
    });
};

/** For places without hooks, such as the name of a row. */
export const plainName = (row: RegisterRow): string => returnLabel(row);

export const PeriodLink = ({ of }: { readonly of: RegisterRow }) => {
  const text = <span className="num">{periodText(of)}</span>;
  return exists(of.link) ? (
    <Link to={of.link} className="flink">
      {text}
    </Link>
  ) : (
    text
  );
};

export const Kind = ({ of }: { readonly of: Pick<RegisterRow, 'kind'> }) => (
  <>{useTranslate()(`efiling.kind.${of.kind}`)}</>
);

export const Revision = ({ n }: { readonly n: number }) => {
  const translate = useTranslate();
  return <>{n === 0 ? translate('efilingScreen.revision_normal') : translate('efilingScreen.revision_nth', { n })}</>;
};

export const ResultText = ({ of }: { readonly of: Pick<RegisterRow, 'result'> }) => {
  const translate = useTranslate();
  return of.result ? translate(`efiling.result.${of.result}`) : <span className="sec">–</span>;
};

export const DueDay = ({ of }: { readonly of: RegisterRow }) => {
  const translate = useTranslate();
  if (of.dueDay === null) return <span className="sec">–</span>;
  const isOpen = !isFiledReturn(of);
  return (
    <span className={isOpen && of.daysLate > 0 ? 'row g4 bad' : 'row g4'}>
      {isOpen && of.daysLate > 0 && <Icon name="warning" size={12} />}
      <Day value={of.dueDay} />
      {of.dueMayMove && isOpen && (
        <span className="warn" title={translate('sptScreen.may_move', { year: of.dueDay.slice(0, 4) })}>
          <Icon name="help" size={12} />
          <span className="sr">{translate('sptScreen.may_move', { year: of.dueDay.slice(0, 4) })}</span>
        </span>
      )}
    </span>
  );
};

/** With its fine, which is an estimate. */
export const Late = ({ of }: { readonly of: RegisterRow }) => {
  const translate = useTranslate();
  if (of.daysLate === 0) return <span className="sec">–</span>;
  return (
    <span className="cell-lines" title={translate('efilingScreen.fine_how')}>
      <span>{translate('efilingScreen.late_days', { count: of.daysLate })}</span>
      {!isZero(of.fine) && (
        <span className="small sec">{translate('efilingScreen.fine', { amount: formatDecimal(of.fine, 0) })}</span>
      )}
    </span>
  );
};

/** When it was filed, with its receipt. */
export const Filed = ({ of: { filedAt, bpe } }: { readonly of: Pick<RegisterRow, 'filedAt' | 'bpe'> }) =>
  filedAt === null ? (
    <span className="sec">–</span>
  ) : (
    <span className="cell-lines">
      <span>
        <Moment at={filedAt} />
      </span>
      {bpe && <span className="small sec">{bpe}</span>}
    </span>
  );

/** Next to a state: the sources of the return changed after they were drawn or posted. */
export const StaleSource = ({ of }: { readonly of: Pick<RegisterRow, 'stale'> }) => {
  const translate = useTranslate();
  if (!of.stale) return null;
  return (
    <span className="row g4 warn small nw" title={translate('efilingScreen.stale')}>
      <Icon name="refresh" size={14} />
      <span>{translate('annualSources.stale')}</span>
    </span>
  );
};

export const Origin = ({ of }: { readonly of: Pick<RegisterRow, 'origin'> }) => (
  <>{useTranslate()(`efiling.origin.${of.origin}`)}</>
);
