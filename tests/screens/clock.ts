const machine = Date.now;
let ahead = 0;

/** The page has the time of the product, and it goes on. */
export const tellTime = (now: number): void => {
  ahead = now - machine();
};

Date.now = () => machine() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [target.now()], made),
  apply: (target) => new target(target.now()).toString(),
});
