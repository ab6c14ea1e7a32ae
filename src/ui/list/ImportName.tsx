import type { ImportResource } from '#domain/access.ts';
import { useGet } from '../feedback/use-call.ts';

export const importNameAt =
  (resource: ImportResource) =>
  ({ value }: { value: string }) => {
    const { data } = useGet(`/${resource}/{id}`, { path: { id: value }, quiet: true });
    return <>{data?.fileName ?? '…'}</>;
  };
