import { sortedUnions } from './sorted-unions.ts';

test.each([
  ["type A = 'b' | 'a' | 'c';", "type A = 'a' | 'b' | 'c';"],
  ["type A = Omit<B, 'b' | 'a'> & Pick<C, 'd' | 'c'>;", "type A = Omit<B, 'a' | 'b'> & Pick<C, 'c' | 'd'>;"],
  ['type A = "b" | "a";', 'type A = "a" | "b";'],
  ["type A = 'b' | B | 'a';", "type A = 'b' | B | 'a';"],
  ["const a: 'one | two';", "const a: 'one | two';"],
])('[TEAM-02] sorts %s to %s', (declaration, reported) => {
  expect(sortedUnions(declaration)).toBe(reported);
});
