import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from './server.ts';

/**
 * A simulator in a process of its own, to be watched from outside: tells its address, then how much it holds whenever
 * it is asked.
 */
const server = await startServer({ students: 20, validateAnswers: false });
const collect = (): void => (globalThis as { gc?: () => void }).gc?.();

async function held(): Promise<{ heapUsed: number; arrayBuffers: number }> {
  // What a first collection finds unused is given back after it.
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
