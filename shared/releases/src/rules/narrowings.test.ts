import { narrowings } from './narrowings.ts';

const text = { type: 'string' };
const props = (properties: object, required: string[] = [], more: object = {}) => ({
  type: 'object',
  required,
  properties,
  ...more,
});
const oneOf = (...values: string[]) => ({ type: 'string', enum: values });
const anyOf = (...alternatives: object[]) => ({ anyOf: alternatives });

it.each<[string, object, object]>([
  ['an optional prop more', props({ title: text }), props({ title: text, size: { type: 'integer' } })],
  ['a prop that is needed no more', props({ title: text }, ['title']), props({ title: text })],
  ['another description', { ...text, description: 'a' }, { ...text, description: 'b' }],
  ['any number instead of whole ones', props({ a: { type: 'integer' } }), props({ a: { type: 'number' } })],
  ['one value more', oneOf('a'), oneOf('a', 'b')],
  ['one of several values instead of one', { const: 'a' }, { enum: ['a', 'b'] }],
  ['a limit less', { ...text, maxLength: 10 }, text],
  [
    'one alternative more',
    anyOf(props({ a: text }, ['a'])),
    anyOf(props({ a: text }, ['a']), props({ b: text }, ['b'])),
  ],
  ['alternatives instead of one', props({ a: text }, ['a']), anyOf(text, props({ a: text }))],
  ['anything', text, {}],
])('[TEAM-05] with %s, previously valid values stay valid', (_what, before, after) => {
  expect(narrowings(before, after)).toEqual([]);
});

it.each<[string, object, object, RegExp]>([
  ['a prop is needed', props({}), props({ title: text }, ['title']), /must have "title"/],
  ['a prop is gone', props({ a: text }), props({}, [], { additionalProperties: false }), /have no "a"/],
  [
    'a type changes',
    props({ a: text }),
    props({ a: { type: 'integer' } }),
    /"a" are integer, no longer string/,
  ],
  ['a value is gone', oneOf('a', 'b'), oneOf('a'), /are only a$/],
  ['any text becomes one of some', text, oneOf('a'), /are only a$/],
  ['a limit comes', text, { ...text, maxLength: 10 }, /another maxLength/],
  ['an alternative is gone', anyOf(oneOf('a'), { type: 'null' }), anyOf(oneOf('a')), /take less/],
  [
    'items change',
    { type: 'array', items: text },
    { type: 'array', items: { type: 'integer' } },
    /items of its props/,
  ],
  [
    'a prop of a prop is needed',
    props({ a: props({}) }),
    props({ a: props({ b: text }, ['b']) }),
    /"a" must have "b"/,
  ],
])('[TEAM-05] reports a narrowing where %s', (_what, before, after, why) => {
  expect(narrowings(before, after)).toEqual([expect.stringMatching(why)]);
});
