import { runTool } from '../tool-server.ts';
import { sim } from './sim.ts';

// The command `npm run sim -- …`. The address of the server is written to stderr, so that stdout can be piped.
const ended = new AbortController();
process.on('SIGINT', () => {
  ended.abort();
  process.exit(0);
});
await runTool(() =>
  sim(
    process.argv.slice(2),
    (text) => void process.stdout.write(text),
    (text) => void process.stderr.write(text),
    ended.signal,
  ),
);
