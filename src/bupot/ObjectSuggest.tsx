import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldLink } from '../ui/form/Field.tsx';
import { Suggest } from '../ui/form/Suggest.tsx';

type Known = { readonly code: string; readonly name: string; readonly final: boolean };

export const namedObject = ({ code, name }: Known): string => `${code} ${name}`;

type Props<T extends Known> = {
  readonly link: FieldLink;
  readonly chosen: string;
  readonly find: (query: string) => readonly T[];
  readonly keyOf: (object: T) => string;
  readonly under: (object: T) => string;
  readonly beside?: (object: T) => ReactNode;
  readonly placeholder?: string;
  readonly onType?: () => void;
  readonly onPick: (object: T) => void;
  readonly onLeave?: (typed: string | null, found: readonly T[]) => boolean;
};

export const ObjectSuggest = <T extends Known>({ link, chosen, find, keyOf, ...on }: Props<T>) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const deferred = useDeferredValue(typed ?? '');
  const found = useMemo(() => find(deferred), [find, deferred]);
  return (
    <Suggest
      link={link}
      eager
      value={typed ?? chosen}
      placeholder={on.placeholder}
      found={found}
      keyOf={keyOf}
      show={(object) => (
        <span className="pairo">
          <b className="num nw">{object.code}</b>
          <span className="grow">
            <span lang="id">{object.name}</span>
            <span className="small sec">
              {on.under(object)} ·{' '}
              {translate(object.final ? 'bupotScreen.filter.is_final' : 'bupotScreen.filter.not_final')}
            </span>
          </span>
          {on.beside?.(object)}
        </span>
      )}
      onType={(text) => {
        setTyped(text);
        on.onType?.();
      }}
      onPick={(object) => {
        on.onPick(object);
        setTyped(null);
      }}
      onBlur={() => {
        if (!on.onLeave?.(typed, found)) setTyped(null);
      }}
    />
  );
};
