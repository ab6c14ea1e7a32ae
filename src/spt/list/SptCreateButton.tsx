import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ReturnType } from '#domain/spt/record.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall } from '../../ui/feedback/use-call.ts';
import { PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { lastMasa } from '../../ui/inputs/masa.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { HeadLink } from '../../ui/list/HeadLink.tsx';
import { RefusedLink } from '../../ui/list/RefusedLink.tsx';
import { sptPaths, sptResource, typeAt } from '../paths.ts';

const CreateDialog = ({ type, onClose }: { type: ReturnType; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { ask, busy } = useCall();
  const [period, setPeriod] = useState(lastMasa);
  const [fault, setFault] = useState<{ text: string; id?: string } | null>(null);
  const words = (key: string, params?: Record<string, string>) => translate(`sptScreen.new.${key}`, params);
  const make = async () => {
    setFault(null);
    try {
      const made = await ask('POST', `/${sptResource(type)}`, { body: { period }, silent: true });
      notify('sptScreen.done.create', { type: 'success' });
      onClose();
      navigate(sptPaths.posting(type, made.period));
    } catch (error) {
      const problem = problemOf(error);
      setFault({
        text: fieldErrorsOf(error).period ?? (problem?.message || translate('problem.unexpected')),
        ...(typeof problem?.id === 'string' ? { id: problem.id } : {}),
      });
    }
  };
  return (
    <Modal
      open
      title={words('title', { type: translate(`spt.type.${type}`) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('shell.kit.cancel')}
          </Button>
          <Button variant="contained" disabled={busy || period === ''} onClick={() => void make()}>
            {translate('sptScreen.create')}
          </Button>
        </>
      }
    >
      <PeriodInput
        label={words('period')}
        value={period}
        onChange={(value) => {
          setPeriod(value);
          setFault(null);
        }}
        helper={words('help')}
        error={fault?.text}
      />
      {fault?.id && (
        <p style={{ marginTop: 8 }}>
          <Link to={sptPaths.detail({ type, id: fault.id })} onClick={onClose}>
            {words('open_existing')}
          </Link>
        </p>
      )}
    </Modal>
  );
};

export const SptCreateButton = () => {
  const translate = useTranslate();
  const type = typeAt(useLocation().pathname);
  const [making, setMaking] = useState(false);
  if (!useMay(sptResource(type), 'create')) return null;
  return (
    <>
      {type !== 'PPN' && <RefusedLink family="spt" />}
      <HeadLink to={sptPaths.posting(type)} icon="send" label={translate('sptScreen.posting')} />
      <Button
        size="small"
        variant="contained"
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => setMaking(true)}
      >
        {translate('sptScreen.create')}
      </Button>
      {making && <CreateDialog type={type} onClose={() => setMaking(false)} />}
    </>
  );
};

export const SptEmpty = () => {
  const translate = useTranslate();
  const type = typeAt(useLocation().pathname);
  const may = useMay(sptResource(type), 'create');
  return (
    <EmptyState
      icon="document"
      title={translate('sptScreen.empty.title')}
      actions={
        may && (
          <Button component={Link} to={sptPaths.posting(type)} variant="contained">
            {translate('sptScreen.posting')}
          </Button>
        )
      }
    >
      {translate(type === 'PPN' ? 'sptScreen.empty.text_vat' : 'sptScreen.empty.text')}
    </EmptyState>
  );
};
