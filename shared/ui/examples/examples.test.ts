import { readdirSync, readFileSync } from 'node:fs';
import * as ui from '../src/index.ts';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.tsx'));
const text = files.map((file) => readFileSync(`${__dirname}/${file}`, 'utf8')).join('\n');
const named = new Set([...text.matchAll(/\bname="([^"]+)"/g)].flatMap(([, name]) => name?.split(', ') ?? []));

test('every component has an example under its name', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name));
  expect(components.filter((name) => !named.has(name))).toEqual([]);
});
