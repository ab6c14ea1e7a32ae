import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { coversYear, isPeriodOf, kindFacts, type ReturnKind, returnKinds } from '#domain/efiling/kinds.ts';
import { jakartaDay } from '#domain/scope.ts';
import { sptPosting } from '#domain/spt/place.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { fieldErrorsOf, problemOf, useCall } from '../../ui/feedback/use-call.ts';
import { PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { lastMasa, yearOptions } from '../../ui/inputs/masa.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { efilingPaths, kindAt } from '../paths.ts';
import { monthlyTypeOf, resourceOf } from './made-here.ts';

const startOf = (kind: ReturnKind): string =>
  coversYear(kind) ? String(Number(jakartaDay(Date.now()).slice(0, 4)) - 1) : lastMasa();

type Props = { readonly fixed: ReturnKind | null; readonly onClose: () => void };

/** Prepares a monthly return at once; other kinds continue on their own page. */
const CreateReturn = ({ fixed, onClose }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ask, busy } = useCall();
  const [kind, setKind] = useState<ReturnKind>(fixed ?? 'PPN');
  const [period, setPeriod] = useState(() => startOf(kind));
  const [fault, setFault] = useState('');
  const words = (key: string, params?: Record<string, string>) => translate(`efilingScreen.new.${key}`, params);
  const choose = (next: ReturnKind) => {
    setKind(next);
    setPeriod(startOf(next));
    setFault('');
  };
  const make = async () => {
    const resource = resourceOf(kind);
    const type = monthlyTypeOf(kind);
    if (!resource || !type) {
      const to = kindFacts[kind].madeHere ? efilingPaths.annual : efilingPaths.upload;
      navigate(`${to}?${coversYear(kind) ? 'tahun' : 'masa'}=${period}&jenis=${kind}`);
      return;
    }
    try {
      const made = await ask('POST', `/${resource}`, { body: { period }, silent: true });
      onClose();
      navigate(sptPosting(type, made.period));
    } catch (error) {
      setFault(fieldErrorsOf(error).period ?? (problemOf(error)?.message || translate('problem.unexpected')));
    }
  };
  return (
    <Modal
      open
      title={fixed ? words('title', { type: translate(`efiling.kind.${fixed}`) }) : words('title_any')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button variant="contained" disabled={busy || !isPeriodOf(kind, period)} onClick={() => void make()}>
            {translate('efilingScreen.create')}
          </Button>
        </>
      }
    >
      {!fixed && (
        <SelectInput
          label={words('kind')}
          value={kind}
          onChange={(value) => choose(value as ReturnKind)}
          options={returnKinds.map((value) => ({ value, label: translate(`efiling.kind.${value}`) }))}
        />
      )}
      {coversYear(kind) ? (
        <SelectInput
          label={words('year')}
          value={period}
          onChange={setPeriod}
          options={yearOptions(`${startOf(kind)}-12-31`)}
        />
      ) : (
        <PeriodInput
          label={words('month')}
          value={period}
          onChange={(value) => {
            setPeriod(value);
            setFault('');
          }}
          error={fault || undefined}
        />
      )}
      {!kindFacts[kind].madeHere && <p className="sec">{words('not_here')}</p>}
    </Modal>
  );
};

export const CreateReturnButton = () => {
  const translate = useTranslate();
  const [making, setMaking] = useState(false);
  const fixed = kindAt[useLocation().pathname] ?? null;
  const may = useMay('efiling/report', 'create');
  if (!may) return null;
  return (
    <>
      <Button
        size="small"
        variant="contained"
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => setMaking(true)}
      >
        {translate('efilingScreen.create')}
      </Button>
      {making && <CreateReturn fixed={fixed} onClose={() => setMaking(false)} />}
    </>
  );
};
