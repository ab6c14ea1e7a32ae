import type { Form, Line } from './form.ts';

type PlannedLine = {
  readonly form: Form;
  readonly line: string;
  readonly at: Line;
  /** Places in the plan of the lines it is made of; all of them come before it. */
  readonly from: readonly number[];
};

/** The lines of forms in an order in which each can be worked out from those before it. */
export type LinePlan = {
  readonly lines: readonly PlannedLine[];
  /** By form, in the order of the forms: its lines with their places. */
  readonly sheets: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Places of the lines that are made of a line, directly or through others; in order. */
  readonly dependants: (place: number) => readonly number[];
};

const sourcesOf = (form: string, at: Line): readonly (readonly [form: string, line: string])[] => {
  if (at.kind === 'carried') return [[at.form, at.line]];
  return at.kind === 'calc' ? at.from.map((line) => [form, line]) : [];
};

const dependantsIn = (lines: readonly PlannedLine[]): LinePlan['dependants'] => {
  const users = lines.map((): number[] => []);
  for (const [place, { from }] of lines.entries()) for (const source of from) users[source]?.push(place);
  const known = new Map<number, readonly number[]>();
  return (place) => {
    const cached = known.get(place);
    if (cached) return cached;
    const found = new Set<number>();
    const open = [place];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const user of users[next] ?? [])
        if (!found.has(user)) {
          found.add(user);
          open.push(user);
        }
    const sorted = [...found].sort((a, b) => a - b);
    known.set(place, sorted);
    return sorted;
  };
};

const planned = (forms: readonly Form[]): LinePlan => {
  const byName = new Map(forms.map((form) => [form.name, form]));
  const lines: PlannedLine[] = [];
  const places = new Map<string, number>();
  const underway = new Set<string>();
  const place = (name: string, line: string): number => {
    const path = `${name} ${line}`;
    const known = places.get(path);
    if (known !== undefined) return known;
    const form = byName.get(name);
    const at = form?.lines[line];
    if (!form || !at) throw new RangeError(`no line ${name} ${line}`);
    if (underway.has(path)) throw new RangeError(`a circle: ${[...underway, path].join(' → ')}`);
    underway.add(path);
    const from = sourcesOf(name, at).map(([source, part]) => place(source, part));
    underway.delete(path);
    lines.push({ form, line, at, from });
    places.set(path, lines.length - 1);
    return lines.length - 1;
  };
  const sheets = new Map(
    forms.map(({ name, lines: own }) => [name, new Map(Object.keys(own).map((line) => [line, place(name, line)]))]),
  );
  return { lines, sheets, dependants: dependantsIn(lines) };
};

const plans = new WeakMap<readonly Form[], LinePlan>();

/** Throws RangeError on circular lines, or if a line is carried from a form that is not given. */
export const planOf = (forms: readonly Form[]): LinePlan => {
  const known = plans.get(forms);
  if (known) return known;
  const plan = planned(forms);
  plans.set(forms, plan);
  return plan;
};
