/**
 * The router for areas: only what the site uses, half of react-router's size, and one place to change. `useNavigation`
 * tells of navigations that stay on the page: one that leaves it renders nothing before the next page is there.
 */
export {
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRouteError,
} from 'react-router';
