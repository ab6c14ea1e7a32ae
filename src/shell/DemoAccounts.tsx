import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { DemoAccount } from '#domain/company/frame-schema.ts';
import { request } from '../client/request.ts';
import { CopyButton } from '../ui/layout/CopyButton.tsx';
import { Icon } from '../ui/layout/Icon.tsx';

const Factor = ({ of: { code, secret } }: { of: NonNullable<DemoAccount['factor']> }) => {
  const translate = useTranslate();
  return (
    <dl className="login-factor small">
      <dt className="sec">{translate('session.demo_code')}</dt>
      <dd>
        <code>{code.replace(/(...)(...)/, '$1 $2')}</code>
        <CopyButton value={code} />
      </dd>
      <dt className="sec">{translate('account.factor.secret')}</dt>
      <dd>
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton value={secret} />
      </dd>
    </dl>
  );
};

/** Renders nothing outside the demo. */
export const DemoAccounts = ({ busy, onPick }: { busy: boolean; onPick: (account: DemoAccount) => void }) => {
  const translate = useTranslate();
  const { data = [], refetch } = useQuery({
    queryKey: ['demo-accounts'],
    queryFn: () => request('GET', '/public/api/demo-accounts', { quiet: true }).catch(() => []),
    retry: false,
    refetchInterval: ({ state }) => state.data?.find(({ factor }) => factor)?.factor?.goodFor ?? false,
  });
  /** A code can be used once, so a fresh one is fetched. */
  const { mutate: pick, isPending } = useMutation({
    mutationFn: async (account: DemoAccount) => {
      const { data: now } = account.factor ? await refetch() : {};
      return now?.find(({ email }) => email === account.email) ?? account;
    },
    onSuccess: onPick,
  });
  if (data.length === 0) return null;
  return (
    <section className="login-demo" aria-labelledby="demo">
      <h2 className="small sec" id="demo">
        {translate('session.demo')}
      </h2>
      <ul>
        {data.map((account) => (
          <li key={account.email}>
            <button type="button" disabled={busy || isPending} onClick={() => pick(account)}>
              <span className="grow">
                {account.internal ? translate('session.internal') : account.role}
                <span className="small sec">{account.company}</span>
              </span>
              <span className="small sec el">{account.email}</span>
              <Icon name="chevron-right" size={14} />
            </button>
            {account.factor && <Factor of={account.factor} />}
          </li>
        ))}
      </ul>
    </section>
  );
};
