import { createHmac } from 'node:crypto';
import type { Clock } from '#domain/scope.ts';
import type { HelpDesk, HelpDeskPerson } from './port.ts';

const HOUR_MS = 3_600_000;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const noHelpDesk: HelpDesk = { name: 'off', simulated: false, issue: () => null };

/** JSON Web Token (RFC 7519) with HS256. */
export const signedHelpDesk = (name: string, secret: string, now: Clock): HelpDesk => ({
  name,
  simulated: false,
  issue: ({ userId, name: personName, email, companyId }) => {
    const exp = Math.floor((now() + HOUR_MS) / 1000);
    const claims = { sub: userId, name: personName, email, company_id: companyId, exp };
    const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    const signature = createHmac('sha256', secret).update(signed).digest('base64url');
    return { token: `${signed}.${signature}`, expiredAt: exp * 1000 };
  },
});

export const simulatedHelpDesk = (
  now: Clock,
  requested: (person: HelpDeskPerson) => void = () => undefined,
): HelpDesk => {
  const signed = signedHelpDesk('simulator', 'simulator', now);
  return {
    name: 'simulator',
    simulated: true,
    issue: (person) => {
      requested(person);
      return signed.issue(person);
    },
  };
};
