import { type APIRequestContext, expect } from '@playwright/test';
import type { ReturnType } from '#domain/spt/record.ts';
import type { SptStatus } from '#domain/spt/status.ts';

type Listed = { readonly id: string; readonly period: string; readonly documentCount: number };

const bases: Record<ReturnType, readonly [api: string, page: string]> = {
  UNIFIKASI: ['/ebupot/unifikasi/spt', '/ebupot/unifikasi/spt'],
  PPH21: ['/ebupot/pph21/spt', '/ebupot/pph21/spt'],
  PPN: ['/efaktur/spt/ctas', '/efaktur-v2/spt'],
};

/**
 * The page of the newest demo return in a state that has slips in it; `amended`: only corrections, or only the others.
 */
export const sptAtHand = async (
  request: APIRequestContext,
  type: ReturnType,
  status: SptStatus,
  of: { readonly amended?: boolean } = {},
): Promise<string> => {
  const [api, path] = bases[type];
  const found = await request.get(
    `/main/api${api}?range=[0,24]&filter=${encodeURIComponent(JSON.stringify({ status, ...of }))}`,
  );
  const rows = (await found.json()) as Listed[];
  const one = rows.find(({ documentCount }) => documentCount > 0);
  expect(one, `a return of ${type} that is ${status}`).toBeDefined();
  return `/main${path}/detail/${one?.id}`;
};
