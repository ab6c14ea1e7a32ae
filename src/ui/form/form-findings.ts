import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Finding, FindingView } from '#domain/definition/finding.ts';

export type ServerErrors = Readonly<Record<string, string>>;

export type FormFindings = {
  readonly findings: readonly Finding[];
  readonly shown: readonly Finding[];
  readonly serverErrors: ServerErrors;
  readonly serverFindings: readonly FindingView[];
};

export type FieldWords = { readonly error?: string; readonly warning?: string; readonly proposal?: string };

/** Server error first, then domain findings, then server findings. */
export const useWordsOf = ({ shown, serverErrors, serverFindings }: Omit<FormFindings, 'findings'>) => {
  const translate = useTranslate();
  return (path: string): FieldWords => {
    const refused = serverErrors[path];
    if (refused) return { error: refused };
    const here = shown.filter((finding) => finding.path === path);
    const found = here.find(({ severity }) => severity === 'error');
    const fromServer = found ? undefined : serverFindings.find((one) => one.path === path);
    if (fromServer)
      return { warning: fromServer.message, ...(fromServer.proposal ? { proposal: fromServer.proposal } : {}) };
    const finding = found ?? here[0];
    if (!finding) return {};
    const words = translate(finding.message, finding.params);
    return {
      ...(found ? { error: words } : { warning: words }),
      ...(finding.proposal === undefined ? {} : { proposal: finding.proposal }),
    };
  };
};

const without = (errors: ServerErrors, gone: (path: string) => boolean): ServerErrors =>
  Object.keys(errors).some(gone) ? Object.fromEntries(Object.entries(errors).filter(([path]) => !gone(path))) : errors;

/** Which findings are visible: warnings always, errors after blur or a submit attempt. */
export const useShown = (findings: readonly Finding[]) => {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [serverErrors, setServerErrors] = useState<ServerErrors>({});
  const touch = useCallback((path: string) => setTouched((now) => (now.has(path) ? now : new Set([...now, path]))), []);
  const tryAll = useCallback(() => setTried(true), []);
  const forget = useCallback(
    (paths: readonly string[]) => setServerErrors((now) => without(now, (path) => paths.includes(path))),
    [],
  );
  const shown = useMemo(() => {
    const isShown = (path: string) => tried || touched.has(path) || touched.has(path.split('.').slice(0, 2).join('.'));
    return findings.filter(({ severity, path }) => severity === 'warning' || isShown(path));
  }, [findings, tried, touched]);
  return { shown, serverErrors, setServerErrors, setTouched, touch, tryAll, forget };
};
