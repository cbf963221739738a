import fc from 'fast-check';
import { followerLimit } from './follower-limit.ts';

it('[REL-09] limits the streams of each caller independently', () => {
  const order = fc.array(fc.tuple(fc.constantFrom('shell', 'viewer'), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(order, (steps) => {
      const follow = followerLimit(3);
      const open: Record<string, (() => void)[]> = { shell: [], viewer: [] };
      for (const [name, begins] of steps) {
        const streams = open[name] ?? [];
        if (!begins) streams.pop()?.();
        else if (streams.length < 3) streams.push(follow(name));
        else expect(() => follow(name)).toThrow(`${name} follows 3 times already`);
      }
    }),
  );
});
