import createClient from 'openapi-fetch';
import type { paths } from '#api';

type NewBilling = paths['/main/api/ebilling']['post']['requestBody']['content']['application/json'];
type Ask = (request: Request) => Promise<Response>;

export const story = async (ask: Ask, input: NewBilling) => {
  const { GET, POST, DELETE } = createClient<paths>({ baseUrl: 'http://localhost', fetch: ask });

  const made = await POST('/main/api/ebilling', { body: input });
  const id: string = made.data?.id ?? '';
  const amount: string | undefined = made.data?.amount;

  const one = await GET('/main/api/ebilling/{id}', { params: { path: { id } } });
  const dueDay: string | undefined = one.data?.due?.day;
  const actions = one.data?.actions ?? [];
  // @ts-expect-error no state of a code is called so
  const unknown = actions.includes('substitute');

  const list = await GET('/main/api/ebilling', {
    params: { query: { range: '[0,24]', filter: JSON.stringify({ status: ['PAYABLE'] }) } },
  });
  const found: boolean = list.data?.some((row) => row.id === id) ?? false;
  // @ts-expect-error an answer has no field the description does not name
  const nothing: unknown = one.data?.somethingElse;
  // @ts-expect-error a path names what it needs
  void (() => GET('/main/api/ebilling/{id}', {}));

  const refused = await GET('/main/api/ebilling/{id}', { params: { path: { id: 'nobody' } } });
  const code: string | undefined = refused.error?.code;

  const removed = await DELETE('/main/api/ebilling/{id}', { params: { path: { id } } });
  return { id, amount, dueDay, actions, unknown, found, nothing, code, removed: removed.data?.id };
};
