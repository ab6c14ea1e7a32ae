import type { Contract } from '#domain/api-keys/contract.ts';
import { NOTE } from '../markdown.ts';
import type { ContractFile } from './contract-file.ts';

const perOwner = (log: ContractFile['log']): string[] => {
  const lines = new Map<string, string[]>();
  for (const { owner, name, kind } of log) {
    const line = `- ${kind}: \`${owner}\``;
    lines.set(line, [...(lines.get(line) ?? []), ...(name ? [`\`${name}\``] : [])]);
  }
  return [...lines].map(([line, names]) => (names.length > 0 ? `${line}: ${names.join(', ')}` : line));
};

const section = (date: string, log: ContractFile['log'], isVersion: boolean): string =>
  `## ${date}${isVersion ? ', a new version' : ''}\n\n${perOwner(log).join('\n')}\n`;

const rulesOf = ({ rules }: Contract): string =>
  rules.length === 0
    ? 'None at present.'
    : rules.map(({ id, operation, refusesFrom }) => `- ${refusesFrom}: \`${operation}\` (\`${id}\`)`).join('\n');

/** The dated differences of docs/api-contract.txt, newest first. */
export const changelog = ({ log, facts }: ContractFile, contract: Contract): string => {
  const [first, ...later] = contract.versions.map(({ date }) => date);
  const dates = [...new Set([...log.map(({ date }) => date), ...later])].toSorted().reverse();
  const operations = [...facts.keys()].filter((owner) => owner.includes(' /')).length;
  return `${NOTE}# Changes of the API for programs

An operation is \`METHOD path\`. \`in\` and \`out\` are a schema as input and in a response; \`?name\` is a parameter, \`body\` the input, a status its response.
Only a new version removes or changes anything that a program may rely on. Additions need no version, so a program ignores fields it does not know.

## Rules that will refuse

${rulesOf(contract)}

${dates
  .map(
    (date) =>
      `${section(
        date,
        log.filter((one) => one.date === date),
        later.includes(date),
      )}\n`,
  )
  .join('')}## ${first}, the first version

${operations} operations are described today.
`;
};
