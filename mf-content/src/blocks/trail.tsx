import { Breadcrumb } from '@careers/ui';
import type { Crumb } from '@careers/ui';

/** Where the page stands in the site; `crumbs` leave out the home page, which all begin with. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return <Breadcrumb crumbs={[{ label: 'Accueil', href: '/' }, ...crumbs]} />;
}
