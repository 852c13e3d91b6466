// Ends with 0 if the server of this machine answers, with 1 otherwise. For the health check of a container.
const port = process.env.PORT || 3000;
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/config.json`, { signal: AbortSignal.timeout(4000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
