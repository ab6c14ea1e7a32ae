import type { Finding } from '#domain/definition/finding.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';

/** All findings at once; the first one is the error of its field. */
export const foundWrong = ({ locale }: Scope, findings: readonly Finding[]): Problem => {
  const errors: Record<string, { key: string; params: Record<string, string | number> }> = {};
  for (const { path, message, params = {} } of findings) errors[path] ??= { key: message, params };
  return new Problem('invalid', {
    errors,
    extra: {
      findings: findings.map(({ path, message, params, severity }) => ({
        path,
        message: say(locale, message, params),
        severity,
      })),
    },
  });
};
