import { FormControlLabel, Switch } from '@mui/material';
import { useCanAccess, useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { ONLY } from '#domain/definition/singleton.ts';
import { RowsSkeleton } from '../feedback/notices.tsx';
import { useTellProblem } from '../feedback/use-call.ts';
import { useSingleton } from './use-singleton.ts';

/** A singleton whose field `on` is saved as it is turned. */
export const SingletonSwitch = ({ of }: { of: PlainRecord }) => {
  const { resource } = of;
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const tell = useTellProblem();
  const edits = useCanAccess({ resource, action: 'edit' }).canAccess === true;
  const data = useSingleton<{ on: boolean; version: number }>(of);
  const [update, { isPending }] = useUpdate();
  if (!data) return <RowsSkeleton />;
  const turn = (on: boolean) =>
    update(
      resource,
      { id: ONLY, data: { on, version: data.version }, previousData: data },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`resources.${resource}.${on ? 'on' : 'off'}`, { type: 'success' }),
        onError: (error) => {
          tell(error);
          refresh();
        },
      },
    );
  return (
    <FormControlLabel
      control={<Switch checked={data.on} disabled={!edits || isPending} onChange={(_, on) => void turn(on)} />}
      label={translate(`resources.${resource}.fields.on`)}
    />
  );
};
