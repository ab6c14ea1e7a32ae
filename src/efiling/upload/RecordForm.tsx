import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { coversYear, isPeriodOf, type ReturnKind, returnKinds } from '#domain/efiling/kinds.ts';
import { jakartaDay } from '#domain/scope.ts';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';
import { DayInput, PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { FileButton } from '../../ui/inputs/FileButton.tsx';
import { lastMasa } from '../../ui/inputs/masa.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';

const today = () => jakartaDay(Date.now());
const start = (kind: ReturnKind): string => (coversYear(kind) ? String(Number(today().slice(0, 4)) - 1) : lastMasa());

/** A return filed elsewhere: its number, day and receipt. */
export const RecordForm = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, busy } = useCall();
  const [search] = useSearchParams();
  const named = returnKinds.find((kind) => kind === search.get('jenis'));
  const [kind, setKind] = useState<ReturnKind>(named ?? 'PPN_DM');
  const [period, setPeriod] = useState(search.get('masa') ?? search.get('tahun') ?? start(kind));
  const [revision, setRevision] = useState('0');
  const [bpe, setBpe] = useState('');
  const [filedOn, setFiledOn] = useState(today());
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const words = (key: string) => translate(`efilingScreen.upload.${key}`);
  const record = async () => {
    const body = new FormData();
    for (const [key, value] of Object.entries({ kind, period, revision, bpe, filedOn })) body.append(key, value);
    if (file) body.append('file', file);
    setErrors({});
    try {
      await ask('POST', '/efiling/filing_tax/record', { body: body as never });
      notify('efilingScreen.upload.recorded', { type: 'success' });
      setBpe('');
      setFile(null);
    } catch (error) {
      setErrors(fieldErrorsOf(error));
    }
  };
  return (
    <Card title={words('by_hand')}>
      <div className="detail-page-col">
        <p className="sec">{words('by_hand_hint')}</p>
        <SelectInput
          label={words('kind')}
          value={kind}
          onChange={(value) => {
            setKind(value as ReturnKind);
            setPeriod(start(value as ReturnKind));
          }}
          options={returnKinds.map((value) => ({ value, label: translate(`efiling.kind.${value}`) }))}
        />
        {coversYear(kind) ? (
          <TextInput
            label={words('year')}
            value={period}
            onChange={setPeriod}
            maxLength={4}
            inputMode="numeric"
            error={errors.period}
          />
        ) : (
          <PeriodInput
            label={words('period')}
            value={period}
            onChange={setPeriod}
            error={errors.period ?? errors.csv}
          />
        )}
        <TextInput
          label={words('revision')}
          value={revision}
          onChange={setRevision}
          maxLength={2}
          inputMode="numeric"
          error={errors.revision}
        />
        <TextInput label={words('bpe')} value={bpe} onChange={setBpe} maxLength={30} error={errors.bpe} />
        <DayInput label={words('filed_on')} value={filedOn} onChange={setFiledOn} error={errors.filedOn} />
        <div className="row wrap">
          <FileButton label={words('receipt')} accept=".pdf" testId="filing-receipt" onChoose={setFile} />
          <span className="small sec">{file?.name}</span>
          {errors.file && <span className="small bad">{errors.file}</span>}
          <span className="grow" />
          <Button
            variant="contained"
            disabled={busy || !file || bpe.trim() === '' || !isPeriodOf(kind, period)}
            onClick={() => void record()}
          >
            {words('record')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
