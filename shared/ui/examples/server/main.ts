import { serveExamples } from './serve.ts';

/** `npm run ui` serves the examples until Ctrl-C; `PORT` chooses the port. */
const port = Number(process.env['PORT'] ?? 3100);

try {
  const examples = await serveExamples(port, (errors) => {
    for (const error of errors) console.error(error);
    console.log(errors.length === 0 ? 'ui: built' : 'ui: not built, see above');
  });
  console.log(`\nThe design system is on ${examples.address}. Ctrl-C ends it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void examples.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Stop it, or choose another one: PORT=${port + 100} npm run ui`
      : error,
  );
  process.exit(1);
}
