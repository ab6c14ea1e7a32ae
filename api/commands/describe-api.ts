import { createApp } from '../app/app.ts';
import type { Edge } from '../http/edge.ts';
import { describeApi } from '../http/openapi.ts';
import type { Description } from './bounds-of-calls.ts';

export const describedApi = (): Description =>
  describeApi(createApp({ deps: { publicUrl: '' } } as Edge), false) as Description;
