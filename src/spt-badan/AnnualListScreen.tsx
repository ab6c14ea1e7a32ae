import '../ui/layout/tables.css';
import './spt-badan.css';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { jakartaDay } from '#domain/scope.ts';
import { annualStatus } from '#domain/spt-badan/status.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Modal } from '../ui/feedback/Modal.tsx';
import { EmptyState, PageSkeleton, ReadFailed } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall } from '../ui/feedback/use-call.ts';
import { yearOptions } from '../ui/inputs/masa.ts';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { Moment, Money } from '../ui/layout/values.tsx';
import { PaperButton } from './PaperButton.tsx';
import { ANNUAL, firstPath } from './places.ts';
import { onboardingOf } from './sources/source-paths.ts';
import { useAnnuals } from './use-annual.ts';

const CreateAnnual = ({ year, onClose }: { year: string; onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ask, busy } = useCall();
  const [taxYear, setTaxYear] = useState(year);
  const [months, setMonths] = useState('12');
  const [fault, setFault] = useState('');
  const make = async () => {
    try {
      const body = { taxYear: Number(taxYear), months: Number(months) };
      const { id } = await ask('POST', '/efiling/spt-badan', { body, silent: true });
      navigate(onboardingOf(id));
    } catch (error) {
      setFault(fieldErrorsOf(error).taxYear ?? (problemOf(error)?.message || translate('problem.unexpected')));
    }
  };
  return (
    <Modal
      open
      title={translate('sptBadanScreen.create')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('shell.kit.back')}
          </Button>
          <Button variant="contained" disabled={busy} onClick={() => void make()}>
            {translate('sptBadanScreen.create')}
          </Button>
        </>
      }
    >
      <div className="annual-form">
        <SelectInput
          label={translate('sptBadanScreen.year')}
          value={taxYear}
          onChange={setTaxYear}
          options={yearOptions(jakartaDay(Date.now()))}
          error={fault || undefined}
        />
        <SelectInput
          label={translate('sptBadanScreen.months')}
          value={months}
          onChange={setMonths}
          options={Array.from({ length: 12 }, (_, at) => ({ value: String(12 - at), label: String(12 - at) }))}
          helper={translate('sptBadanScreen.carried')}
        />
      </div>
    </Modal>
  );
};

export const AnnualListScreen = () => {
  const translate = useTranslate();
  const may = useMay(ANNUAL, 'create');
  const [search] = useSearchParams();
  const requested = search.get('tahun');
  const [making, setMaking] = useState(requested !== null);
  const { data, error, refetch } = useAnnuals();
  const create = may && (
    <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setMaking(true)}>
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
                  {row.filedAt === null ? '–' : <Moment at={row.filedAt} />}
                </td>
                <td>
                  <PaperButton small id={row.id} name={`${row.taxYear} ${row.revision}`} />
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
      <PageHead title={translate('sptBadanScreen.title')} actions={create} />
      <section className="card annual-list">{body()}</section>
      {making && (
        <CreateAnnual
          year={requested ?? String(Number(jakartaDay(Date.now()).slice(0, 4)) - 1)}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
};
