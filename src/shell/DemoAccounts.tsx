import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { DemoAccount } from '#domain/company/frame-schema.ts';
import { call } from '../client/http.ts';
import { Icon } from '../ui/layout/Icon.tsx';

/** While the demo is on, whom one can sign in as; nothing otherwise. */
export const DemoAccounts = ({ busy, onPick }: { busy: boolean; onPick: (account: DemoAccount) => void }) => {
  const translate = useTranslate();
  const { data = [] } = useQuery({
    queryKey: ['demo-accounts'],
    queryFn: () => call<DemoAccount[]>('GET', '/public/api/demo-accounts', undefined, { quiet: true }).catch(() => []),
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <section className="lgn-demo" aria-labelledby="demo">
      <h2 className="small sec" id="demo">
        {translate('session.demo')}
      </h2>
      <ul>
        {data.map((account) => (
          <li key={account.email}>
            <button type="button" disabled={busy} onClick={() => onPick(account)}>
              <span className="grow">
                {account.internal ? translate('session.internal') : account.role}
                <span className="small sec">{account.company}</span>
              </span>
              <span className="small sec el">{account.email}</span>
              <Icon name="chevron-right" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
