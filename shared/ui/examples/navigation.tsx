import { useState } from 'react';
import { Breadcrumb, Pagination, Steps } from '@careers/ui';
import { Example } from './example.tsx';

export function Navigation() {
  const [page, setPage] = useState(5);
  return (
    <>
      <Example
        name="Breadcrumb"
        use="Where a page stands, two levels down or more; its last crumb has no link."
      >
        <Breadcrumb
          crumbs={[
            { label: 'Accueil', href: '#navigation' },
            { label: 'Nos métiers', href: '#navigation' },
            { label: 'Boucher' },
          ]}
          Anchor="a"
        />
      </Example>
      <Example
        name="Steps"
        use="How far a form in several steps has come; it names the steps that this form has."
      >
        <Steps steps={['CV', 'Vos coordonnées', 'Motivation', 'Confirmation']} current={1} />
      </Example>
      <Example
        name="Pagination"
        use="The pages of a long list, as links; nothing when there is one page only."
      >
        <Pagination
          label="Pagination des offres"
          page={page}
          pageCount={20}
          hrefOf={(number) => `#page-${number}`}
          Anchor={({ href, ...anchor }) => (
            <a
              {...anchor}
              href={href}
              onClick={(event) => {
                event.preventDefault();
                setPage(Number(href.replace('#page-', '')));
              }}
            >
              {anchor.children}
            </a>
          )}
        />
      </Example>
    </>
  );
}
