import { Button, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Drawer } from '../ui/feedback/Drawer.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { NARROW } from '../ui/list/narrow.ts';
import type { AuditLogQuery } from './use-audit-log.ts';

const Fields = ({ of: { held, change, clear, narrowed } }: { of: AuditLogQuery }) => {
  const translate = useTranslate();
  const { data } = useGet('/audit-log/choices', { staleTime: 300_000 });
  const label = (key: string) => translate(`auditLog.filter.${key}`);
  const reversed = held('from') && held('to') && held('to') < held('from');
  return (
    <div className="audit-log-tools">
      <SelectInput
        label={label('user')}
        value={held('userId')}
        onChange={(userId) => change({ userId })}
        options={[{ value: '', label: label('everybody') }, ...(data?.people ?? [])]}
      />
      <SelectInput
        label={label('kind')}
        value={held('objectType')}
        onChange={(objectType) => change({ objectType })}
        options={[{ value: '', label: label('every_kind') }, ...(data?.kinds ?? [])]}
      />
      <SelectInput
        label={label('action')}
        value={held('action')}
        onChange={(action) => change({ action })}
        options={[{ value: '', label: label('every_action') }, ...(data?.actions ?? [])]}
      />
      <DayInput label={label('from')} value={held('from')} onChange={(from) => change({ from })} />
      <DayInput
        label={label('to')}
        value={held('to')}
        onChange={(to) => change({ to })}
        error={reversed ? label('days_reversed') : undefined}
      />
      <TextInput
        label={label('id')}
        value={held('objectId')}
        onChange={(objectId) => change({ objectId: objectId.trim() })}
        maxLength={64}
      />
      {narrowed && (
        <Button variant="text" onClick={clear}>
          {label('clear')}
        </Button>
      )}
    </div>
  );
};

export const AuditLogFilters = ({ of }: { of: AuditLogQuery }) => {
  const translate = useTranslate();
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const [open, setOpen] = useState(false);
  if (!narrow) return <Fields of={of} />;
  const count = Object.keys(of.filter).length;
  return (
    <div className="audit-log-open">
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="filter" size={16} />}
        onClick={() => setOpen(true)}
      >
        {translate('auditLog.filter.open')}
        {count > 0 && <span className="bdgn">{count}</span>}
      </Button>
      {of.narrowed && <Button onClick={of.clear}>{translate('auditLog.filter.clear')}</Button>}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={translate('auditLog.filter.open')}
        footer={
          <Button variant="contained" onClick={() => setOpen(false)}>
            {translate('auditLog.filter.show')}
          </Button>
        }
      >
        <Fields of={of} />
      </Drawer>
    </div>
  );
};
