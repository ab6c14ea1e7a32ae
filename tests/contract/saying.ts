import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closing } from './closing.ts';

/** A line that gives every request the same response. */
export const saying = async (status: number, body: string, headers: Record<string, string> = {}) => {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: (): Promise<void> => closing(server),
  };
};
