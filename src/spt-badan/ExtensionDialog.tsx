import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import type { Extension, ExtensionView } from '#domain/spt-badan/extension.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { formatDay, formatDecimal } from '#domain/text/format.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall, useGet } from '../ui/feedback/use-call.ts';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../ui/inputs/RupiahInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { useMay } from '../ui/layout/session-context.ts';

type Props = { readonly of: AnnualView };

const empty: Extension = { noticeDay: '', number: '', reason: '', provisional: '', paid: '', ntpn: '', paidOn: '' };

type NoticeProps = Props & { readonly known: ExtensionView; readonly onClose: () => void };

const Notice = ({ of, known, onClose }: NoticeProps) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const may = useMay('ebilling', 'create');
  const [entry, setEntry] = useState<Extension>(known.notice ?? empty);
  const [fault, setFault] = useState<unknown>(null);
  const words = (key: string, params = {}) => translate(`sptBadanScreen.extension.${key}`, params);
  const errors = fieldErrorsOf(fault);
  const field = (name: keyof Extension) => ({
    label: words(name),
    value: entry[name],
    onChange: (value: string) => setEntry({ ...entry, [name]: value }),
    error: errors[name],
    disabled: !known.writable,
  });
  const save = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await client.invalidateQueries({ queryKey: ['spt-badan', of.id] });
      onClose();
    } catch (error) {
      setFault(error);
    }
  };
  const path = { id: of.id };
  const { version } = known;
  const record = () =>
    ask('PUT', '/efiling/spt-badan/{id}/extension', { path, body: { version, ...entry }, silent: true });
  const remove = () =>
    ask('PUT', '/efiling/spt-badan/{id}/extension/remove', { path, body: { version }, silent: true });
  return (
    <Modal
      open
      title={words('title')}
      onClose={onClose}
      actions={
        <>
          {known.writable && known.notice && (
            <Button color="error" disabled={busy} onClick={() => void save(remove)}>
              {words('remove')}
            </Button>
          )}
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {translate('shell.kit.back')}
          </Button>
          {known.writable && (
            <Button
              variant="contained"
              disabled={busy || entry.noticeDay === '' || entry.number.trim() === ''}
              onClick={() => void save(record)}
            >
              {words('record')}
            </Button>
          )}
        </>
      }
    >
      <div className="annual-form">
        <p className="sec">
          {words(of.era === '1771' ? 'about_1771' : 'about_2025', { code: known.code })}{' '}
          {known.dueDay && words('by', { day: formatDay(known.dueDay) })}{' '}
          {known.writable && of.era === '2025' && may && (
            <Link to={`/main/ebilling/create?kode=${known.code}`}>{words('bill')}</Link>
          )}
        </p>
        {known.extendedTo && <Alert severity="info" title={words('moved', { day: formatDay(known.extendedTo) })} />}
        {known.fault && (
          <Alert
            severity="warning"
            title={translate(`sptBadan.check.extension_${known.fault}`, { amount: formatDecimal(known.missing, 0) })}
          />
        )}
        {fault !== null && Object.keys(errors).length === 0 && (
          <Alert live severity="error" title={problemOf(fault)?.message || translate('problem.unexpected')} />
        )}
        <DayInput {...field('noticeDay')} />
        <TextInput {...field('number')} maxLength={64} />
        <TextInput {...field('reason')} maxLength={LONGEST_REASON} rows={2} />
        <RupiahInput {...field('provisional')} places={0} />
        <RupiahInput {...field('paid')} places={0} />
        <TextInput {...field('ntpn')} maxLength={16} />
        <DayInput {...field('paidOn')} />
      </div>
    </Modal>
  );
};

type DialogProps = Props & { readonly onClose: () => void };

/** Records the notice of an extension, which moves the last day to file. */
export const ExtensionDialog = ({ of, onClose }: DialogProps) => {
  const { data } = useGet('/efiling/spt-badan/{id}/extension', { path: { id: of.id } });
  return data ? <Notice key={data.version} of={of} known={data} onClose={onClose} /> : null;
};
