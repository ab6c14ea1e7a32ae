import type { Stretch } from './dated.ts';
import type { Calc } from './form.ts';
import type { LinePlan } from './line-plan.ts';
import type { Sen } from './money.ts';
import type { Worked, WorkedSheets } from './worked.ts';

/** Calculations of `computed` lines by their names, in sen: they depend on more than lines. */
export type Calculations = Readonly<Record<string, (values: readonly Sen[]) => Sen>>;

/** The amount of an input line by its place in the plan; null or undefined is missing. */
export type InputAt = (place: number) => Sen | null | undefined;

type Given = { readonly inputAt: InputAt; readonly calculations: Calculations };

const workOf = ({ computed, work }: Calc, calculations: Calculations): Calc['work'] => {
  if (computed === undefined) return work;
  const found = calculations[computed];
  if (!found) throw new RangeError(`no calculation ${computed}`);
  return found;
};

/** Null if an input is missing. */
const amountOf = (
  { at, from }: LinePlan['lines'][number],
  place: number,
  values: readonly (Sen | null)[],
  { inputAt, calculations }: Given,
): Sen | null => {
  if (at.kind === 'input') return inputAt(place) ?? null;
  if (at.kind === 'carried') return values[from[0] ?? -1] ?? null;
  const parts: Sen[] = [];
  for (let part = 0; part < from.length; part++) {
    const value = values[from[part] ?? -1] ?? null;
    if (value === null) return null;
    parts.push(value);
  }
  return workOf(at, calculations)(parts);
};

/** A line with its amount. Its explanation is read on demand, because few lines are explained. */
class WorkedLine implements Worked {
  constructor(
    private readonly working: Working,
    private readonly place: LinePlan['lines'][number],
    readonly value: Sen | null,
  ) {}

  get form(): string {
    return this.place.form.name;
  }

  get line(): string {
    return this.place.line;
  }

  get label(): string {
    return this.place.at.label;
  }

  get complete(): boolean {
    return this.value !== null;
  }

  get of(): readonly Worked[] {
    return this.place.from.map((place) => this.working.lineAt(place));
  }

  get formula(): string | undefined {
    return this.place.at.kind === 'calc' ? this.place.at.formula : undefined;
  }

  get rule(): Stretch<unknown> | undefined {
    return this.place.at.kind === 'calc' ? this.place.form.rule : undefined;
  }
}

/** The amounts of all lines of a plan, in sen. Lines and sheets are created on demand. */
export class Working {
  private readonly lines: Worked[] = [];
  private made: WorkedSheets | undefined;

  constructor(
    readonly plan: LinePlan,
    readonly values: readonly (Sen | null)[],
  ) {}

  /** Throws RangeError for a place that the plan does not have. */
  lineAt(place: number): Worked {
    const known = this.lines[place];
    if (known) return known;
    const planned = this.plan.lines[place];
    if (!planned) throw new RangeError(`no line at ${place}`);
    const line = new WorkedLine(this, planned, this.values[place] ?? null);
    this.lines[place] = line;
    return line;
  }

  /** In sen; the line as `sheet!line`. Zero for a line that is missing. */
  amountAt(at: string): Sen {
    const [sheet = '', line = ''] = at.split('!');
    return this.values[this.plan.sheets.get(sheet)?.get(line) ?? -1] ?? 0;
  }

  get sheets(): WorkedSheets {
    this.made ??= Object.fromEntries(
      [...this.plan.sheets].map(([name, places]) => [
        name,
        Object.fromEntries([...places].map(([line, place]) => [line, this.lineAt(place)])),
      ]),
    );
    return this.made;
  }
}

export const workPlan = (plan: LinePlan, inputAt: InputAt, calculations: Calculations): Working => {
  const given = { inputAt, calculations };
  const values: (Sen | null)[] = [];
  for (let place = 0; place < plan.lines.length; place++) {
    const line = plan.lines[place];
    if (line) values.push(amountOf(line, place, values, given));
  }
  return new Working(plan, values);
};

/** After other amounts of some inputs: these, and all lines that are made of them; the others are those of `before`. */
export const workAgain = (
  { plan, values: before }: Working,
  changed: ReadonlyMap<number, Sen | null>,
  calculations: Calculations,
): Working => {
  const values = before.slice();
  const given = { inputAt: (place: number) => changed.get(place), calculations };
  const users = new Set([...changed.keys()].flatMap((place) => plan.dependants(place)));
  const again = changed.size === 1 ? users : [...users].sort((one, other) => one - other);
  for (const [place, amount] of changed) values[place] = amount;
  for (const place of again) {
    const line = plan.lines[place];
    if (line) values[place] = amountOf(line, place, values, given);
  }
  return new Working(plan, values);
};
