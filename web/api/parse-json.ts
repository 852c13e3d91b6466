/** Parses a JSON text, such as one in the browser's storage. Returns null if there is no text or no valid JSON. */
export function parseJson<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}
