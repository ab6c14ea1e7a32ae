import { useQueryClient } from '@tanstack/react-query';
import { useEvents } from '../client/events.ts';
import { readAgain } from '../client/read-again.ts';

/** Reads what is shown of one code or payment again when it changed elsewhere. */
export const useFollowed = (kind: 'billing' | 'payment', id: string): void => {
  const client = useQueryClient();
  const again = () => void readAgain(client, { queryKey: ['get'] });
  useEvents(
    kind,
    ({ ids }) => {
      if (ids.includes(id)) again();
    },
    again,
  );
};
