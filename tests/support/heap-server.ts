import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from './server.ts';

/**
 * A simulator in its own process. It sends its address to the parent process and, after each message from there, the
 * memory that it uses.
 */
const server = await startServer({ students: 20, validateAnswers: false });
const collect = (): void => (globalThis as { gc?: () => void }).gc?.();

async function held(): Promise<{ heapUsed: number; arrayBuffers: number }> {
  // A single garbage collection does not return all memory, so it is repeated.
  for (let round = 0; round < 3; round += 1) {
    collect();
    await pause(20);
  }
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heapUsed, arrayBuffers };
}

process.send?.({ base: server.base });
process.on('message', () => void held().then((answer) => process.send?.(answer)));
