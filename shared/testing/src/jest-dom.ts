import '@testing-library/jest-dom';
import { installFormData } from './form-data.ts';

if (typeof document !== 'undefined') installFormData();
