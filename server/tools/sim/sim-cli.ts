import { runTool } from '../tool-server.ts';
import { sim } from './sim.ts';

// What `npm run sim -- …` runs. Which server it speaks to goes to the error line, so that what is answered can be piped
// on.
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
