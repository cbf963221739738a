import { find } from './find.ts';
import { Progress } from './progress.ts';

/** Returns what is told whether a navigation is under way, and whether the one before failed. */
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
