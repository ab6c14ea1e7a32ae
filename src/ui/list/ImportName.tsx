import type { ImportView } from '#domain/imports/view-schema.ts';
import { useGet } from '../feedback/use-call.ts';

/** Names an import by its file; `api` is where the server answers for imports of the kind. */
export const importNameAt =
  (api: string) =>
  ({ value }: { value: string }) => {
    const { data } = useGet<ImportView>(`${api}/${value}`, { quiet: true });
    return <>{data?.fileName ?? '…'}</>;
  };
