/**
 * `${hovering} { &:hover { … } }`: hover styles for pointers. On touch screens `:hover` would stick after a tap; the
 * lint forbids it elsewhere.
 */
export const hovering = '@media (hover: hover)';
