import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthContext, type AuthProvider, CanAccess, RecordContextProvider } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { access, everyAction, keysOf, mayDo } from '#domain/access.ts';
import { permissions, roles } from '#domain/permissions.ts';
import { fillAccess, keepAccess } from '../../client/query-client.ts';
import { useMay } from './session-context.ts';

const never: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
  canAccess: async () => {
    throw new Error('asked, though it was known');
  },
};

const Upload = () => (useMay('efaktur/out/ctas', 'upload') ? <b>upload</b> : null);

const drawn = (held: readonly string[]): string => {
  const client = new QueryClient();
  keepAccess(client);
  fillAccess(client, new Set(held));
  return renderToStaticMarkup(
    <AuthContext.Provider value={never}>
      <QueryClientProvider client={client}>
        <RecordContextProvider value={{ id: 'one' }}>
          <Upload />
          <CanAccess resource="ebilling" action="pay">
            pay
          </CanAccess>
        </RecordContextProvider>
      </QueryClientProvider>
    </AuthContext.Provider>,
  );
};

describe('what a person may do', () => {
  it('is known at the first stroke, whatever record it is asked about', () => {
    expect(drawn(permissions)).toBe('<b>upload</b>pay');
    expect(drawn(roles.Payer)).toBe('pay');
    expect(drawn([])).toBe('');
  });

  it('follows the moves: an action of the same name, open to whoever may ask for it, and none of the office’s own', () => {
    expect(keysOf('efaktur/out/ctas', 'cancel')).toEqual(['EFAKTUR_DOC_CANCEL']);
    expect(Object.keys(access['efaktur/out/ctas'])).not.toContain('approve');
    expect(mayDo(new Set(permissions), 'efaktur/out/ctas', 'approve')).toBe(false);
  });

  it('is nothing without keys, and everything with all', () => {
    for (const { resource, action } of everyAction) {
      expect(mayDo(new Set(), resource, action), `${resource} ${action}`).toBe(false);
      expect(mayDo(new Set(permissions), resource, action), `${resource} ${action}`).toBe(true);
    }
  });
});
