import { spawnSync } from 'node:child_process';

/** The link of the invitation for an address, as printed on the server. */
export const linkAtServer = (email: string): string => {
  const words = ['--import', 'tsx', 'api/commands/letter-links.ts', '--email', email, '--reason', 'Uji coba'];
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: process.env.E2E_DATA_DIR,
      CLOCK_AHEAD_MS: process.env.E2E_CLOCK_AHEAD_MS,
    },
  });
  const link = /\/public\/invitation\/[\w-]+/.exec(stdout)?.[0];
  if (!link) throw new Error(`no invitation for ${email}: ${stdout}${stderr}`);
  return link;
};
