import { useMemo } from 'react';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { fieldsOf, slips } from '#domain/bupot/slips.ts';
import { dataProvider } from '../../client/data-provider.ts';
import type { ProblemBody } from '../../client/http.ts';
import type { RequestOf } from '../../client/request.ts';
import { shownInForm, useCall } from '../../ui/feedback/use-call.ts';
import { isPeriodFiled } from '../use-filed-masa.tsx';
import { type Consent, isRelatedProblem } from '../use-issuing.tsx';

type SlipBody = RequestOf<'POST', `/${SlipResource}`>['body']['input'];
type SlipResource = (typeof slips)[SlipKind]['resource'];

/** The API checks the kind. */
export const sentInput = (input: Partial<BupotInput>): SlipBody => input;

/** The fields a kind accepts; the server rejects others. */
export const handedIn = (input: BupotInput) =>
  sentInput(Object.fromEntries(fieldsOf[input.kind].map((field) => [field, input[field]])));

const quietly = (autosave: boolean) => ({ query: { autosave: autosave ? '1' : undefined }, silent: autosave }) as const;

// The form shows these refusals itself.
const options = { shown: (problem: ProblemBody) => isPeriodFiled(problem) || shownInForm.shown(problem) };

/** The API of the slip form by kind. `lockReason` allows changes in a masa with a filed return. */
export const useSlipApi = () => {
  const { ask, busy } = useCall();
  const calls = useMemo(
    () => ({
      create: (input: BupotInput, autosave: boolean, lockReason?: string) =>
        ask('POST', `/${slips[input.kind].resource}`, {
          body: { input: handedIn(input), lockReason },
          ...options,
          ...quietly(autosave),
        }),
      change: (id: string, version: number, input: BupotInput, autosave: boolean, lockReason?: string) =>
        ask('PUT', `/${slips[input.kind].resource}/{id}`, {
          path: { id },
          body: { version, input: handedIn(input), lockReason },
          ...options,
          ...quietly(autosave),
        }),
      remove: (id: string) => ask('DELETE', '/ebupot/slips/{id}', { path: { id } }),
      /** Drafts not yet at the tax office are submitted first. */
      issue: ({ id, version }: Bupot, consent: Consent) =>
        ask('POST', '/ebupot/slips/{id}/issue', {
          path: { id },
          body: { version, ...consent },
          shown: (problem) => isPeriodFiled(problem) || isRelatedProblem(problem),
        }),
      /** The reason of the correction also serves for a filed masa. */
      correct: (id: string, input: BupotInput, reason: string) =>
        ask('POST', `/${slips[input.kind].resource}/{id}/correct`, {
          path: { id },
          body: { input: handedIn(input), reason, lockReason: reason },
        }),
    }),
    [ask],
  );
  return { ...calls, busy };
};

/** Failures are ignored: a background check. */
export const checkInput = (input: BupotInput, id: string | null, signal: AbortSignal) =>
  dataProvider.calculate(`/${slips[input.kind].resource}/check`, { body: { input: handedIn(input), id }, signal });
