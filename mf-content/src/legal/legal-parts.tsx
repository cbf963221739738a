import styled from 'styled-components';
import { VisuallyHidden, WholeWords, below, visuallyHidden } from '@careers/ui';
import { Link } from '@careers/platform';
import type { LegalPage } from '../../content/schema/pages.ts';

export function LegalParts({ parts }: { parts: LegalPage['parts'] }) {
  return parts.map(({ id, title, paragraphs = [], list, table, after = [], links }) => (
    <Part key={id} id={id} tabIndex={-1}>
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>
          <WithEmailLinks>{text}</WithEmailLinks>
        </p>
      ))}
      {list && (
        <ul>
          {list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {table && <LegalTable title={title} table={table} />}
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {links?.map(({ label, href }) => (
        <p key={href}>
          {href.startsWith('/') ? (
            <Link to={href}>{label}</Link>
          ) : (
            <a href={href} target="_blank" rel="noopener">
              {label} (nouvelle fenêtre)
            </a>
          )}
        </p>
      ))}
    </Part>
  ));
}

function LegalTable({
  title,
  table: { columns, rows },
}: {
  title: string;
  table: NonNullable<LegalPage['parts'][number]['table']>;
}) {
  return (
    // Focusable, so that a wide table scrolls by keyboard. On a phone each row is a block of its own.
    <Scroll role="region" aria-label={title} tabIndex={0}>
      <table>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Part = styled.section`
  counter-increment: part;
  & + & {
    margin-top: 2.75rem;
  }
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--fs-h3);
  }
  h2::before {
    content: counter(part) '. ';
  }
  p {
    max-width: var(--measure);
  }
  p + p,
  ul + p,
  div + p {
    margin-top: 0.85rem;
  }
  p + ul {
    margin-top: 0.6rem;
  }
  li {
    position: relative;
    max-width: var(--measure);
    padding: 0.25rem 0 0.25rem 1.5rem;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.85em;
    left: 0;
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 0 100% 0 0;
    background: var(--tomate-500);
  }
`;

const Scroll = styled.div`
  margin-top: 1rem;
  overflow-x: auto;
  table {
    width: 100%;
    min-width: 36rem;
    border-collapse: collapse;
    font-size: var(--fs-sm);
    line-height: 1.45;
  }
  th,
  td {
    padding: 0.75rem 1rem 0.75rem 0;
    border-bottom: 1px solid var(--border);
    text-align: left;
    vertical-align: top;
  }
  thead th {
    border-bottom: 2px solid var(--text);
  }
  tbody th {
    min-width: 9.5rem;
    max-width: 14rem;
    overflow-wrap: break-word;
  }
  ${below('tablet')} {
    table {
      min-width: 0;
    }
    thead {
      ${visuallyHidden}
    }
    tr,
    th,
    td {
      display: block;
    }
    tr {
      padding-block: 0.75rem;
      border-bottom: 1px solid var(--border);
    }
    th,
    td {
      padding: 0.15rem 0;
      border: 0;
    }
    tbody th {
      max-width: none;
    }
    td::before {
      content: attr(data-column) ' : ';
      color: var(--text-2);
    }
  }
`;

const ADDRESS = /([\w.-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose e-mail addresses are links; no line breaks within "e-mail". */
export function WithEmailLinks({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <WholeWords key={index}>{part}</WholeWords>
    ),
  );
}
