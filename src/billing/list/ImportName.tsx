import { useGet } from '../../kit/use-call.ts';
import { RESOURCE } from '../billing-api.ts';

/** An import by the name of its file. */
export const ImportName = ({ value }: { value: string }) => {
  const { data } = useGet<{ fileName: string }>(`/${RESOURCE}/import/${value}`, { quiet: true });
  return <>{data?.fileName ?? '…'}</>;
};
