import { useCallback } from 'react';
import { dataProvider } from '../../client/data-provider.ts';
import type { BulkRequest, BulkResource, EligibleRequest } from '../../client/verbs.ts';
import { useCall } from '../feedback/use-call.ts';

type Options = Parameters<ReturnType<typeof useCall>['perform']>[2];

export const useBulkCalls = (resource: BulkResource) => {
  const { perform, busy } = useCall();
  const bulk = useCallback(
    (request: BulkRequest, options?: Options) =>
      perform((body: BulkRequest, how) => dataProvider.bulk(resource, body, how), request, options),
    [perform, resource],
  );
  const eligible = useCallback(
    (request: EligibleRequest) =>
      perform((body: EligibleRequest, how) => dataProvider.eligible(resource, body, how), request),
    [perform, resource],
  );
  return { bulk, eligible, busy };
};
