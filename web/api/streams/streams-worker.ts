import { areYouThere, Streams, type Following, type FromTab } from './streams.ts';

/** The shared worker of all tabs of a browser. */

/** Milliseconds between two checks of a tab. A tab that was closed without a message is noticed within two of them. */
const askMilliseconds = 20_000;

const streams = new Streams();

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  let following: Following | undefined;
  let leave: (() => void) | undefined;
  let asked = false;
  const timer = setInterval(() => {
    if (asked) stop();
    else port.postMessage({ name: areYouThere, data: '' });
    asked = true;
  }, askMilliseconds);
  const stop = (): void => {
    leave?.();
    leave = undefined;
  };
  const start = (): void => {
    if (following && !leave) leave = streams.follow(following, (news) => port.postMessage(news));
  };
  port.addEventListener('message', ({ data }: MessageEvent<FromTab>) => {
    asked = false;
    if (data === 'leaving') {
      stop();
      clearInterval(timer);
      port.close();
    } else {
      if (data !== 'here') following = data;
      // A tab that was disconnected because it responded slowly is connected again and receives the missed events.
      start();
    }
  });
  port.start();
});
