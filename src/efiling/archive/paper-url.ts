import type { ArchiveRow } from '#domain/efiling/archive.ts';
import { fileUrl } from '../../client/request.ts';
import { receiptResourceOf } from '../report/made-here.ts';

/** Address of the paper itself; null where only its page has it. */
export const paperUrl = ({ status, kind, origin, fileId, documentId: id }: ArchiveRow): string | null => {
  const path = { id };
  if (status === 'SLIP') return fileUrl('/ebupot/slips/{id}/pdf', { path });
  if (status === 'NTPN') return fileUrl('/ebilling/ntpn/{id}/bpn', { path });
  // What was recorded by hand is the receipt, what was brought is the return.
  const isStored = status === 'BPE' ? origin === 'HAND' : origin === 'FILE';
  if (isStored && fileId) return fileUrl('/files/{id}', { path: { id: fileId } });
  if (kind === null) return null;
  const at = receiptResourceOf({ kind, origin });
  if (at && status === 'BPE') return fileUrl(`/${at}/{id}/bpe`, { path });
  return at && at !== 'efiling/filing_tax' ? fileUrl(`/${at}/{id}/pdf`, { path }) : null;
};
