/** A finding of a check. `path` addresses the field ("counterpartyNitku", "lines.2.unit"). */
export type Finding = {
  path: string;
  message: string;
  params?: Record<string, string | number>;
  /** error blocks saving or upload, depending on the check; warning never blocks. */
  severity: 'error' | 'warning';
  proposal?: string;
};

export type FindingView = Finding & { key: string };

export type More = { params?: Record<string, string | number>; proposal?: string };

export type Finder<Rule extends string> = {
  readonly error: (path: string, rule: Rule, more?: More) => Finding;
  readonly warning: (path: string, rule: Rule, more?: More) => Finding;
  readonly checkText: (path: string, value: string, max: number) => Finding[];
};

/** Findings whose texts are in one part of the catalogue ("faktur.check"); a rule without a text does not compile. */
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

export const repaired = (proposal: string | null): { proposal?: string } => (proposal === null ? {} : { proposal });

export const passes = (findings: readonly Finding[]): boolean =>
  findings.every((finding) => finding.severity !== 'error');
