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

/** What a kind takes of the input: the server refuses the rest. */
export const handedIn = (input: BupotInput): Partial<BupotInput> =>
  Object.fromEntries(fieldsOf[input.kind].map((field) => [field, input[field]])) as Partial<BupotInput>;

const silent = (autosave: boolean): string => (autosave ? '?autosave=1' : '');

// The form asks for the reason, and says a removal beside what was typed.
const options = { shown: (problem: ProblemBody) => isPeriodFiled(problem) || shownInForm.shown(problem) };

/** The calls of the form of a slip, by its kind. `lockReason` opens a masa whose return is filed already. */
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
      /** What the office does not have yet is submitted first. */
      issue: ({ id, version }: Bupot, consent: Consent) =>
        ask<JobStarted>(
          'POST',
          `/${RESOURCE}/${id}/issue`,
          { version, ...consent },
          { shown: (problem) => isPeriodFiled(problem) || isRelatedProblem(problem) },
        ),
      /** One reason opens a filed masa, too. */
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

/** A small question of the form that may go unanswered without a word. */
export const checkInput = (input: BupotInput, id: string | null, signal: AbortSignal) =>
  dataProvider.call<FindingView[]>(
    'POST',
    `${pathOf(input.kind)}/check`,
    { input: handedIn(input), id },
    { quiet: true, signal },
  );
