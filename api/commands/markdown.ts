export const NOTE = '<!-- Made from the definitions by `npm run docs`; a test keeps it fresh. -->\n';

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
