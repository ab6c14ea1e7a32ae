import { useMemo } from 'react';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { fieldsOf, slips } from '#domain/bupot/slips.ts';
import { call } from '../../app/http.ts';
import type { SpokenFinding } from '../../kit/form/said.ts';
import { shownInForm } from '../../kit/problem.ts';
import { useCall } from '../../kit/use-call.ts';
import { RESOURCE } from '../bupot-api.ts';

const pathOf = (kind: SlipKind): string => `/${slips[kind].resource}`;

/** What a kind takes of the input: the server refuses the rest. */
const handedIn = (input: BupotInput): Partial<BupotInput> =>
  Object.fromEntries(fieldsOf[input.kind].map((field) => [field, input[field]])) as Partial<BupotInput>;

const silent = (autosave: boolean): string => (autosave ? '?autosave=1' : '');

/** The calls of the form of a slip, by its kind. */
export const useSlipApi = () => {
  const { ask, busy } = useCall();
  const calls = useMemo(
    () => ({
      create: (input: BupotInput, autosave: boolean) =>
        ask<Bupot>(
          'POST',
          `${pathOf(input.kind)}${silent(autosave)}`,
          { input: handedIn(input) },
          { silent: autosave },
        ),
      change: (id: string, version: number, input: BupotInput, autosave: boolean) =>
        ask<Bupot>(
          'PUT',
          `${pathOf(input.kind)}/${id}${silent(autosave)}`,
          { version, input: handedIn(input) },
          { ...shownInForm, silent: autosave },
        ),
      /** What the office does not have yet is submitted first. */
      issue: ({ id, version }: Bupot) => ask<{ jobId: string }>('POST', `/${RESOURCE}/${id}/issue`, { version }),
      correct: (id: string, input: BupotInput, reason: string) =>
        ask<Bupot>('POST', `${pathOf(input.kind)}/${id}/correct`, { input: handedIn(input), reason }),
    }),
    [ask],
  );
  return { ...calls, busy };
};

/** A small question of the form that may go unanswered without a word. */
export const checkInput = (input: BupotInput, id: string | null, signal: AbortSignal) =>
  call<SpokenFinding[]>('POST', `${pathOf(input.kind)}/check`, { input: handedIn(input), id }, { quiet: true, signal });
