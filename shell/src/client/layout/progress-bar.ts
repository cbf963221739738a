import { find } from './find.ts';
import { Progress } from './progress.ts';

/** Returns a function that reports whether a navigation is pending, and whether the last one failed. */
export function startProgressBar(): (isUnderWay: boolean, hasFailed: boolean) => void {
  const bar = find('[data-progress]');
  const progress = new Progress(({ phase }) => {
    bar.hidden = phase === 'hidden';
    bar.dataset['phase'] = phase;
  });
  return (isUnderWay, hasFailed) => {
    if (isUnderWay) progress.start();
    else progress.finish(hasFailed);
  };
}
