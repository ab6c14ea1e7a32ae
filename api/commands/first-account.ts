import { parseArgs } from 'node:util';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { newId } from '../../db/id.ts';
import { settingsOrEnd } from '../read-settings.ts';
import { type Founder, firstAccount } from '../services/session/first-account.ts';
import { openServer } from '../start/open-server.ts';
import { openPrompt, pipedLine } from './prompt.ts';

/**
 * npm run first-account: creates the Owner of an empty product and their company. The password is typed or piped in,
 * never an argument, which every user of the machine could read.
 */
const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    email: { type: 'string' },
    company: { type: 'string' },
    npwp: { type: 'string' },
    address: { type: 'string' },
    'non-pkp': { type: 'boolean', default: false },
    another: { type: 'boolean', default: false },
  },
});

const questions = {
  name: 'Your name',
  email: 'E-mail to sign in with',
  company: 'Name of the company',
  npwp: 'Its NPWP (16 digits)',
  address: 'Its address, as invoices show it',
} as const;

const readFounder = async (): Promise<Founder> => {
  const of = { pkp: !values['non-pkp'] };
  const missing = (Object.keys(questions) as (keyof typeof questions)[]).filter((key) => values[key] === undefined);
  const { name = '', email = '', company = '', npwp = '', address = '' } = values;
  if (!process.stdin.isTTY) return { ...of, name, email, company, npwp, address, password: await pipedLine() };
  const prompt = openPrompt();
  const answers = { name, email, company, npwp, address };
  for (const key of missing) answers[key] = await prompt.ask(questions[key]);
  const password = await prompt.askSecret('Password (at least 12 characters)');
  const again = await prompt.askSecret('The same again');
  prompt.close();
  if (password !== again) throw new Problem('invalid', { errors: { password: 'problem.field.differs' } });
  return { ...of, ...answers, password };
};

const { db } = await openServer(settingsOrEnd());
try {
  const founder = await readFounder();
  const now = Date.now;
  await firstAccount({ db, now, newId: () => newId(now()) }, founder, { another: values.another });
  console.log(`${founder.company} is set up. Sign in as ${founder.email}.`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  const { message = `problem.${error.code}`, errors = {} } = error.detail;
  console.error(say('en', message));
  for (const [field, messages] of Object.entries(errors))
    console.error(
      `  ${field}: ${typeof messages === 'string' ? say('en', messages) : say('en', messages.key, messages.params)}`,
    );
  process.exitCode = 1;
} finally {
  await db.close();
}
