import { useCanAccess } from 'react-admin';
import type { ActionOf, Resource } from '#domain/access.ts';

/** react-admin's `useCanAccess`, for the resources and actions there are; answered at once, from what came with the session. */
export const useMay = <R extends Resource>(resource: R, action: ActionOf<R>): boolean =>
  useCanAccess({ resource, action }).canAccess === true;
