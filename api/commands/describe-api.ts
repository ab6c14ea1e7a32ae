import { createApp } from '../app/app.ts';
import type { Edge } from '../http/edge.ts';
import { describeApi } from '../http/openapi.ts';
import type { Description } from './bounds-of-calls.ts';

/** The OpenAPI description. Declaring routes calls no dependency, so neither a database nor a server is needed. */
export const describedApi = (): Description =>
  describeApi(createApp({ deps: { publicUrl: '' } } as Edge), false) as Description;
