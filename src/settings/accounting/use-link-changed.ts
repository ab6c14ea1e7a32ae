import { useQueryClient } from '@tanstack/react-query';
import { reading } from '../../ui/feedback/use-call.ts';

/** Reads the connection again. */
export const useLinkChanged = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: reading('/jurnal-integration').queryKey });
};
