import { createContext, useContext } from 'react';
import type { ProblemBody } from '../../client/http.ts';

/** What can stand between a person and an upload, as the server names it. */
export const intercepts = [
  'unproven',
  'expired-certificate',
  'invalid-certificate',
  'ebupot-upload-limit',
  'efaktur-upload-limit',
  'efaktur-intercept-signee',
  'ebupot-intercept-signee',
  'efaktur-custom-field',
  'efaktur-invalid-userid',
] as const;

export type InterceptFlag = (typeof intercepts)[number];

export type Intercepted = {
  readonly flag: InterceptFlag;
  readonly package?: string;
  readonly remaining?: number;
  /** How many units all of them take, and the documents there is room for. */
  readonly needed?: number;
  readonly fit?: readonly string[];
  readonly errors?: Readonly<Record<string, string>>;
};

/** Whether an answer opens a modal: something is missing before an upload, or before anything leaves the company. */
export const isIntercepted = (body: ProblemBody | undefined): body is ProblemBody =>
  body?.code === 'intercepted' || body?.code === 'unproven';

/** Reads an intercepted answer; null when it names a flag we do not know. */
export const interceptedOf = (body: ProblemBody): Intercepted | null => {
  const flag = intercepts.find((known) => known === (body.intercept ?? body.code));
  if (!flag) return null;
  return {
    flag,
    ...(typeof body.package === 'string' ? { package: body.package } : {}),
    ...(typeof body.remaining === 'number' ? { remaining: body.remaining } : {}),
    ...(typeof body.needed === 'number' ? { needed: body.needed } : {}),
    ...(Array.isArray(body.fit) && body.fit.length > 0 ? { fit: body.fit as string[] } : {}),
    ...(body.errors ? { errors: body.errors } : {}),
  };
};

/** Opens the modal; answers the documents a person goes on with, null where he goes on with none. */
export type Ask = (body: ProblemBody) => Promise<readonly string[] | null>;

export const InterceptContext = createContext<Ask>(async () => null);

/** Opens the modal of an `intercepted` answer; `useCall` does so by itself. */
export const useIntercept = () => useContext(InterceptContext);
