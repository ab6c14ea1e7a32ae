/** A finding of a check. `path` addresses the field ("counterpartyNitku", "lines.2.unit"); the words are in the catalogue. */
export type Finding = {
  path: string;
  /** Message key, e.g. `faktur.check.nitku_digits`. */
  message: string;
  params?: Record<string, string | number>;
  /** error blocks saving or upload as the check says; warning never blocks. */
  severity: 'error' | 'warning';
  /** A value that would mend it, when one is certain enough to propose. */
  proposal?: string;
};

/** A finding in the reader's language; `key` tells findings apart. */
export type FindingView = Finding & { key: string };

export type More = { params?: Record<string, string | number>; proposal?: string };

/** What makes the findings of one family: errors, warnings, and those of a text that must be there and must fit. */
export type Finder<Rule extends string> = {
  readonly error: (path: string, rule: Rule, more?: More) => Finding;
  readonly warning: (path: string, rule: Rule, more?: More) => Finding;
  readonly checkText: (path: string, value: string, max: number) => Finding[];
};

/** Findings whose texts stand in one part of the catalogue ("faktur.check"); a rule without a text does not compile. */
export const finder = <Rule extends string>(part: string): Finder<Rule | 'required' | 'too_long'> => {
  const finding =
    (severity: Finding['severity']) =>
    (path: string, rule: Rule | 'required' | 'too_long', more: More = {}): Finding => ({
      path,
      message: `${part}.${rule}`,
      severity,
      ...more,
    });
  const error = finding('error');
  return {
    error,
    warning: finding('warning'),
    checkText: (path, value, max) => {
      if (value.trim() === '') return [error(path, 'required')];
      return value.length > max ? [error(path, 'too_long', { params: { max } })] : [];
    },
  };
};

/** What a mend that may be unknown adds to a finding. */
export const repaired = (proposal: string | null): { proposal?: string } => (proposal === null ? {} : { proposal });

/** Whether nothing found blocks. */
export const passes = (findings: readonly Finding[]): boolean =>
  findings.every((finding) => finding.severity !== 'error');
