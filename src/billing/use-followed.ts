import { useQueryClient } from '@tanstack/react-query';
import { useEvents } from '../app/events.ts';

/** Reads what is shown of one code or payment again when it changed elsewhere. */
export const useFollowed = (kind: 'billing' | 'payment', id: string): void => {
  const client = useQueryClient();
  useEvents(kind, ({ ids }) => {
    if (ids.includes(id)) void client.invalidateQueries({ queryKey: ['get'] });
  });
};
