/** Entry of the page in the browser: the shared modules are initialised before anything uses them. */
void import(/* webpackMode: "eager" */ './start.tsx').then(({ start }) => start());
