import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { failOnConsoleErrors } from './console-errors.ts';
import { installFileReading } from './file-reading.ts';
import { installFormData } from './form-data.ts';
import { installMatchMedia } from './match-media.ts';

if (typeof document !== 'undefined') {
  installFormData();
  installFileReading();
  installMatchMedia();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
}

failOnConsoleErrors();

// Jest compiles a page when a test first imports it: many seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);
