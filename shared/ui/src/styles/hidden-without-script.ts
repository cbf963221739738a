/** Hides a control that does nothing without JavaScript. */
export const hiddenWithoutScript = '@media (scripting: none) { display: none; }';
