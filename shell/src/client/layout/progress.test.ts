import { PROGRESS } from '../../app/constants.ts';
import { Progress } from './progress.ts';

describe('[LAYOUT-07] the progress bar', () => {
  const phases: string[] = [];
  const progress = () => new Progress((phase) => phases.push(phase));

  beforeEach(() => {
    phases.length = 0;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('shows nothing for a navigation under 200 ms', () => {
    const bar = progress();
    bar.start();
    jest.advanceTimersByTime(199);
    bar.finish(false);
    jest.runAllTimers();
    expect(phases).toEqual([]);
  });

  it('runs, ends full, and disappears 500 ms later', () => {
    const bar = progress();
    bar.start();
    jest.advanceTimersByTime(PROGRESS.throttle);
    expect(phases).toEqual(['running']);
    bar.finish(false);
    jest.advanceTimersByTime(499);
    expect(phases).toEqual(['running', 'finished']);
    jest.advanceTimersByTime(1);
    expect(phases).toEqual(['running', 'finished', 'hidden']);
  });

  it('shows a failed navigation', () => {
    const bar = progress();
    bar.start();
    jest.advanceTimersByTime(PROGRESS.throttle);
    bar.finish(true);
    expect(phases).toEqual(['running', 'failed']);
  });

  it('continues for a navigation that replaces another', () => {
    const bar = progress();
    bar.start();
    jest.advanceTimersByTime(PROGRESS.throttle);
    bar.start();
    jest.advanceTimersByTime(PROGRESS.duration);
    expect(phases).toEqual(['running']);
  });

  it('also disappears if a quick navigation follows while it is still full', () => {
    const bar = progress();
    bar.start();
    jest.advanceTimersByTime(PROGRESS.throttle);
    bar.finish(false);
    bar.start();
    jest.advanceTimersByTime(100);
    bar.finish(false);
    jest.runAllTimers();
    expect(phases).toEqual(['running', 'finished', 'hidden']);
  });

  it('has the timing of the specification', () => {
    expect(PROGRESS).toMatchObject({ throttle: 200, duration: 5_000, hide: 500 });
  });
});
