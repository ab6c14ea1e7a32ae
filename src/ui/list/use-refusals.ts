import { useQueryClient } from '@tanstack/react-query';
import { readAgain, useEvents } from '../../client/events.ts';
import { useGet } from '../feedback/use-call.ts';
import { useMay } from '../layout/session-context.ts';

const REFUSALS = '/refusals';

export const useRefusals = () => {
  const client = useQueryClient();
  const again = () => {
    if (client.isFetching({ queryKey: ['get', REFUSALS] }) === 0)
      void readAgain(client, { queryKey: ['get', REFUSALS] });
  };
  useEvents('faktur', again, again);
  useEvents('bupot', again);
  useEvents('spt', again);
  return useGet(useMay('refusals', 'list') ? '/refusals' : null);
};
