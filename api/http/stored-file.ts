import { Readable } from 'node:stream';
import type { FileStore } from '../gateways/storage/port.ts';
import { attachment } from './attachment.ts';
import type { Ctx } from './edge.ts';

export const storedFile = async (
  c: Ctx,
  files: Pick<FileStore, 'open'>,
  { id, name, type }: { id: string; name: string; type: string },
): Promise<Response | undefined> => {
  const found = await files.open(id);
  if (!found) return undefined;
  const { content, size } = found;
  const headers = {
    'Content-Type': type,
    'Content-Length': String(size),
    'Content-Disposition': attachment(name),
    'Cache-Control': 'private, no-store',
  };
  // A HEAD response is never read, so the file would stay open.
  if (c.req.method === 'HEAD') content.destroy();
  return c.req.method === 'HEAD'
    ? c.body(null, 200, headers)
    : c.body(Readable.toWeb(content) as ReadableStream, 200, headers);
};
