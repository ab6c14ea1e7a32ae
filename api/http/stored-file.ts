import { Readable } from 'node:stream';
import type { FileStore } from '../gateways/storage/port.ts';
import { attachment } from './attachment.ts';
import type { Ctx } from './edge.ts';

/** Answers with a stored file, read while it is sent; nothing where its bytes are gone. */
export const storedFile = async (
  c: Ctx,
  files: FileStore,
  { id, name, type }: { id: string; name: string; type: string },
): Promise<Response | undefined> => {
  const found = await files.open(id);
  return found
    ? c.body(Readable.toWeb(found.content) as ReadableStream, 200, {
        'Content-Type': type,
        'Content-Length': String(found.size),
        'Content-Disposition': attachment(name),
        'Cache-Control': 'private, no-store',
      })
    : undefined;
};
