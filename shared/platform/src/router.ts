/** The router for areas: only what the site uses, half of react-router's size, and one place to change. */
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
