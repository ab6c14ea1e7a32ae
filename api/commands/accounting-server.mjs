import { once } from 'node:events';
import jsonServer from 'json-server';

/** The key decides, as in the simulator. */
const refusalOf = (authorization = '') => {
  if (!/^Bearer \S+$/.test(authorization) || authorization.endsWith('tolak')) return 401;
  return authorization.endsWith('mati') ? 503 : null;
};

export const openAccountingServer = async (books, port = 0) => {
  const server = jsonServer.create();
  server.use((request, response, next) => {
    const refusal = refusalOf(request.headers.authorization);
    if (refusal === null) next();
    else response.status(refusal).json({});
  });
  // It writes to the object it is given.
  server.use(jsonServer.router(structuredClone(books)));
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `http://127.0.0.1:${listening.address().port}`,
    close: async () => {
      listening.closeAllConnections();
      listening.close();
      await once(listening, 'close');
    },
  };
};
