import type { Machine, Move } from '#domain/definition/status.ts';
import { documents } from '#domain/documents.ts';
import { say } from '#domain/messages/index.ts';
import { permissions, roles } from '#domain/permissions.ts';
import { NOTE, table } from './markdown.ts';

type Family = {
  readonly of: string;
  readonly machine: Machine<string, string>;
  readonly words: string;
};

const movesDoc = ({ of, machine, words }: Family): string => {
  const moves = Object.entries<Move<string>>(machine.moves);
  const arrows = moves.flatMap(([name, { from, to, without }]) =>
    from.flatMap((state) => [
      `  ${state} --> ${to === 'same' ? state : to === 'gone' ? '[*]' : to}: ${name}`,
      ...(without ? [`  ${state} --> ${without.to}: ${name}`] : []),
    ]),
  );
  const states = Object.entries(machine.states).map(([state, tone]) => [
    `\`${state}\``,
    say('id', `${words}.${state}`),
    tone,
  ]);
  const rows = moves.map(([name, { from, to, without, by }]) => [
    `\`${name}\``,
    from.join(', '),
    without ? `${to}, without \`${without.field}\` ${without.to}` : to,
    by === 'system' ? 'the office or a job' : `\`${by}\``,
  ]);
  return `${NOTE}# ${of}: states and moves

\`\`\`mermaid
stateDiagram-v2
  [*] --> ${machine.start}
${arrows.join('\n')}
\`\`\`

## States

${table(['state', 'shown as', 'tone'], states)}

## Moves

\`same\` leaves the state as it is, \`gone\` removes the record.

${table(['move', 'from', 'to', 'who'], rows)}
`;
};

const permissionsDoc = (): string => {
  const names = Object.keys(roles) as (keyof typeof roles)[];
  const grantedSets = names.map((name) => new Set<string>(roles[name]));
  const rows = permissions.map((key) => [`\`${key}\``, ...grantedSets.map((keys) => (keys.has(key) ? 'yes' : ''))]);
  return `${NOTE}# Roles and permission keys

A role is a named set of keys. An Owner may make further roles; the code asks for keys, and by name only for Owner.

${table(['key', ...names], rows)}
`;
};

const headings: Readonly<Record<string, string>> = { bupot: 'Withholding slips', spt: 'Monthly returns' };

export const generatedDocs = (): Record<string, string> => ({
  ...Object.fromEntries(
    documents.map(({ name, resource, status, words }) => [
      `docs/generated/moves-${name}.md`,
      movesDoc({ of: headings[name] ?? say('en', `resources.${resource}.name`), machine: status, words: words.states }),
    ]),
  ),
  'docs/generated/permissions.md': permissionsDoc(),
});
