import { whenAtRest } from '../loading.ts';
import { basePath, rootPath } from '../settings.ts';
import { areYouThere, lost, Streams, type Following, type FromTab, type Hear, type News } from './streams.ts';
import workerAddress from './streams-worker.ts?sharedworker&url';

const ownStreams = new Streams();
let isShared = 'SharedWorker' in window;

/** The address of the shared worker. It is the same for all sandboxes, so that they share one worker. */
const sharedAddress = (): string => {
  const address = new URL(workerAddress, document.baseURI);
  if (address.pathname.startsWith(basePath()))
    address.pathname = rootPath() + address.pathname.slice(basePath().length);
  return address.href;
};

const followAlone = (following: Following, hear: Hear): (() => void) => ownStreams.follow(following, hear);

/**
 * Follows a stream once the page is idle, so that the page's own requests come first. Test tools that wait for an idle
 * network would also count the worker's script as a request that never ends.
 */
function followOnceAtRest(following: Following, hear: Hear): () => void {
  let leave: (() => void) | undefined;
  const giveUp = whenAtRest(() => (leave = followShared(following, hear)));
  return () => {
    giveUp();
    leave?.();
  };
}

function followShared(following: Following, hear: Hear): () => void {
  let leaveAlone: (() => void) | undefined;
  let left = false;
  const worker = new SharedWorker(sharedAddress(), { type: 'module', name: 'streams' });
  const { port } = worker;
  // A tab that cannot load the worker follows the stream itself.
  worker.addEventListener('error', () => {
    isShared = false;
    if (!left) leaveAlone ??= followAlone(following, hear);
  });
  const send = (message: FromTab): void => port.postMessage(message);
  port.addEventListener('message', ({ data }: MessageEvent<News>) =>
    data.name === areYouThere ? send('here') : hear(data),
  );
  port.start();
  send(following);
  return () => {
    left = true;
    leaveAlone?.();
    send('leaving');
    port.close();
  };
}

/**
 * Follows an event stream, shared with the other tabs of this browser, while this tab is visible. A tab that becomes
 * visible again first receives `lost`, because it may have missed events. Returns a function that stops following.
 */
export function followStream(told: Omit<Following, 'since'>, hear: Hear): () => void {
  let leave: (() => void) | undefined;
  let since = performance.timeOrigin;
  const stop = (): void => {
    leave?.();
    leave = undefined;
    since = Date.now();
  };
  const start = (): void => {
    leave ??= (isShared ? followOnceAtRest : followAlone)({ ...told, since }, hear);
  };
  const followWhileSeen = (): void => {
    if (document.visibilityState === 'visible') {
      hear({ name: lost, data: '' });
      start();
    } else stop();
  };
  start();
  document.addEventListener('visibilitychange', followWhileSeen);
  window.addEventListener('pagehide', stop);
  return () => {
    document.removeEventListener('visibilitychange', followWhileSeen);
    window.removeEventListener('pagehide', stop);
    stop();
  };
}
