import { useTranslate } from 'react-admin';
import type { Explained } from '#domain/definition/explain.ts';
import { regulationOf } from '#domain/regulation-of.ts';
import { formatDay } from '#domain/text/format.ts';
import { Icon } from './Icon.tsx';

type Rule = NonNullable<Explained['rule']>;

export const RuleText = ({ of: { name, from } }: { of: Rule }) => {
  const translate = useTranslate();
  const regulation = regulationOf(name);
  return (
    <>
      {regulation ? (
        <a
          className="link rule-a"
          href={regulation.address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={translate('shell.kit.rule_text', { rule: name })}
        >
          {name}
          <Icon name="external" size={14} />
        </a>
      ) : (
        name
      )}
      {regulation && (
        // Titles of laws stay Indonesian in every language.
        <span className="small sec rule-of" lang="id">
          {regulation.title}
        </span>
      )}
      <span className="rule-of">{translate('shell.kit.rule_since', { day: formatDay(from) })}</span>
    </>
  );
};
