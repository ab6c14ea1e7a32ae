import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualRegistrationInput, annualRegistrationSchema } from '#domain/spt-badan/registration-schema.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { registerAnnual, viewRegistration } from '../register-annual.ts';

const path = '/efiling/annual-registration';

export const annualRegistrationRoutes = (deps: Deps) => {
  const app = createRouter('spt-badan');
  app.addRoute({
    operationId: 'getAnnualRegistration',
    method: 'get',
    path,
    summary: 'What a company needs before its annual return: kind of business, signee, book year, EFIN',
    needs: annualAccess.view,
    out: annualRegistrationSchema,
    does: (_, scope) => viewRegistration(deps, scope),
  });
  app.addRoute({
    operationId: 'registerForAnnualReturn',
    method: 'put',
    path,
    summary: 'State the book year, and that there is an EFIN; opens the annual return',
    needs: annualAccess.write,
    body: annualRegistrationInput,
    out: annualRegistrationSchema,
    does: (input, scope) => registerAnnual(deps, scope, input),
  });
  return app;
};
