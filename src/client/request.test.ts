import { expect, it } from 'vitest';
import { addressOf, fileUrl, request, requestPage } from './request.ts';

/** Never called: the compiler checks each line. */
const typed = async (resource: 'ebilling' | 'ebupot/slips') => {
  const one = await request('GET', '/ebilling/{id}', { path: { id: 'b1' } });
  const amount: string = one.amount;
  const made = await request('POST', '/ebilling/inquiry', { body: { code: '1' }, quiet: true });
  const history = await request('GET', `/${resource}/{id}/history`, { path: { id: 'b1' } });
  const { rows } = await requestPage('/bulk-download', { query: { range: '[0,24]' } });
  const paper: string = fileUrl('/ebilling/{id}/ssp', { path: { id: 'b1' } });
  await request('GET', '/certificate');

  // @ts-expect-error there is no such path
  await request('GET', '/ebiling/{id}', { path: { id: 'b1' } });
  // @ts-expect-error the path has no such method
  await request('PUT', '/ebilling/inquiry', { body: { code: '1' } });
  // @ts-expect-error the path needs its parameter
  await request('GET', '/ebilling/{id}');
  // @ts-expect-error the parameter has another name
  await request('GET', '/ebilling/{id}', { path: { code: 'b1' } });
  // @ts-expect-error the query has no such field
  await request('GET', '/regions', { query: { of: '31' } });
  // @ts-expect-error the body lacks its field
  await request('POST', '/ebilling/inquiry', { body: {} });
  // @ts-expect-error the field of the body is a text
  await request('POST', '/ebilling/inquiry', { body: { code: 1 } });
  // @ts-expect-error the result has no such field
  void one.nothing;
  // @ts-expect-error this path returns no file
  fileUrl('/ebilling/{id}', { path: { id: 'b1' } });
  return { amount, made, history, rows, paper };
};

it('writes path parameters and query into the address', () => {
  expect(typed).toBeTypeOf('function');
  expect(
    addressOf('/x/{id}/lines/{line}', { path: { id: 'a/b', line: '1' }, query: { q: 'a&b', of: undefined } }),
  ).toBe('/x/a%2Fb/lines/1?q=a%26b');
});
