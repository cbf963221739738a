import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { installFileReading } from './file-reading.ts';
import { installFormData } from './form-data.ts';

if (typeof document !== 'undefined') {
  installFormData();
  installFileReading();
}

// A page's code is compiled when a test first needs it, which takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 4_000 });
