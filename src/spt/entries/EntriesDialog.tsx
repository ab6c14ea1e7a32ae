import '../detail/spt-detail.css';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isZero } from '#domain/definition/money.ts';
import type { TypedRow } from '#domain/spt/definition.ts';
import { noEntries, type SptEntries } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall, useGet } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { sptResource } from '../paths.ts';
import { AccountFields } from './AccountFields.tsx';

type Props = { readonly spt: SptView; readonly onClose: () => void; readonly onSaved: () => void };

export const EntriesDialog = ({ spt, onClose, onSaved }: Props) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const start = { version: spt.version, entries: spt.entries ?? noEntries };
  const [{ version, entries }, setTyped] = useStoredState(`entries.${spt.id}`, start);
  // The version stays that of the first edit, so that a concurrent change is refused instead of overwritten.
  const setEntries = (now: SptEntries) => setTyped({ version, entries: now });
  const [found] = useState(start.entries);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<string | null>(null);
  const definition = returnFor(spt.type, spt.period);
  const write = (line: string, amount: string) => {
    const { [line]: _, ...rest } = entries.lines;
    setEntries({ ...entries, lines: amount === '' || isZero(amount) ? rest : { ...rest, [line]: amount } });
  };
  const save = async () => {
    setErrors({});
    setFault(null);
    try {
      const { files: _, ...written } = entries;
      await ask('PUT', '/efaktur/spt/ctas/{id}/entries', {
        path: { id: spt.id },
        body: { version, entries: written },
        silent: true,
      });
      onSaved();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      setFault(problemOf(error)?.message ?? translate('problem.unexpected'));
    }
  };
  const isOfFile = ({ file }: TypedRow) => file !== null && entries.files?.[file] !== undefined;
  return (
    <Modal
      open
      width={600}
      title={translate('sptEntries.title')}
      // Unsaved input is discarded by a button only, not by Escape.
      pinned={entries !== found}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('shell.kit.cancel')}
          </Button>
          <Button variant="contained" disabled={busy} onClick={() => void save()}>
            {translate('ra.action.save')}
          </Button>
        </>
      }
    >
      {fault && <Alert severity="error" title={fault} />}
      {definition?.typedRows.map((row) => (
        <fieldset key={row.row} className="spt-detail-entries">
          <legend>
            <b>{row.row}</b> {translate(row.label)}
          </legend>
          {row.asksFacility && (
            <SelectInput
              label={translate('sptEntries.facility')}
              value={entries.facilityCode ?? ''}
              onChange={(code) =>
                setEntries({ ...entries, facilityCode: code === '07' || code === '08' ? code : null })
              }
              options={['', '07', '08'].map((value) => ({
                value,
                label: value || translate('sptEntries.facility_none'),
              }))}
            />
          )}
          <div className="spt-detail-entries-row">
            {row.lines.map(({ line, label }) => (
              <RupiahInput
                key={line}
                label={translate(label)}
                unit={false}
                places={0}
                value={entries.lines[line] ?? ''}
                disabled={isOfFile(row)}
                onChange={(amount) => write(line, amount)}
                error={errors[`lines.${line}`]}
              />
            ))}
          </div>
          {isOfFile(row) && <p className="small sec">{translate('sptEntries.of_file')}</p>}
        </fieldset>
      ))}
      <AccountFields entries={entries} errors={errors} onChange={setEntries} />
      {spt.replaces !== null && (
        <FormControlLabel
          control={
            <Checkbox checked={entries.wholeAnew} onChange={(_, wholeAnew) => setEntries({ ...entries, wholeAnew })} />
          }
          label={translate('sptEntries.whole_anew')}
        />
      )}
      {errors.wholeAnew && <p className="small bad">{errors.wholeAnew}</p>}
    </Modal>
  );
};

export const FillDialog = ({ of, ...rest }: Omit<Props, 'spt'> & { of: Pick<SptView, 'type' | 'id'> }) => {
  const { data } = useGet(`/${sptResource(of.type)}/{id}`, { path: { id: of.id } });
  return data ? <EntriesDialog spt={data} {...rest} /> : null;
};
