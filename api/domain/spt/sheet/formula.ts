import { plus, type Sen, total } from '../../definition/money.ts';

const FUNCTIONS = {
  sum: (values: readonly Sen[]): Sen => total(values),
  less: ([first = 0, ...rest]: readonly Sen[]): Sen => rest.reduce((left, value) => left - value, first),
  min: (values: readonly Sen[]): Sen => Math.min(...values),
  max: (values: readonly Sen[]): Sen => Math.max(...values),
  /** The sum, or zero where it is negative. */
  nonNegative: (values: readonly Sen[]): Sen => Math.max(0, total(values)),
} as const;

type FunctionName = keyof typeof FUNCTIONS;

type Expression = { readonly line: string } | { readonly name: FunctionName; readonly of: readonly Expression[] };

export type Formula = { readonly from: readonly string[]; readonly work: (values: readonly Sen[]) => Sen };

export type Names = {
  readonly line: (name: string) => string;
  readonly range: (first: string, last: string) => readonly string[];
};

/** A name may hold points and hyphens; one with spaces or parentheses is written in brackets: `[PPh 4(2)]`. */
const TOKEN = /\s*(?:(\[[^\]]+\]|[\p{L}\d]+(?:-[\p{L}\d]+)*(?:\.[\p{L}\d]+(?:-[\p{L}\d]+)*)*)|(\.\.|[-+,()]))/uy;

type Token = { readonly name?: string; readonly sign?: string };

const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex;
    const [, name, sign] = TOKEN.exec(text) ?? [];
    if (name === undefined && sign === undefined) throw new RangeError(`unreadable at "${text.slice(at)}"`);
    tokens.push(name === undefined ? { sign } : { name: name.replace(/^\[|\]$/g, '') });
  }
  return tokens;
};

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);

const parse = (text: string, names: Names): Expression => {
  const tokens = tokensOf(text);
  let next = 0;
  const takes = (sign: string): boolean => {
    if (tokens[next]?.sign !== sign) return false;
    next += 1;
    return true;
  };
  const expect = (sign: string): void => {
    if (!takes(sign)) throw new RangeError(`"${sign}" expected in "${text}"`);
  };
  const nameHere = (): string => {
    const name = tokens[next]?.name;
    if (name === undefined) throw new RangeError(`a line expected in "${text}"`);
    next += 1;
    return name;
  };
  const operands = (): readonly Expression[] => {
    const found: Expression[] = [];
    do {
      if (tokens[next + 1]?.sign === '..') {
        const first = nameHere();
        expect('..');
        found.push(...names.range(first, nameHere()).map((line) => ({ line })));
      } else found.push(addition());
    } while (takes(','));
    return found;
  };
  const operand = (): Expression => {
    if (takes('(')) {
      const inner = addition();
      expect(')');
      return inner;
    }
    const name = nameHere();
    if (!takes('(')) return { line: names.line(name) };
    if (!isFunction(name)) throw new RangeError(`no function ${name} in "${text}"`);
    const of = operands();
    expect(')');
    return { name, of };
  };
  const addition = (): Expression => {
    let left = operand();
    for (;;) {
      if (takes('+')) left = { name: 'sum', of: [left, operand()] };
      else if (takes('-')) left = { name: 'less', of: [left, operand()] };
      else return left;
    }
  };
  const whole = addition();
  if (next < tokens.length) throw new RangeError(`more than one formula in "${text}"`);
  return whole;
};

const linesOf = (expression: Expression): readonly string[] =>
  'line' in expression ? [expression.line] : expression.of.flatMap(linesOf);

type Work = Formula['work'];

/** Lines as their places among the values. */
const workOf = (expression: Expression, from: readonly string[]): Work => {
  if ('line' in expression) {
    const at = from.indexOf(expression.line);
    return (values) => values[at] ?? Number.NaN;
  }
  const calculate = FUNCTIONS[expression.name];
  const parts = expression.of.map((part) => workOf(part, from));
  const [first, second] = parts;
  if (first && second && parts.length === 2 && expression.name === 'less')
    return (values) => first(values) - second(values);
  if (first && second && parts.length === 2 && expression.name === 'sum')
    return (values) => plus(first(values), second(values));
  return (values) => {
    const amounts: Sen[] = [];
    for (const part of parts) amounts.push(part(values));
    return calculate(amounts);
  };
};

/**
 * `III.A - III.B`, `sum(I.A.1..I.A.9)`, `nonNegative(4 - 5)`. Names are lines or rows; a range follows the order of the
 * sheet. Throws RangeError if it cannot be read.
 */
export const readFormula = (text: string, names: Names): Formula => {
  const expression = parse(text, names);
  const from = [...new Set(linesOf(expression))];
  return { from, work: workOf(expression, from) };
};
