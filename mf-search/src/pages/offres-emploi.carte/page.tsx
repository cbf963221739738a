import { useState } from 'react';
import type { DepartmentCount } from '@careers/api-client';
import { Link, useLoaderData } from '@careers/platform';
import { Message } from '@careers/ui';
import { SearchBar } from '../../search-bar/search-bar.tsx';
import { FILTER_NAMES, PATH_NAMES, build, countLabel } from '../../url/index.ts';
import type { Criteria } from '../../url/index.ts';
import { Count, Header } from '../offres-emploi/results-page.style.ts';
import { ViewSwitch } from '../offres-emploi/view-switch.tsx';
import { departmentOffers } from './department-offers.ts';
import type { DepartmentOffers } from './department-offers.ts';
import { DepartmentList } from './department-list.tsx';
import type { MapData } from './page.server.ts';
import { DepartmentsMap } from './map/departments-map.tsx';
import { Credit, Page, Views } from './map-page.style.ts';

/** Map of a search's offers by department, over all of France. */
export default function MapPage() {
  const { search, items, heading, departments } = useLoaderData<MapData>();
  const listHref = build(search, items);
  return (
    <>
      <SearchBar search={search} items={items} />
      <Page>
        <Header>
          <h1>{heading}</h1>
          {departments && <MapSummary departments={departments} criteria={search.criteria} />}
          <ViewSwitch current="map" search={search} listHref={listHref} />
        </Header>
        {departments ? (
          <Departments
            key={listHref}
            departments={departmentOffers(departments, search, items)}
            listHref={listHref}
          />
        ) : (
          <Message tone="error">
            La carte est momentanément indisponible. Réessayez dans quelques instants, ou{' '}
            <Link to={listHref}>revenez à la liste des offres</Link>.
          </Message>
        )}
      </Page>
    </>
  );
}

/** Filters that are not in the title, except the radius, which belongs to the place. */
const UNNAMED = FILTER_NAMES.filter(
  (name) => name !== 'radius' && !PATH_NAMES.some((named) => named === name),
);

interface MapSummaryProps {
  departments: readonly DepartmentCount[];
  criteria: Criteria;
}

function MapSummary({ departments, criteria }: MapSummaryProps) {
  const count = departments.reduce((total, department) => total + department.count, 0);
  const filters = UNNAMED.filter((name) => criteria[name] !== undefined).length;
  return (
    <p>
      <Count>{countLabel(count)}</Count>
      {departments.length > 0 && (
        <span>{` dans ${departments.length} ${departments.length === 1 ? 'département' : 'départements'}`}</span>
      )}
      {filters > 0 && <span>, avec les filtres de votre recherche</span>}
    </p>
  );
}

interface DepartmentsProps {
  departments: readonly DepartmentOffers[];
  listHref: string;
}

/** The map and the list, which highlight the same department. */
function Departments({ departments, listHref }: DepartmentsProps) {
  const [shown, show] = useState(() => departments.find(({ isCurrent }) => isCurrent)?.code);
  if (departments.length === 0)
    return (
      <Message tone="info">
        Aucune offre ne correspond à cette recherche, dans aucun département.{' '}
        <Link to={listHref}>Voir comment l’élargir</Link>
      </Message>
    );
  return (
    <>
      <Views>
        <DepartmentsMap departments={departments} shown={shown} onShow={show} />
        <DepartmentList departments={departments} onShow={show} />
      </Views>
      <Credit>
        Contours des départements&nbsp;: MapSVG (CC BY 4.0), simplifiés, et Natural Earth.{' '}
        <Link to="/nos-mentions-legales#sources">Sources des données</Link>
      </Credit>
    </>
  );
}
