import { Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Side } from '#domain/cocokkan/sides.ts';
import type { LedgerLook, LedgerView } from '#domain/cocokkan/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall } from '../ui/feedback/use-call.ts';
import { FileButton } from '../ui/inputs/FileButton.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { HandedIn } from './HandedIn.tsx';
import { MappingForm } from './MappingForm.tsx';
import { type Shown, useReadAnew } from './use-cocokkan.ts';

type Props = {
  readonly side: Side;
  readonly ledgers: readonly LedgerView[];
  readonly onClose: () => void;
  readonly onTaken: (change: Partial<Shown>) => void;
};

type Errors = Readonly<Record<string, string>>;

const formOf = (file: File, fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  form.set('file', file);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

export const LedgersDialog = ({ side, ledgers, onClose, onTaken }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`cocokkanScreen.ledger.${key}`, params);
  const notify = useNotify();
  const { ask, busy } = useCall();
  const readAnew = useReadAnew();
  const [file, setFile] = useState<File | null>(null);
  const [look, setLook] = useState<LedgerLook | null>(null);
  const [source, setSource] = useState('');
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Errors>({});

  const refused = (error: unknown) => {
    const found = fieldErrorsOf(error);
    setErrors(
      Object.keys(found).length > 0 ? found : { file: problemOf(error)?.message ?? translate('problem.unexpected') },
    );
  };
  const read = async (chosen: File, sheet?: string) => {
    setErrors({});
    try {
      const seen = await ask('POST', '/efaktur/cocokkan/ledgers/look', {
        body: formOf(chosen, sheet ? { sheet } : {}),
        silent: true,
      });
      setFile(chosen);
      setLook(seen);
      setMapping(seen.mapping);
      setSource(ledgers.find(({ source: known }) => known === seen.source)?.source ?? seen.source);
    } catch (error) {
      setFile(null);
      setLook(null);
      refused(error);
    }
  };
  const take = async () => {
    if (!file || !look) return;
    setErrors({});
    const fields = { side, source, sheet: look.sheet, mapping: JSON.stringify(mapping) };
    try {
      const taken = await ask('POST', '/efaktur/cocokkan/ledgers', { body: formOf(file, fields), silent: true });
      notify('cocokkanScreen.done.ledger', {
        type: 'success',
        messageArgs: { smart_count: taken.rows, count: formatCount(taken.rows) },
      });
      readAnew();
      const last = (taken.to ?? '').slice(0, 7);
      if (last) onTaken({ from: last, to: last });
      onClose();
    } catch (error) {
      refused(error);
    }
  };

  return (
    <Modal
      open
      width={600}
      title={words(`title_${side}`)}
      onClose={onClose}
      actions={
        look && (
          <>
            <Button variant="outlined" onClick={onClose}>
              {translate('shell.kit.cancel')}
            </Button>
            <Button variant="contained" disabled={busy} onClick={() => void take()}>
              {words('take')}
            </Button>
          </>
        )
      }
    >
      <div className="cocokkan-ledgers">
        <HandedIn ledgers={ledgers} onGone={readAnew} />
        <p className="sec">{words('how')}</p>
        <div className="row wrap">
          <FileButton
            label={words(look ? 'other_file' : 'choose')}
            accept=".xlsx,.csv,.txt"
            testId="ledger-file"
            variant={look ? 'outlined' : 'contained'}
            disabled={busy}
            startIcon={<Icon name="upload" size={16} />}
            onChoose={(chosen) => void read(chosen)}
          />
          {file && <b className="el">{file.name}</b>}
        </div>
        {busy && <LinearProgress aria-label={words('reading')} />}
        {errors.file && (
          <Alert severity="error" live>
            {errors.file}
          </Alert>
        )}
        {look && file && (
          <MappingForm
            of={look}
            errors={errors}
            source={source}
            onSource={setSource}
            mapping={mapping}
            onMapping={setMapping}
            onSheet={(sheet) => void read(file, sheet)}
          />
        )}
      </div>
    </Modal>
  );
};
