import { yieldToVisitor } from './yield-to-visitor.ts';

/** Entry of the page in the browser: the shared modules are initialised before anything uses them. */
void yieldToVisitor()
  .then(() => import(/* webpackMode: "eager" */ './start.tsx'))
  .then(({ start }) => start());
