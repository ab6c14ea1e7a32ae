import { mayReadChanges } from '#domain/history/kinds.ts';
import { holdsSecret, withoutSecrets } from '#domain/history/say-entry.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { type HistoryRow, historyStretch } from '../../../../db/repositories/history-page.ts';
import type { FileWriter } from '../../../jobs/file-work.ts';
import { writeZip, type ZipEntry } from '../../../output/zip.ts';
import { VERIFY_SCRIPT } from './verify-script.ts';

export type Stretch = { readonly first: number; readonly last: number; readonly total: number };

const PAGE = 1_000;

const README = `riwayat.jsonl  one row of the history a line, as it is kept
bukti.json     which stretch it is, and the hash of the row before it
verify.mjs     node verify.mjs works out every hash anew

A hash is SHA-256 of the row, the hash of the row before it included. A seal is an HMAC only Patuh can make: whether it holds is said there
("Bukti keaslian"). Whoever kept the hash of a later row, as the anchors do, knows by it that no row before was changed.
Of rows whose object the person who asked for this may not see, number and hashes are told and nothing else.
`;

/**
 * For readers with permission to view such objects; otherwise, and for rows with secrets, only the position in the
 * chain. Invalid JSON stays as text, so that the hash check fails on it.
 */
const entryText = ({ permissions }: Scope, row: HistoryRow): object => {
  const open = mayReadChanges(permissions, row.objectType) && !holdsSecret(row.before) && !holdsSecret(row.after);
  const { seq, prevHash, hash, seal } = row;
  return open
    ? { ...row, before: withoutSecrets(row.before), after: withoutSecrets(row.after) }
    : { seq, prevHash, hash, seal, withheld: true };
};

async function* rowsOf(scope: Scope, query: Query, { first, last }: Stretch): AsyncGenerator<HistoryRow[]> {
  for (let at = first; at <= last; at += PAGE)
    yield await historyStretch(scope, query, at, Math.min(last, at + PAGE - 1));
}

/** With everything needed to verify it without Patuh. */
export const stretchFile: FileWriter<Stretch> = async ({ scope, query, path, params, each }) => {
  const { first, last } = params;
  const [before] = await historyStretch(scope, query, first - 1, first - 1);
  let count = 0;
  const lines = async function* (): AsyncGenerator<string> {
    for await (const row of each(rowsOf(scope, query, params))) {
      count++;
      yield `${JSON.stringify(entryText(scope, row))}\n`;
    }
  };
  const about = { companyId: scope.companyId, first, last, before: before?.hash ?? '0'.repeat(64) };
  const text = (name: string, text: string): ZipEntry => ({ name, content: async () => Buffer.from(text) });
  const entries = [
    text('README.txt', README),
    text('bukti.json', `${JSON.stringify(about, null, 2)}\n`),
    text('verify.mjs', VERIFY_SCRIPT),
    { name: 'riwayat.jsonl', content: lines },
  ];
  await writeZip(path, entries, { compress: true });
  return { name: `bukti-riwayat-${first}-${last}`, extension: 'zip', count };
};
