/** Returns a function that calls `read` at its first call and keeps the result. */
export function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => (kept ??= { value: read() }).value;
}
