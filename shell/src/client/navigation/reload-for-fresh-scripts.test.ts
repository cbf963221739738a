import { isChunkLoadError } from '../../app/chunk-load-error.ts';
import { reloadForFreshScripts } from './reload-for-fresh-scripts.ts';

const chunk = Object.assign(new Error('Loading chunk page-offer failed.'), { name: 'ChunkLoadError' });

test.each([
  [chunk, true],
  [
    Object.assign(new Error('/remotes/mf-offer/1.0.0/remoteEntry.js cannot be loaded.'), {
      name: 'ScriptError',
    }),
    true,
  ],
  [new Error('Loading chunk 7 failed'), true],
  [new TypeError('x is undefined'), false],
  [{ status: 404 }, false],
])('[ERROR-02] %p is a missing script: %p', (error, isFailure) => {
  expect(isChunkLoadError(error)).toBe(isFailure);
});

test('[ERROR-02] reloads a page once in thirty seconds, and never with unsaved work', () => {
  window.sessionStorage.clear();
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  expect(reloadForFreshScripts('#fresh', 100_000)).toBe(false);
  window.removeEventListener('beforeunload', guard);
  expect(reloadForFreshScripts('#fresh', 100_000)).toBe(true);
  expect(window.location.hash).toBe('#fresh');
  expect(reloadForFreshScripts('#fresh', 129_999)).toBe(false);
  expect(reloadForFreshScripts('#again', 130_000)).toBe(true);
});
