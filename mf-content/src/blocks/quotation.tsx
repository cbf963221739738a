import { Fragment } from 'react';
import styled from 'styled-components';

interface QuotationProps {
  text: string;
  name: string;
  /** Below the name: job, place, entity. */
  lines: readonly (string | undefined)[];
}

export function Quotation({ text, name, lines }: QuotationProps) {
  return (
    <>
      <blockquote>
        <p>« {text} »</p>
      </blockquote>
      <p>
        <Speaker>{name}</Speaker>
        {lines.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </p>
    </>
  );
}

const Speaker = styled.strong`
  color: var(--text);
  font-size: var(--fs-body);
`;
