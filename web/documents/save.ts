/** Saves a file made by the page to the browser's downloads. */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may read the address for some time after the click.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
