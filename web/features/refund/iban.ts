/** An IBAN as it stands on paper: capital letters in groups of four. Whether it is one, the server says. */
export const groupedIban = (text: string): string =>
  (
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join(' ');
