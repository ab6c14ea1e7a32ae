import { createContext, useContext } from 'react';
import type { ProblemBody } from '../app/http.ts';

/** What can stand between a person and an upload, as the server names it. */
export const intercepts = [
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
  readonly errors?: Readonly<Record<string, string>>;
};

/** Reads an `intercepted` answer; null when it names a flag we do not know. */
export const interceptedOf = (body: ProblemBody): Intercepted | null => {
  const flag = intercepts.find((known) => known === body.intercept);
  if (!flag) return null;
  return {
    flag,
    ...(typeof body.package === 'string' ? { package: body.package } : {}),
    ...(typeof body.remaining === 'number' ? { remaining: body.remaining } : {}),
    ...(body.errors ? { errors: body.errors } : {}),
  };
};

export const InterceptContext = createContext<(body: ProblemBody) => void>(() => undefined);

/** Opens the modal of an `intercepted` answer; `useCall` does so by itself. */
export const useIntercept = () => useContext(InterceptContext);
