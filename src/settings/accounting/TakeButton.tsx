import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { formatLongPeriod } from '#domain/text/format.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { lastMasa, recentPeriods } from '../../ui/inputs/masa.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { useLinkChanged } from './use-link-changed.ts';

export const TakeButton = ({ running }: { running: boolean }) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const notify = useNotify();
  const { run, busy } = useCall();
  const changed = useLinkChanged();
  const may = useMay('jurnal-integration', 'take');
  const [open, setOpen] = useState(false);
  const [from, setFrom] = useState(lastMasa);
  const take = async () => {
    const started = await run('POST', '/jurnal-integration/take', { body: { from } });
    if (started) notify(translate('accounting.started'), { type: 'success' });
    setOpen(false);
    changed();
  };
  if (!may) return null;
  return (
    <>
      <Button variant="contained" disabled={running} onClick={() => setOpen(true)}>
        {translate(running ? 'accounting.taking' : 'accounting.take')}
      </Button>
      <ConfirmModal
        open={open}
        title={translate('accounting.take_title')}
        confirm={translate('accounting.take')}
        busy={busy}
        onClose={() => setOpen(false)}
        onConfirm={() => void take()}
      >
        <SelectInput
          label={translate('accounting.from')}
          value={from}
          onChange={setFrom}
          options={recentPeriods().map((value) => ({ value, label: formatLongPeriod(value, locale) }))}
        />
      </ConfirmModal>
    </>
  );
};
