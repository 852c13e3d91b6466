import { whenAtRest } from '../loading.ts';
import { basePath, rootPath } from '../settings.ts';
import { areYouThere, lost, Streams, type Following, type FromTab, type Hear, type News } from './streams.ts';
import workerAddress from './streams-worker.ts?sharedworker&url';

const ownStreams = new Streams();
let isShared = 'SharedWorker' in window;

/** One for all places of this server: a sandbox's page asks for it at the root too. */
const sharedAddress = (): string => {
  const address = new URL(workerAddress, document.baseURI);
  if (address.pathname.startsWith(basePath()))
    address.pathname = rootPath() + address.pathname.slice(basePath().length);
  return address.href;
};

const followAlone = (following: Following, hear: Hear): (() => void) => ownStreams.follow(following, hear);

/**
 * What the page itself asks for comes first; and the worker's code, which is there for good, looks to tools that wait
 * for a page at rest like a request that never ends.
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
  // A browser that does not get the worker follows by itself.
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
 * Follows a stream of events together with the other tabs of this browser, for as long as somebody looks at this one.
 * Whoever comes back hears `lost` first.
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
