/** Takes a file of ours home under the name the server gives it; the page stays, also where a browser could show the file itself. */
export const download = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};
