/** Formats an IBAN as on paper: capital letters in groups of four. The server decides if it is valid. */
export const groupedIban = (text: string): string =>
  (
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join(' ');
