/** Scrolls the page to its top. On wide screens the content scrolls, on narrow ones the window. */
export const toTop = (): void => {
  document.getElementById('content')?.scrollTo(0, 0);
  window.scrollTo(0, 0);
};
