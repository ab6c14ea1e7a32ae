import { useMemo } from 'react';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { fieldsOf, slips } from '#domain/bupot/slips.ts';
import type { JobStarted } from '#domain/definition/answers.ts';
import type { FindingView } from '#domain/definition/finding.ts';
import { dataProvider } from '../../client/data-provider.ts';
import type { ProblemBody } from '../../client/http.ts';
import { shownInForm, useCall } from '../../ui/feedback/use-call.ts';
import { RESOURCE } from '../bupot-api.ts';
import { isPeriodFiled } from '../use-filed-masa.tsx';
import { type Consent, isRelatedProblem } from '../use-issuing.tsx';

const pathOf = (kind: SlipKind): string => `/${slips[kind].resource}`;

/** The fields a kind accepts; the server rejects others. */
export const handedIn = (input: BupotInput): Partial<BupotInput> =>
  Object.fromEntries(fieldsOf[input.kind].map((field) => [field, input[field]])) as Partial<BupotInput>;

const silent = (autosave: boolean): string => (autosave ? '?autosave=1' : '');

// The form shows these refusals itself: it asks for the reason, or shows the removal.
const options = { shown: (problem: ProblemBody) => isPeriodFiled(problem) || shownInForm.shown(problem) };

/** The API of the slip form by kind. `lockReason` allows changes in a masa with a filed return. */
export const useSlipApi = () => {
  const { ask, busy } = useCall();
  const calls = useMemo(
    () => ({
      create: (input: BupotInput, autosave: boolean, lockReason?: string) =>
        ask<Bupot>(
          'POST',
          `${pathOf(input.kind)}${silent(autosave)}`,
          { input: handedIn(input), lockReason },
          { ...options, silent: autosave },
        ),
      change: (id: string, version: number, input: BupotInput, autosave: boolean, lockReason?: string) =>
        ask<Bupot>(
          'PUT',
          `${pathOf(input.kind)}/${id}${silent(autosave)}`,
          { version, input: handedIn(input), lockReason },
          { ...options, silent: autosave },
        ),
      remove: (id: string) => ask<unknown>('DELETE', `/${RESOURCE}/${id}`),
      /** Drafts not yet at the tax office are submitted first. */
      issue: ({ id, version }: Bupot, consent: Consent) =>
        ask<JobStarted>(
          'POST',
          `/${RESOURCE}/${id}/issue`,
          { version, ...consent },
          { shown: (problem) => isPeriodFiled(problem) || isRelatedProblem(problem) },
        ),
      /** The reason of the correction also serves for a filed masa. */
      correct: (id: string, input: BupotInput, reason: string) =>
        ask<Bupot>('POST', `${pathOf(input.kind)}/${id}/correct`, {
          input: handedIn(input),
          reason,
          lockReason: reason,
        }),
    }),
    [ask],
  );
  return { ...calls, busy };
};

/** A background check of the form; failures are ignored. */
export const checkInput = (input: BupotInput, id: string | null, signal: AbortSignal) =>
  dataProvider.call<FindingView[]>(
    'POST',
    `${pathOf(input.kind)}/check`,
    { input: handedIn(input), id },
    { quiet: true, signal },
  );
