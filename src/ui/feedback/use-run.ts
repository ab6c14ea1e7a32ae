import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { listsAnew } from '../../client/events.ts';
import { fieldErrorsOf, isLeftToForms, problemOf, useTellProblem } from './use-call.ts';

const firstFault = (error: unknown): readonly [string, string] | undefined => Object.entries(fieldErrorsOf(error))[0];

export const useRun = (resource: string, then: () => void) => {
  const notify = useNotify();
  const translate = useTranslate();
  const tell = useTellProblem();
  const client = useQueryClient();
  const readAnew = (): void => listsAnew(client, resource);
  const settled = (): void => {
    readAnew();
    then();
  };
  const refused = (error: unknown): void => {
    if (!isLeftToForms(problemOf(error))) return;
    const [field, fault] = firstFault(error) ?? [];
    const name = translate(`resources.${resource}.fields.${field}`, { _: '' });
    tell(error, fault && name ? `${name}: ${fault}` : fault);
    readAnew();
  };
  const run = (work: () => Promise<unknown>, words: string): Promise<void> =>
    work().then(() => {
      notify(words, { type: 'success' });
      settled();
    }, refused);
  return { run, settled };
};
