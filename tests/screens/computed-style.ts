import type { CSSRule, CSSStyleDeclaration, Element, GlobalWindow, HTMLStyleElement } from 'happy-dom';

/** The visibility of an element, and how its text joins the text beside it: the only styles queried. */
const PROPERTIES = ['display', 'visibility'] as const;
type Property = (typeof PROPERTIES)[number];

type Rule = { readonly selector: string; readonly media: readonly string[] } & Readonly<
  Partial<Record<Property, string>>
>;

const PLAIN = /^(?!inherit|initial|unset|revert)[a-z-]+$/;

/** A class that an element needs for each selector of a list; '' where none is needed. */
const classesNeeded = (selector: string): string[] => {
  let bare = selector;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)|\[[^\][]*\]/g, '');
  }
  return bare.split(',').map((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return last.includes('\\') ? '' : (last.match(/\.([\w-]+)/)?.[1] ?? '');
  });
};

/** Rules that set one of the properties; `null` stands for a kind of rule that is not analysed. */
const rulesIn = (window: GlobalWindow, rules: readonly CSSRule[], media: readonly string[]): (Rule | null)[] =>
  rules.flatMap((rule): (Rule | null)[] => {
    if (rule instanceof window.CSSKeyframesRule) return [];
    if (rule instanceof window.CSSMediaRule) return rulesIn(window, [...rule.cssRules], [...media, rule.conditionText]);
    if (!(rule instanceof window.CSSStyleRule)) return /display|visibility/.test(rule.cssText) ? [null] : [];
    const { style, selectorText: selector } = rule;
    const set = PROPERTIES.flatMap((name) => {
      const value = style.getPropertyValue(name);
      return value === '' ? [] : [[name, style.getPropertyPriority(name) ? 'inherit' : value] as const];
    });
    return set.length > 0 ? [{ selector, media, ...Object.fromEntries(set) }] : [];
  });

/**
 * The window's `getComputedStyle` computes all properties from all rules after every change: a quarter of the time of
 * these tests, which need two. Where several values are possible, and for any other property, the window's own function
 * is called. `tests/screens/computed-style.test.ts` compares both.
 */
export const lightComputedStyle = (window: GlobalWindow): GlobalWindow['getComputedStyle'] => {
  const { document } = window;
  const whole = window.getComputedStyle.bind(window);
  const applies = window.matchMedia.bind(window);
  let changed = true;
  const observer = new window.MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });

  const read = new WeakMap<HTMLStyleElement, { readonly text: string; readonly rules: readonly (Rule | null)[] }>();
  const rulesOf = (style: HTMLStyleElement): readonly (Rule | null)[] => {
    const text = style.textContent;
    const known = read.get(style);
    if (known?.text === text) return known.rules;
    const rules = /display|visibility/.test(text) && style.sheet ? rulesIn(window, style.sheet.cssRules, []) : [];
    read.set(style, { text, rules });
    return rules;
  };

  let width = 0;
  /** Whether a rule that was not analysed may apply. */
  let unsure = false;
  let byClass = new Map<string, Rule[]>();
  let byClasses = new Map<string, readonly Rule[]>();
  const gather = (): void => {
    if (observer.takeRecords().length > 0) changed = true;
    if (!changed && width === window.innerWidth) return;
    changed = false;
    width = window.innerWidth;
    unsure = document.adoptedStyleSheets.length > 0;
    byClass = new Map();
    byClasses = new Map();
    const media = new Map<string, boolean>();
    for (const style of document.head.querySelectorAll('style'))
      for (const rule of rulesOf(style)) {
        if (!rule) unsure = true;
        else if (
          rule.media.every((text) => {
            const here = media.get(text) ?? applies(text).matches;
            media.set(text, here);
            return here;
          })
        )
          for (const name of new Set(classesNeeded(rule.selector)))
            byClass.set(name, [...(byClass.get(name) ?? []), rule]);
      }
  };

  const candidates = (element: Element): readonly Rule[] => {
    const classes = element.getAttribute('class') ?? '';
    const known = byClasses.get(classes);
    if (known) return known;
    const found = ['', ...classes.split(/\s+/).filter(Boolean)].flatMap((name) => byClass.get(name) ?? []);
    byClasses.set(classes, found);
    return found;
  };

  const matches = (element: Element, selector: string): boolean => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  };

  /** Set for this element itself; `undefined` when not set, `null` when the window has to decide. */
  const ownValue = (element: Element, property: Property): string | null | undefined => {
    if (element.getAttribute('style')?.includes(property)) return null;
    const values = candidates(element).filter((rule) => rule[property] && matches(element, rule.selector));
    const [value] = values.map((rule) => rule[property]);
    return value === undefined || (PLAIN.test(value) && values.every((rule) => rule[property] === value))
      ? value
      : null;
  };

  const byTag = new Map<string, string>();
  const display = (element: Element): string => {
    const value = ownValue(element, 'display');
    if (value) return value;
    if (value === null || element.tagName === 'DIALOG') return whole(element).display;
    const usual = byTag.get(element.tagName) ?? whole(element).display;
    byTag.set(element.tagName, usual);
    return usual;
  };
  const visibility = (element: Element): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = ownValue(at, 'visibility');
      if (value === null) return whole(element).visibility;
      if (value !== undefined) return value;
    }
    return '';
  };
  const working = { display, visibility };
  const isLight = (name: string | symbol): name is Property => name === 'display' || name === 'visibility';
  const light = (element: Element, name: Property): string => {
    if (!element.isConnected) return '';
    gather();
    return unsure ? whole(element)[name] : working[name](element);
  };

  return (element) => {
    const style = (): CSSStyleDeclaration => whole(element);
    const valueAt = (name: string): string => (isLight(name) ? light(element, name) : style().getPropertyValue(name));
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (isLight(name)) return light(element, name);
        if (name === 'getPropertyValue') return valueAt;
        const value: unknown = Reflect.get(style(), name);
        return typeof value === 'function' ? value.bind(style()) : value;
      },
      has: (_, name) => name in style(),
    });
  };
};
