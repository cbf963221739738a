/**
 * The router as areas see it. It re-exports only what the site uses: half of react-router's bytes, and one
 * place to change when the router does.
 */
export {
  Form,
  Link,
  NavLink,
  Outlet,
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  useSubmit,
} from 'react-router';
export type { LinkProps, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
