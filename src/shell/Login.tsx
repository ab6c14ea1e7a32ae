import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { DemoAccount } from '#domain/company/frame-schema.ts';
import { knewSession } from '../client/session.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf } from '../ui/feedback/use-call.ts';
import { PasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LoginAside } from './LoginAside.tsx';
import { Logo } from './Logo.tsx';

type Comes = { readonly next?: string; readonly expired?: boolean } | null;

/** Only addresses of our own. */
const headedFor = (comes: Comes, otherwise: string): string => {
  const next = comes?.next ?? '';
  return /^\/(main|v2|admin|simulator|public\/(?:invitation|email))(\/|$)/.test(next) && next !== '/main/home'
    ? next
    : otherwise;
};

/** One message covers an unknown address and a wrong password. */
export const Login = () => {
  const translate = useTranslate();
  const login = useLogin();
  const comes = useLocation().state as Comes;
  // Returning by browser history keeps a session that is still valid; an ended session redirects here with a state.
  const [inside] = useState(() => comes === null && knewSession());
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  /** A second factor is required. Also asked for when the account is locked. */
  const [asksCode, setAsksCode] = useState(false);
  const [remember, setRemember] = useState(true);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const errors = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = `${translate('session.title')} · Patuh`;
  }, [translate]);

  const enter = async (as: Pick<DemoAccount, 'email' | 'password'> & { code?: string }, first = '/main/home') => {
    setBusy(true);
    setRefused('');
    setWrong({});
    try {
      await login({ ...as, remember }, headedFor(comes, first));
    } catch (error) {
      const faults = fieldErrorsOf(error);
      setBusy(false);
      if (problemOf(error)?.asksCode) setAsksCode(true);
      if (faults.code) {
        setEmail(as.email);
        setPassword(as.password);
        setAsksCode(true);
        // No error before the code was first requested.
        if (!as.code) return;
      }
      setRefused(faults.code ? '' : problemOf(error)?.message || translate('problem.unexpected'));
      setWrong(faults);
      errors.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!email || !password) return;
    void enter({ email, password, code });
  };

  if (inside) return <Navigate to="/main/home" replace />;
  return (
    <div className="login">
      <main className="login-l" id="content">
        <div className="row login-brand">
          <Logo size={32} />
          <b className="wordmark">patuh</b>
        </div>
        <form onSubmit={submit} aria-labelledby="masuk">
          <div className="login-hd">
            <h1 id="masuk">{translate('session.title')}</h1>
            <p className="sec">{translate('session.subtitle')}</p>
          </div>
          <div ref={errors} tabIndex={-1}>
            {refused ? (
              <Alert severity="error" live>
                {refused}
              </Alert>
            ) : (
              comes?.expired && <Alert severity="info">{translate('problem.unauthenticated')}</Alert>
            )}
          </div>
          <TextInput
            label={translate('session.email')}
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            value={email}
            error={wrong.email || (tried && !email && translate('problem.field.required'))}
            onChange={setEmail}
          />
          <PasswordInput
            label={translate('session.password')}
            value={password}
            error={wrong.password || (tried && !password && translate('problem.field.required'))}
            onChange={setPassword}
          />
          {asksCode && (
            <TextInput
              label={translate('account.factor.code')}
              name="code"
              autoComplete="one-time-code"
              autoFocus
              maxLength={40}
              value={code}
              error={wrong.code}
              helper={translate('account.factor.sign_in_hint')}
              onChange={setCode}
            />
          )}
          <FormControlLabel
            control={<Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />}
            label={translate('session.remember')}
          />
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            {translate('session.submit')}
          </Button>
          <Link to="/public/reset">{translate('people.forgot.link')}</Link>
          <DemoAccounts
            busy={busy}
            onPick={({ factor, ...account }) =>
              void enter(
                { ...account, ...(factor ? { code: factor.code } : {}) },
                account.internal ? '/admin' : undefined,
              )
            }
          />
        </form>
        <LanguageLinks />
      </main>
      <LoginAside />
    </div>
  );
};
