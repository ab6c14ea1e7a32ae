import { say } from '#domain/messages/index.ts';
import { historyOf } from '../../../../../db/repositories/history.ts';
import { timelineOf } from '../../../../documents/timeline.ts';
import { type EvidenceFile, evidenceName, evidenceTable, moment, type Source } from './evidence-file.ts';

type Words = { readonly states: string; readonly happened: string };

/** What happened in words, and the rows of the history with their hashes, as they are stored. */
export const historyFiles = ({ scope, query }: Source, id: string, words: Words): readonly EvidenceFile[] => {
  const { locale } = scope;
  const stateOf = (status: string | null) => (status === null ? null : say(locale, `${words.states}.${status}`));
  async function* entries() {
    yield* await timelineOf(scope, query, id, words);
  }
  return [
    evidenceTable(
      scope,
      'history',
      [
        { key: 'at', value: ({ at }) => moment(at) },
        { key: 'person', value: ({ userName }) => userName },
        { key: 'happened', value: ({ message }) => message },
        { key: 'from', value: ({ fromStatus }) => stateOf(fromStatus) },
        { key: 'to', value: ({ toStatus }) => stateOf(toStatus) },
        { key: 'reason', value: ({ reason }) => reason },
        { key: 'office', value: ({ office }) => office },
        { key: 'seq', value: ({ seq }) => String(seq) },
      ],
      entries,
    ),
    {
      name: evidenceName(scope, 'chain', 'json'),
      about: 'chain',
      content: async () =>
        Buffer.from(
          `${JSON.stringify(
            (await historyOf(scope, query, id)).map(({ seal: _, ...row }) => row),
            null,
            1,
          )}\n`,
        ),
    },
  ];
};
