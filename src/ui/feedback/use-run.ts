import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { listsAnew } from '../../client/events.ts';
import { fieldErrorsOf, isLeftToForms, problemOf, useTellProblem } from './use-call.ts';

/** What is said of a refusal where there is no field to say it at. */
const firstFault = (error: unknown): readonly [string, string] | undefined => Object.entries(fieldErrorsOf(error))[0];

/** Does something to records of a list: says that it is done and lets every screen read them anew. Refusals have been told by the call itself, but for those a form would show. */
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
    // What was asked was asked of something that is not so any more.
    readAnew();
  };
  const run = (work: () => Promise<unknown>, words: string): Promise<void> =>
    work().then(() => {
      notify(words, { type: 'success' });
      settled();
    }, refused);
  return { run, settled };
};
