/** Timing of the loading bar in milliseconds (decisions.md#layout-and-screens). */
export const PROGRESS = { throttle: 200, duration: 5_000, hide: 500, hold: 95 } as const;
