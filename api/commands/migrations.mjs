// `--name what_changed` names the migrations.
import { spawnSync } from 'node:child_process';

for (const url of [undefined, 'postgresql://generate-only']) {
  const env = { ...process.env };
  delete env.DATABASE_URL;
  if (url) env.DATABASE_URL = url;
  const args = ['drizzle-kit', 'generate', '--config', 'db/migrations.config.ts', ...process.argv.slice(2)];
  const { status } = spawnSync('npx', args, { stdio: 'inherit', env });
  if (status) process.exit(status);
}
