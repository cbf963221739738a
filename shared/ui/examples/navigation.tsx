import { BackLink, Breadcrumb, Pagination, Steps } from '@careers/ui';
import { ArrowLeftIcon } from '@careers/ui/icons';
import { Example } from './example.tsx';

export function Navigation() {
  return (
    <>
      <Example
        name="Breadcrumb"
        use="Where a page stands, two levels down or more; its last crumb has no link."
      >
        <Breadcrumb crumbs={[{ label: 'Nos métiers', href: '#navigation' }, { label: 'Boucher' }]} />
      </Example>
      <Example
        name="BackLink"
        use="A way back to the offers, shown to who came from no other page; the shell says so on the document."
      >
        <div data-entrance="direct">
          <BackLink href="#navigation">
            <ArrowLeftIcon />
            Retour aux offres
          </BackLink>
        </div>
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
        <Pagination label="Pagination des offres" page={5} pageCount={20} hrefOf={() => '#navigation'} />
      </Example>
    </>
  );
}
