import { createContext, useContext } from 'react';
import type { ProblemBody } from '../../client/http.ts';

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
  /** Units needed for all documents, and the documents that fit. */
  readonly needed?: number;
  readonly fit?: readonly string[];
  readonly errors?: Readonly<Record<string, string>>;
};

export const isIntercepted = (body: ProblemBody | undefined): body is ProblemBody =>
  body?.code === 'intercepted' || body?.code === 'unproven';

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

export type Ask = (body: ProblemBody) => Promise<readonly string[] | null>;

export const InterceptContext = createContext<Ask>(async () => null);

export const useIntercept = () => useContext(InterceptContext);
