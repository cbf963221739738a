/**
 * `${hovering} { &:hover { … } }`: what a pointer changes on its way. After a tap a touch screen takes the finger to be still
 * there, so no `:hover` stands outside of this (the lint says so).
 */
export const hovering = '@media (hover: hover)';
