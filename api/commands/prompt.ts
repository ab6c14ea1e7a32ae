import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export const openPrompt = () => {
  let secret = false;
  const output = new Writable({
    write(chunk, _, done) {
      if (!secret) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  return {
    ask: (question: string): Promise<string> => lines.question(`${question}: `),
    askSecret: async (question: string): Promise<string> => {
      process.stdout.write(`${question}: `);
      secret = true;
      const answer = await lines.question('');
      secret = false;
      process.stdout.write('\n');
      return answer;
    },
    close: () => lines.close(),
  };
};

export const pipedLine = async (): Promise<string> => {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.split(/\r?\n/)[0] ?? '';
};
