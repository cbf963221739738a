/**
 * The router as areas see it. It re-exports only what the site uses: half of react-router's bytes, and one
 * place to change when the router does.
 */
export {
  Outlet,
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router';
