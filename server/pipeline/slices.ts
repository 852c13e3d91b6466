/**
 * The calls of a crowd that start in one turn of the event loop, so that other calls are answered between their slices.
 * A slice is a share of a long line, because a call that cannot be decided soon must be told so soon.
 */
const slice = { calls: 16, share: 1 / 32 };

const waiting: (() => void)[] = [];

function startSlice(): void {
  const calls = Math.max(slice.calls, waiting.length * slice.share);
  for (const start of waiting.splice(0, calls)) start();
  if (waiting.length) setImmediate(startSlice);
}

/** Resolves when it is this call's slice, in the order of arrival. */
export const waitForSlice = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(startSlice);
  });
