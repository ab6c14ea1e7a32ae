/** So that screen readers announce it and Tab continues from there. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
