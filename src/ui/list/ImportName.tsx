import type { ImportView } from '#domain/imports/view-schema.ts';
import { useGet } from '../feedback/use-call.ts';

export const importNameAt =
  (api: string) =>
  ({ value }: { value: string }) => {
    const { data } = useGet<ImportView>(`${api}/${value}`, { quiet: true });
    return <>{data?.fileName ?? '…'}</>;
  };
