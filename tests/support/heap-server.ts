import { startServer } from './server.ts';

/** A simulator in a process of its own, to be watched from outside: tells its address, then how much it holds whenever it is asked. */
const server = await startServer({ students: 20, validateAnswers: false });
process.send?.({ base: server.base });
process.on('message', () => {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  process.send?.({ heapUsed, arrayBuffers });
});
