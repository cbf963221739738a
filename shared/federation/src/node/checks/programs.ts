/** Programs that run a build in a confined process, each compiled to a file of this name. */
export const PROGRAMS = ['area-program', 'render-program'] as const;
export type Program = (typeof PROGRAMS)[number];

/** First line of a program's output, from which the build's time counts. */
export const STARTED = 'started';
