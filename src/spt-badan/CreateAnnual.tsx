import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { jakartaDay } from '#domain/scope.ts';
import { annualYears } from '#domain/spt-badan/era.ts';
import type { AnnualListRow } from '#domain/spt-badan/view-schema.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { fieldErrorsOf, problemOf, useCall } from '../ui/feedback/use-call.ts';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { EXTENSION_PARAM } from './finding-path.ts';
import { firstPath } from './places.ts';
import { onboardingOf } from './sources/source-paths.ts';

type Props = {
  readonly year: string;
  readonly rows: readonly AnnualListRow[];
  /** To the sources of the return, or to the notice of its extension, which a return that is there already may have. */
  readonly leadsTo: 'sources' | 'extension';
  readonly onClose: () => void;
};

/** Makes the draft of a year. */
export const CreateAnnual = ({ year, rows, leadsTo, onClose }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ask, busy } = useCall();
  const [taxYear, setTaxYear] = useState(year);
  const [months, setMonths] = useState('12');
  const [fault, setFault] = useState('');
  const isExtension = leadsTo === 'extension';
  const known = isExtension
    ? rows.find((row) => row.taxYear === Number(taxYear) && row.revision === 0 && row.status !== 'CANCELED')
    : undefined;
  const isClosed = known !== undefined && known.extendedTo === null && !known.actions.includes('fill');
  const make = async () => {
    try {
      const body = { taxYear: Number(taxYear), months: Number(months) };
      const of = known ?? (await ask('POST', '/efiling/spt-badan', { body, silent: true }));
      navigate(isExtension ? `${firstPath(of)}?${EXTENSION_PARAM}` : onboardingOf(of.id));
    } catch (error) {
      setFault(fieldErrorsOf(error).taxYear ?? (problemOf(error)?.message || translate('problem.unexpected')));
    }
  };
  return (
    <Modal
      open
      title={translate(isExtension ? 'sptBadanScreen.extension.title' : 'sptBadanScreen.create')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('shell.kit.back')}
          </Button>
          <Button variant="contained" disabled={busy || isClosed} onClick={() => void make()}>
            {translate(isExtension ? 'sptBadanScreen.extension.go_on' : 'sptBadanScreen.create')}
          </Button>
        </>
      }
    >
      <div className="annual-form">
        {isExtension && <p className="sec">{translate('sptBadanScreen.extension.draft')}</p>}
        <SelectInput
          label={translate('sptBadanScreen.year')}
          value={taxYear}
          onChange={setTaxYear}
          options={annualYears(jakartaDay(Date.now())).map((one) => ({ value: String(one), label: String(one) }))}
          error={(isClosed && translate('sptBadanScreen.extension.closed')) || fault || undefined}
        />
        {!known && (
          <SelectInput
            label={translate('sptBadanScreen.months')}
            value={months}
            onChange={setMonths}
            options={Array.from({ length: 12 }, (_, at) => ({ value: String(12 - at), label: String(12 - at) }))}
            helper={translate('sptBadanScreen.carried')}
          />
        )}
      </div>
    </Modal>
  );
};
