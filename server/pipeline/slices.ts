/**
 * The number of queued calls that start in one turn of the event loop, so that other calls are handled in between. In a
 * long line it is a share of the line, so that even the last caller soon learns that the call must wait.
 */
const slice = { calls: 16, share: 1 / 32 };

const waiting: (() => void)[] = [];

function startSlice(): void {
  const calls = Math.max(slice.calls, waiting.length * slice.share);
  for (const start of waiting.splice(0, calls)) start();
  if (waiting.length) setImmediate(startSlice);
}

/** Resolves when the call may start, in the order of arrival. */
export const waitForSlice = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(startSlice);
  });
