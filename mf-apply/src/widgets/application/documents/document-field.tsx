import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { FileDrop, VisuallyHidden } from '@careers/ui';
import { useWizardField } from '../../../wizard/use-wizard-field.ts';
import { documentError } from '../fields.ts';
import { checkFile, describeFile, isFileChecked, loadRule } from './document-check.ts';
import { ACCEPT } from './document-rule.ts';
import { PicturePages } from './picture-pages.tsx';
import { PICTURE_ACCEPT, isFromPicture, isPicture, pagesOf, pictureAsPdf } from './pictures.ts';
import { PreviewLink } from './preview-link.tsx';

interface DocumentFieldProps {
  name: 'cv' | 'motivation';
  label: string;
  isRequired: boolean;
}

const CONVERTING = 'Votre photo devient un PDF…';
const CONVERTING_PAGES = 'Vos photos deviennent un PDF…';

/** A file input that checks its file immediately, and replaces a picture by its PDF. */
export function DocumentField({ name, label, isRequired }: DocumentFieldProps) {
  const { input, meta, error } = useWizardField<File | null>(name, { validate });
  useEffect(() => void loadRule(), []);
  const file = input.value || null;
  useConvertedPicture(file, input.onChange);
  const refused: unknown = file ? meta.error : undefined;
  const isConverting = file !== null && isPicture(file) && !isFileChecked(file);
  const pages = file ? pagesOf(file) : [];
  const converting = pages.length > 1 ? CONVERTING_PAGES : CONVERTING;
  return (
    <Root>
      <FileDrop
        id={name}
        label={label}
        isRequired={isRequired}
        takesPaste
        accept={`${ACCEPT},${PICTURE_ACCEPT}`}
        file={file}
        isChecked={!file || isFileChecked(file)}
        error={typeof refused === 'string' ? refused : error}
        detail={isConverting ? converting : file ? describeFile(file) : undefined}
        onChange={input.onChange}
      />
      <VisuallyHidden role="status">{isConverting && converting}</VisuallyHidden>
      {file && isFromPicture(file) && <PreviewLink file={file} />}
      {pages.length > 0 && <PicturePages pages={pages} onChange={input.onChange} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 0.75rem;
`;

/** Replaces a chosen picture by its PDF, unless another file was chosen meanwhile. */
function useConvertedPicture(file: File | null, onChange: (file: File) => void): void {
  const replace = useEffectEvent(onChange);
  useEffect(() => {
    if (!file || !isPicture(file)) return undefined;
    let isCurrent = true;
    void pictureAsPdf(file).then((conversion) => {
      if (isCurrent && 'pdf' in conversion) replace(conversion.pdf);
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
}

/** The form library awaits the check of a file that is still being read or converted. */
function validate(file: File | null): Promise<string | undefined> | undefined {
  return file && !isFileChecked(file) ? checkFile(file).then(() => documentError(file)) : undefined;
}
