/** Formats JSON with indentation. Other text, such as a truncated body, is returned as it is. */
export function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
