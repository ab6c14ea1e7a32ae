import '../ui/layout/tables.css';
import './spt-badan.css';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { latenessOf } from '#domain/efiling/lateness.ts';
import { jakartaDay } from '#domain/scope.ts';
import { lastMonthOf } from '#domain/spt-badan/book-year.ts';
import { annualStatus } from '#domain/spt-badan/status.ts';
import type { AnnualListRow } from '#domain/spt-badan/view-schema.ts';
import { formatDay } from '#domain/text/format.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { EmptyState, PageSkeleton, ReadFailed } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { Moment, Money } from '../ui/layout/values.tsx';
import { CreateAnnual } from './CreateAnnual.tsx';
import { PaperButton } from './PaperButton.tsx';
import { ANNUAL, firstPath } from './places.ts';
import { onboardingOf } from './sources/source-paths.ts';
import { useAnnuals } from './use-annual.ts';

const Due = ({ of }: { of: AnnualListRow }) => {
  const translate = useTranslate();
  const { data } = useGet('/efiling/annual-registration');
  const { taxYear, extendedTo } = of;
  const lastMasa = lastMonthOf(taxYear, data?.bookYearStart ?? 1);
  const { dueDay } = latenessOf({ ...of, kind: 'BADAN', lastMasa }, '');
  if (dueDay === null) return '–';
  return (
    <span className="sec small">
      {translate(extendedTo === null ? 'sptBadanScreen.due' : 'sptBadanScreen.due_extended', {
        day: formatDay(dueDay),
      })}
    </span>
  );
};

export const AnnualListScreen = () => {
  const translate = useTranslate();
  const may = useMay(ANNUAL, 'create');
  const [search] = useSearchParams();
  const requested = search.get('tahun');
  const [making, setMaking] = useState<'sources' | 'extension' | null>(requested === null ? null : 'sources');
  const { data, error, refetch } = useAnnuals();
  const create = may && (
    <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setMaking('sources')}>
      {translate('sptBadanScreen.create')}
    </Button>
  );
  const body = () => {
    if (error)
      return (
        <ReadFailed title={translate('sptBadanScreen.failed')} why={error.message} onRetry={() => void refetch()} />
      );
    if (!data) return <PageSkeleton />;
    if (data.length === 0)
      return (
        <EmptyState title={translate('sptBadanScreen.none')} actions={create || undefined}>
          {translate('sptBadanScreen.none_text')}
        </EmptyState>
      );
    return (
      <div className="annual-scroll">
        <table className="lines-table">
          <thead>
            <tr>
              <th scope="col">{translate('sptBadanScreen.year')}</th>
              <th scope="col">{translate('sptBadanScreen.form')}</th>
              <th scope="col">{translate('sptBadanScreen.status')}</th>
              <th scope="col" className="right">
                {translate('sptBadanScreen.result.due')}
              </th>
              <th scope="col" className="right">
                {translate('sptBadanScreen.underpaid')}
              </th>
              <th scope="col" className="right">
                {translate('sptBadanScreen.overpaid')}
              </th>
              <th scope="col">{translate('sptBadanScreen.filed')}</th>
              <th aria-label={translate('sptBadanScreen.pdf')} />
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={row.id}>
                <td>
                  <Link to={firstPath(row)}>
                    {row.taxYear}
                    {row.revision > 0 && ` · ${translate('sptBadanScreen.revision', { revision: row.revision })}`}
                  </Link>
                </td>
                <td>{translate(`sptBadan.form.${row.era}`)}</td>
                <td>
                  <Chip tone={annualStatus.states[row.status]} label={translate(`sptBadan.status.${row.status}`)} />
                  {row.stale.length > 0 && (
                    <Link className="annual-stale" to={onboardingOf(row.id)}>
                      {translate('annualSources.stale')} {row.stale.join(', ')}
                    </Link>
                  )}
                </td>
                <td className="right" data-label={translate('sptBadanScreen.result.due')}>
                  <Money value={row.taxDue} places={0} />
                </td>
                <td className="right" data-label={translate('sptBadanScreen.underpaid')}>
                  <Money value={row.payable} places={0} />
                </td>
                <td className="right" data-label={translate('sptBadanScreen.overpaid')}>
                  <Money value={row.overpaid} places={0} />
                </td>
                <td data-label={translate('sptBadanScreen.filed')}>
                  {row.filedAt === null ? <Due of={row} /> : <Moment at={row.filedAt} />}
                </td>
                <td>
                  <PaperButton id={row.id} name={`${row.taxYear} ${row.revision}`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  };
  return (
    <>
      <PageHead
        title={translate('sptBadanScreen.title')}
        actions={
          may && (
            <>
              <Button variant="outlined" color="inherit" onClick={() => setMaking('extension')}>
                {translate('sptBadanScreen.extension.button')}
              </Button>
              {create}
            </>
          )
        }
      />
      <section className="card annual-list">{body()}</section>
      {making && data && (
        <CreateAnnual
          rows={data}
          leadsTo={making}
          year={requested ?? String(Number(jakartaDay(Date.now()).slice(0, 4)) - 1)}
          onClose={() => setMaking(null)}
        />
      )}
    </>
  );
};
