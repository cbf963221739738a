import type { paths } from './schema.ts';

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;

export type StoredVersion = Json<paths['/v1/remotes/{name}/versions/{number}']['get']['responses'][200]>;
export type UploadedVersion = Json<paths['/v1/remotes/{name}/versions']['post']['responses'][201]>;
export type Check = Json<
  paths['/v1/remotes/{name}/versions/{number}/checks']['get']['responses'][200]
>[number];
export type Comparison = Json<
  paths['/v1/remotes/{name}/versions/{from}/compare/{to}']['get']['responses'][200]
>;
export type Outcome = Json<paths['/v1/outcomes']['get']['responses'][200]>[number];
export type RolloutHealth = Json<
  paths['/v1/environments/{environment}/health']['get']['responses'][200]
>[number];
export type Plan = Json<paths['/v1/environments/{environment}/plans']['get']['responses'][200]>[number];
/** Body of a move, without its reason. */
export type MoveSent = paths['/v1/environments/{environment}/moves']['post'] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? WithoutReason<Body>
  : never;
/** Distributes over the alternatives. */
type WithoutReason<Body> = Body extends unknown ? Omit<Body, 'reason'> : never;
