// This program is the health check of a container. It exits with 0 if the server on this machine responds, otherwise
// with 1.
const port = process.env.PORT || 3000;
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/config.json`, { signal: AbortSignal.timeout(4000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
