/* Generated from openapi.json by `npm run openapi -w shared/releases`. */
export interface paths {
  '/v1/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Describes the caller and their rights */
    get: operations['whoAmI'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/login-links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Creates a one-time link whose user becomes administrator, with the token of local.json only */
    post: operations['createLoginLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Lists your tokens; all tokens for an administrator */
    get: operations['listTokens'];
    put?: never;
    /** Creates a token for a program, shown once */
    post: operations['createToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/tokens/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Revokes a token immediately */
    delete: operations['revokeToken'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/grants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Grants of people and workloads */
    get: operations['listGrants'];
    /** Grants a person or workload a role */
    put: operations['giveGrant'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/grants/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Revokes a role immediately */
    delete: operations['takeGrant'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Lists users who have signed in or are invited, with their rights */
    get: operations['listPeople'];
    /** Invites a user of the provider who has not signed in yet */
    put: operations['expectPerson'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Remotes with their paths, widgets and budgets, and releasable versions */
    get: operations['listRemotes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Gives a remote its team, paths and widgets */
    put: operations['putRemote'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes/{name}/budgets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Sets the size budgets of a remote’s pages and widgets */
    put: operations['putBudgets'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/workloads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Trusted pipelines, authenticated by their provider’s tokens */
    get: operations['listWorkloads'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/workloads/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Trusts pipelines whose tokens have these claims; PUT /v1/grants sets their rights */
    put: operations['putWorkload'];
    post?: never;
    /** Removes the trust */
    delete: operations['dropWorkload'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes/{name}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Lists the versions of a remote, latest first */
    get: operations['listVersions'];
    put?: never;
    /** Publishes a version: the archive of a built remote (remote.json, client/, server/) */
    post: operations['publishVersion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes/{name}/checks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks every rule about the archive of a built remote, renders its samples, and keeps nothing of it */
    post: operations['checkVersion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes/{name}/versions/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Describes a version, its provenance and the findings of the gate */
    get: operations['getVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes/{name}/versions/{from}/compare/{to}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Compares two versions of a remote: pages, widgets, contributions, libraries, sizes, changelog, commits */
    get: operations['compareVersions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/blobs/{digest}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Returns a file of a version by its digest */
    get: operations['getBlob'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes/{name}/versions/{number}/source-maps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Stores the source maps of a version, which are never served: client/, server/ */
    put: operations['storeSourceMaps'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/document': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The active signed document; 304 if it matches If-None-Match */
    get: operations['getDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Server-sent events: each document as it becomes active, from the current one */
    get: operations['followDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/revisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** History, newest first */
    get: operations['listRevisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/revisions/{revision}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A past document */
    get: operations['getRevision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Public keys of documents’ signatures; no authentication */
    get: operations['getKeys'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Environments in the order of promotion */
    get: operations['listEnvironments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An environment with its document and its shells */
    get: operations['getEnvironment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/moves': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Moves a remote, or restores an earlier revision */
    post: operations['move'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/freeze': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Freezes an environment with a reason, now or for a period; rollbacks stay possible */
    put: operations['freeze'];
    post?: never;
    /** Unfreezes an environment */
    delete: operations['unfreeze'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/required-checks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Replaces the checks that the environment requires of released versions */
    put: operations['requireChecks'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Named plans */
    get: operations['listNamedPlans'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Running plans of an environment, with the next step of each */
    get: operations['listPlans'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/plans/{remote}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Starts a plan with its first step; the registry takes the others */
    put: operations['startPlan'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/plans/{remote}/actions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pauses a plan at its share, resumes it, skips the bake time of its step, or approves the next one */
    post: operations['changePlan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Lists the addresses that receive each move */
    get: operations['listWebhooks'];
    put?: never;
    /** Adds an address that receives each move from now on, signed as in Standard Webhooks */
    post: operations['addWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Removes an address */
    delete: operations['removeWebhook'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes/{name}/versions/{number}/checks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Checks of a version, known before its release */
    get: operations['listChecks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes/{name}/versions/{number}/checks/{check}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Reports a check of a version, replacing the last report with that name */
    put: operations['reportCheck'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/remotes/{name}/versions/{number}/checks/{check}/pictures/{picture}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A picture of a check, as PNG */
    get: operations['getPicture'];
    /** Stores a picture of a reported check; the next report removes it */
    put: operations['storePicture'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Creates a preview link of a version, released or not */
    post: operations['createPreview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/shells/{instance}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Reports the state of a running shell, every ten seconds and after a change */
    put: operations['reportShell'];
    post?: never;
    /** Deregisters a shell that exits */
    delete: operations['retireShell'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/shells': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Shells that follow an environment */
    get: operations['listShells'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/outcomes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Outcomes of versions served by shells, latest rollout first */
    get: operations['listOutcomes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/environments/{environment}/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Health of the rollouts of an environment: candidates compared to released versions */
    get: operations['getHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Audit log, oldest line first; the whole log with Accept: application/x-ndjson */
    get: operations['listAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/audit/verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Verifies the hash chain of the audit log */
    get: operations['verifyAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Refusal: {
      status: number;
      /** @description Stable name of the refusing rule. */
      rule: string;
      /** @description Reason. */
      message: string;
      /** @description Remedy. */
      do: string;
    } & {
      [key: string]: unknown;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  whoAmI: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            /** @enum {unknown} */
            kind: 'person' | 'token' | 'workload' | 'local';
            grants: {
              /** @enum {unknown} */
              role: 'viewer' | 'publisher' | 'maintainer' | 'manager' | 'administrator' | 'shell';
              /** @description A remote for a publisher; for a maintainer a remote, in every environment, or remote/environment; an environment for a manager and a shell; null means all. */
              scope: null | string;
            }[];
            /** @description Expiry of a token; null otherwise. */
            expiresAt: null | string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  createLoginLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            url: string;
            /** Format: date-time */
            expiresAt: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listTokens: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Grants at creation; a token never exceeds its creator’s current rights. */
            grants: {
              /** @enum {unknown} */
              role: 'viewer' | 'publisher' | 'maintainer' | 'manager' | 'administrator' | 'shell';
              /** @description A remote for a publisher; for a maintainer a remote, in every environment, or remote/environment; an environment for a manager and a shell; null means all. */
              scope: null | string;
            }[];
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            revokedAt: null | string;
            /** @description Last use, to the hour. */
            usedAt: null | string;
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  createToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          grants: {
            /** @enum {unknown} */
            role: 'viewer' | 'publisher' | 'maintainer' | 'manager' | 'administrator' | 'shell';
            /** @description A remote for a publisher; for a maintainer a remote, in every environment, or remote/environment; an environment for a manager and a shell; null means all. */
            scope: null | string;
          }[];
          /** @default 30 */
          days?: number;
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Grants at creation; a token never exceeds its creator’s current rights. */
            grants: {
              /** @enum {unknown} */
              role: 'viewer' | 'publisher' | 'maintainer' | 'manager' | 'administrator' | 'shell';
              /** @description A remote for a publisher; for a maintainer a remote, in every environment, or remote/environment; an environment for a manager and a shell; null means all. */
              scope: null | string;
            }[];
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            token: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  revokeToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listGrants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            holder: string;
            /** @enum {unknown} */
            role: 'viewer' | 'publisher' | 'maintainer' | 'manager' | 'administrator' | 'shell';
            /** @description A remote for a publisher; for a maintainer a remote, in every environment, or remote/environment; an environment for a manager and a shell; null means all. */
            scope: null | string;
            grantedBy: string;
            /** Format: date-time */
            grantedAt: string;
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  giveGrant: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: uuid */
          holder: string;
          /** @enum {unknown} */
          role: 'viewer' | 'publisher' | 'maintainer' | 'manager' | 'administrator' | 'shell';
          /** @description A remote for a publisher; for a maintainer a remote, in every environment, or remote/environment; an environment for a manager and a shell; null means all. */
          scope: null | string;
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  takeGrant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listPeople: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            issuer: string;
            subject: string;
            name: string;
            email: null | string;
            /** Format: date-time */
            createdAt: string;
            grants: {
              /** @enum {unknown} */
              role: 'viewer' | 'publisher' | 'maintainer' | 'manager' | 'administrator' | 'shell';
              /** @description A remote for a publisher; for a maintainer a remote, in every environment, or remote/environment; an environment for a manager and a shell; null means all. */
              scope: null | string;
            }[];
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  expectPerson: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          subject: string;
          name: string;
          email?: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listRemotes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            team: string;
            mount: string[];
            widgets: string[];
            budgets: {
              /** @description kB, compressed. */
              areaKilobytes: number;
              /** @description kB, compressed. */
              widgetKilobytes: number;
            };
            versions: string[];
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  putRemote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          team: string;
          mount: string[];
          widgets: string[];
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            team: string;
            mount: string[];
            widgets: string[];
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  putBudgets: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description kB, compressed. */
          areaKilobytes: number;
          /** @description kB, compressed. */
          widgetKilobytes: number;
          /** @description Reason for the log. */
          reason: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description kB, compressed. */
            areaKilobytes: number;
            /** @description kB, compressed. */
            widgetKilobytes: number;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listWorkloads: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            name: string;
            issuer: string;
            audience: string;
            claims: {
              [key: string]: string;
            };
            /** Format: date-time */
            createdAt: string;
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  putWorkload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          issuer: string;
          audience: string;
          claims: {
            [key: string]: string;
          };
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            name: string;
            issuer: string;
            audience: string;
            claims: {
              [key: string]: string;
            };
            /** Format: date-time */
            createdAt: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  dropWorkload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listVersions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            version: string;
            /** @description sha384-<base64> of its remote.json. */
            digest: string;
            /** @enum {unknown} */
            state: 'checking' | 'ready' | 'refused' | 'deleted';
            bytes: number;
            publishedBy: string;
            /** Format: date-time */
            publishedAt: string;
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  publishVersion: {
    parameters: {
      query?: {
        /** @description Consents to the removal of released paths or widgets. */
        allowRemovals?: boolean;
        /** @description Consents to uncommitted changes. */
        allowDirty?: boolean;
        /** @description Consents to publishing without shells to check against. */
        withoutShells?: boolean;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    /** @description The archive, a .tgz */
    requestBody: {
      content: {
        'application/gzip': unknown;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            version: string;
            /** @description sha384-<base64> of its remote.json. */
            digest: string;
            /** @enum {unknown} */
            state: 'checking' | 'ready' | 'refused' | 'deleted';
            gate: {
              rule: string;
              /** @enum {unknown} */
              outcome: 'passed' | 'refused';
              detail: string | null;
            }[];
          };
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            version: string;
            /** @description sha384-<base64> of its remote.json. */
            digest: string;
            /** @enum {unknown} */
            state: 'checking' | 'ready' | 'refused' | 'deleted';
            gate: {
              rule: string;
              /** @enum {unknown} */
              outcome: 'passed' | 'refused';
              detail: string | null;
            }[];
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  checkVersion: {
    parameters: {
      query?: {
        /** @description Consents to the removal of released paths or widgets. */
        allowRemovals?: boolean;
        /** @description Consents to uncommitted changes. */
        allowDirty?: boolean;
        /** @description Consents to publishing without shells to check against. */
        withoutShells?: boolean;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    /** @description The archive, a .tgz */
    requestBody: {
      content: {
        'application/gzip': unknown;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            gate: {
              rule: string;
              /** @enum {unknown} */
              outcome: 'passed' | 'refused';
              detail: string | null;
            }[];
            /** @description Checks that publishing would store besides the gate’s; none if the gate refuses. */
            checks: {
              /** @description Name in kebab-case. */
              name: string;
              /**
               * @description Neutral counts as passed: a rule was legitimately overridden.
               * @enum {unknown}
               */
              conclusion: 'passed' | 'failed' | 'neutral' | 'running';
              /** @description Summary in one line. */
              summary: string;
              details?: {
                /** @description Name of the rule. */
                rule: string;
                /** @description Problem. */
                what: string;
                /** @description Whom it affects. */
                whom: string;
                /** @description Remedy. */
                do: string;
              }[];
            }[];
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  getVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
        /** @description Version number, such as 1.2.3. */
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            version: string;
            /** @description sha384-<base64> of its remote.json. */
            digest: string;
            /** @enum {unknown} */
            state: 'checking' | 'ready' | 'refused' | 'deleted';
            bytes: number;
            publishedBy: string;
            /** Format: date-time */
            publishedAt: string;
            manifest: {
              /** @enum {unknown} */
              contract: 2 | 3;
              name: string;
              version: string;
              commit: string;
              dirty?: boolean;
              fingerprint: string;
              development?: boolean;
              role: string;
              mount: string[];
              widgets: string[];
              client: {
                entry: string;
                integrity: {
                  [key: string]: string;
                };
              };
              server: {
                entry: string;
                integrity: {
                  [key: string]: string;
                };
              };
              chunks: {
                [key: string]: string[];
              };
              sharedByChunk?: {
                [key: string]: string[];
              };
              shared: {
                [key: string]: string;
              };
              uses?: {
                [key: string]: string[];
              };
              contributes?: {
                navigation?: {
                  menu: string;
                  order: number;
                  title: string;
                  subtitle?: string;
                  path: string;
                  icon: string;
                  isHighlighted?: boolean;
                }[];
                footer?: {
                  column: string;
                  order: number;
                  label: string;
                  path: string;
                  isExternal?: boolean;
                }[];
                siteMap?: {
                  section: string;
                  order: number;
                  label: string;
                  path: string;
                }[];
                storedItems?: {
                  name: string;
                  /** @enum {unknown} */
                  kind: 'cookie' | 'localStorage' | 'sessionStorage';
                  /** @enum {unknown} */
                  category: 'necessary' | 'personalisation' | 'audience' | 'advertising';
                  purpose: string;
                  lifetime: string;
                }[];
                thirdParties?: {
                  name: string;
                  /** @enum {unknown} */
                  category: 'personalisation' | 'audience' | 'advertising';
                  purpose: string;
                }[];
                events?: {
                  name: string;
                  purpose: string;
                  values?: string[];
                }[];
                samples?: string[];
              };
              configuration?: {
                [key: string]: {
                  default: string | number | boolean;
                  environments?: {
                    [key: string]: string | number | boolean;
                  };
                };
              };
              backends?: {
                [key: string]: {
                  origins: {
                    [key: string]: string;
                  };
                  paths: string[];
                  methods: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[];
                };
              };
              provides?: {
                [key: string]: {
                  version: string;
                  props: {
                    [key: string]: unknown;
                  };
                };
              };
              requires?: {
                [key: string]: string;
              };
              dependencies?: {
                [key: string]: string;
              };
              changelog?: {
                [key: string]: string[];
              };
              budgets: {
                areaKilobytes: number;
                widgetKilobytes: number;
              };
            };
            provenance: {
              [key: string]: string;
            };
            gate: {
              rule: string;
              /** @enum {unknown} */
              outcome: 'passed' | 'refused';
              detail: string | null;
            }[];
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  compareVersions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
        /** @description Version number, such as 1.2.3. */
        from: string;
        /** @description Version number, such as 1.2.3. */
        to: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            from: string;
            to: string;
            commits: {
              from: string;
              to: string;
              repository: string | null;
            };
            /** @description Entries that only the later version has. */
            changelog: {
              version: string;
              lines: string[];
            }[];
            mount: {
              added: string[];
              removed: string[];
            };
            pages: {
              added: string[];
              removed: string[];
            };
            widgets: {
              name: string;
              before: string | null;
              after: string | null;
            }[];
            contributions: {
              added: string[];
              removed: string[];
            };
            requires: {
              name: string;
              before: string | null;
              after: string | null;
            }[];
            shared: {
              name: string;
              before: string | null;
              after: string | null;
            }[];
            dependencies: {
              name: string;
              before: string | null;
              after: string | null;
            }[];
            /** @description Compressed size of each chunk, in bytes. */
            sizes: {
              name: string;
              before: number | null;
              after: number | null;
            }[];
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  getBlob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description SHA-384 in base64url. */
        digest: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['Refusal'];
        };
      };
    };
  };
  storeSourceMaps: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
        /** @description Version number, such as 1.2.3. */
        number: string;
      };
      cookie?: never;
    };
    /** @description The archive, a .tgz */
    requestBody: {
      content: {
        'application/gzip': unknown;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            files: number;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  getDocument: {
    parameters: {
      query?: never;
      header?: {
        'if-none-match'?: string;
      };
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/jose': string;
        };
      };
      /** @description Default Response */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  followDocuments: {
    parameters: {
      query?: never;
      header?: {
        'last-event-id'?: string;
      };
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listRevisions: {
    parameters: {
      query?: {
        /** @description Returns only revisions below this one. */
        before?: number;
        limit?: number;
      };
      header?: never;
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            revision: number;
            issuedAt: string;
            lastMove?: {
              time: string;
              who: string;
              command: string;
              remote: string;
              before: {
                stable: string;
                candidate: string | null;
                percent: number;
                salt: string;
                fallback: string[];
                pinned?: string;
                withdrawn?: string[];
              } | null;
              after: {
                stable: string;
                candidate: string | null;
                percent: number;
                salt: string;
                fallback: string[];
                pinned?: string;
                withdrawn?: string[];
              } | null;
              reason?: string;
            };
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  getRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        environment: string;
        revision: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            document: {
              revision: number;
              remotes: {
                [key: string]: {
                  stable: string;
                  candidate: string | null;
                  percent: number;
                  salt: string;
                  fallback: string[];
                  pinned?: string;
                  withdrawn?: string[];
                };
              };
              lastMove?: {
                time: string;
                who: string;
                command: string;
                remote: string;
                before: {
                  stable: string;
                  candidate: string | null;
                  percent: number;
                  salt: string;
                  fallback: string[];
                  pinned?: string;
                  withdrawn?: string[];
                } | null;
                after: {
                  stable: string;
                  candidate: string | null;
                  percent: number;
                  salt: string;
                  fallback: string[];
                  pinned?: string;
                  withdrawn?: string[];
                } | null;
                reason?: string;
              };
              environment?: string;
              issuedAt?: string;
              versions?: {
                [key: string]: {
                  manifest: string;
                };
              };
            };
            jws: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  getKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            keys: {
              [key: string]: string;
            }[];
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listEnvironments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            /** @description Order of promotion. */
            rank: number;
            /** @description Environment that must have served a version before it is promoted here. */
            requires: string | null;
            /** @description Reason of the freeze. */
            frozen: string | null;
            /** @description Checks required of released versions. */
            requiredChecks: string[];
            /** @description Scheduled freezes, in order of start. */
            plannedFreezes: {
              from: string;
              until: string;
              reason: string;
              by: string;
            }[];
            revision: number;
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  getEnvironment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            /** @description Order of promotion. */
            rank: number;
            /** @description Environment that must have served a version before it is promoted here. */
            requires: string | null;
            /** @description Reason of the freeze. */
            frozen: string | null;
            /** @description Checks required of released versions. */
            requiredChecks: string[];
            /** @description Scheduled freezes, in order of start. */
            plannedFreezes: {
              from: string;
              until: string;
              reason: string;
              by: string;
            }[];
            revision: number;
            document: {
              revision: number;
              remotes: {
                [key: string]: {
                  stable: string;
                  candidate: string | null;
                  percent: number;
                  salt: string;
                  fallback: string[];
                  pinned?: string;
                  withdrawn?: string[];
                };
              };
              lastMove?: {
                time: string;
                who: string;
                command: string;
                remote: string;
                before: {
                  stable: string;
                  candidate: string | null;
                  percent: number;
                  salt: string;
                  fallback: string[];
                  pinned?: string;
                  withdrawn?: string[];
                } | null;
                after: {
                  stable: string;
                  candidate: string | null;
                  percent: number;
                  salt: string;
                  fallback: string[];
                  pinned?: string;
                  withdrawn?: string[];
                } | null;
                reason?: string;
              };
              environment?: string;
              issuedAt?: string;
              versions?: {
                [key: string]: {
                  manifest: string;
                };
              };
            };
            shells: {
              instance: string;
              host: string;
              revision: number;
              /** @description Time from the revision’s signature until this shell served it, candidates included; null if the shell started later. */
              tookMilliseconds: number | null;
              fallbacks: {
                remote: string;
                wanted: string;
                served: null | string;
                why: string;
              }[];
              seenAt: string;
              /** @description True if it has reported within the last minute. */
              live: boolean;
            }[];
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  move: {
    parameters: {
      query?: never;
      header?: {
        /** @description Revision on which the request is based: "812". Required: 428 without it. */
        'if-match'?: string;
      };
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | {
              /** @enum {string} */
              action: 'start';
              remote: string;
              reason: string;
              version: string;
              percent: number;
              /** @description Linked versions of other remotes, for the same visitors: they move together from now on. */
              with?: {
                remote: string;
                version: string;
              }[];
              /** @description Consents to replacing another candidate. */
              replace?: boolean;
              /** @description Gives it to more visitors despite failures; for managers. */
              despiteFailures?: boolean;
              /** @description Releases it without checks that the environment requires; for administrators. */
              despiteChecks?: boolean;
              /** @description Consents to withdrawing the version from some visitors. */
              lower?: boolean;
            }
          | {
              /** @enum {string} */
              action: 'advance';
              remote: string;
              reason: string;
              version?: string;
              percent: number;
              /** @description Gives it to more visitors despite failures; for managers. */
              despiteFailures?: boolean;
              /** @description Releases it without checks that the environment requires; for administrators. */
              despiteChecks?: boolean;
            }
          | {
              /** @enum {string} */
              action: 'pause';
              remote: string;
              reason: string;
              version?: string;
            }
          | {
              /** @enum {string} */
              action: 'halt';
              remote: string;
              reason: string;
              version?: string;
            }
          | {
              /** @enum {string} */
              action: 'promote';
              remote: string;
              reason: string;
              version: string;
              /** @description Consents to replacing another candidate. */
              replace?: boolean;
              /** @description Gives it to more visitors despite failures; for managers. */
              despiteFailures?: boolean;
              /** @description Releases it without checks that the environment requires; for administrators. */
              despiteChecks?: boolean;
            }
          | {
              /** @enum {string} */
              action: 'rollback';
              remote: string;
              reason: string;
              version?: string;
            }
          | {
              /** @enum {string} */
              action: 'pin';
              remote: string;
              reason: string;
            }
          | {
              /** @enum {string} */
              action: 'unpin';
              remote: string;
              reason: string;
            }
          | {
              /** @enum {string} */
              action: 'restore';
              revision: number;
              reason: string;
              /** @description Releases it without checks that the environment requires; for administrators. */
              despiteChecks?: boolean;
            };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            revision: number;
            document: {
              revision: number;
              remotes: {
                [key: string]: {
                  stable: string;
                  candidate: string | null;
                  percent: number;
                  salt: string;
                  fallback: string[];
                  pinned?: string;
                  withdrawn?: string[];
                };
              };
              lastMove?: {
                time: string;
                who: string;
                command: string;
                remote: string;
                before: {
                  stable: string;
                  candidate: string | null;
                  percent: number;
                  salt: string;
                  fallback: string[];
                  pinned?: string;
                  withdrawn?: string[];
                } | null;
                after: {
                  stable: string;
                  candidate: string | null;
                  percent: number;
                  salt: string;
                  fallback: string[];
                  pinned?: string;
                  withdrawn?: string[];
                } | null;
                reason?: string;
              };
              environment?: string;
              issuedAt?: string;
              versions?: {
                [key: string]: {
                  manifest: string;
                };
              };
            };
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  freeze: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
          /**
           * Format: date-time
           * @description Start of a planned freeze; now by default.
           */
          from?: string;
          /**
           * Format: date-time
           * @description End of a planned freeze.
           */
          until?: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            /** @description Order of promotion. */
            rank: number;
            /** @description Environment that must have served a version before it is promoted here. */
            requires: string | null;
            /** @description Reason of the freeze. */
            frozen: string | null;
            /** @description Checks required of released versions. */
            requiredChecks: string[];
            /** @description Scheduled freezes, in order of start. */
            plannedFreezes: {
              from: string;
              until: string;
              reason: string;
              by: string;
            }[];
            revision: number;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  unfreeze: {
    parameters: {
      query?: {
        /** @description Also cancels freezes that have not started. */
        planned?: boolean;
      };
      header?: never;
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            /** @description Order of promotion. */
            rank: number;
            /** @description Environment that must have served a version before it is promoted here. */
            requires: string | null;
            /** @description Reason of the freeze. */
            frozen: string | null;
            /** @description Checks required of released versions. */
            requiredChecks: string[];
            /** @description Scheduled freezes, in order of start. */
            plannedFreezes: {
              from: string;
              until: string;
              reason: string;
              by: string;
            }[];
            revision: number;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  requireChecks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checks: string[];
          reason: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            /** @description Order of promotion. */
            rank: number;
            /** @description Environment that must have served a version before it is promoted here. */
            requires: string | null;
            /** @description Reason of the freeze. */
            frozen: string | null;
            /** @description Checks required of released versions. */
            requiredChecks: string[];
            /** @description Scheduled freezes, in order of start. */
            plannedFreezes: {
              from: string;
              until: string;
              reason: string;
              by: string;
            }[];
            revision: number;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listNamedPlans: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            name: string;
            /** @description The steps in text notation. */
            text: string;
            steps: {
              percent: number;
              bakeMinutes: number;
              /** @description Minimum loads of the candidate at this share. */
              minimum: number;
              /** @description True if a second user must approve the step. */
              approve: boolean;
            }[];
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listPlans: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            remote: string;
            version: string;
            startedBy: string;
            reason: string;
            steps: {
              percent: number;
              bakeMinutes: number;
              /** @description Minimum loads of the candidate at this share. */
              minimum: number;
              /** @description True if a second user must approve the step. */
              approve: boolean;
            }[];
            /** @description Current step, from 1. */
            step: number;
            /** Format: date-time */
            since: string;
            /** @description Loads of the candidate in this step. */
            seen: number;
            /**
             * @description `waiting` lacks only an approval; `held`: a freeze or a pin.
             * @enum {unknown}
             */
            state: 'baking' | 'waiting' | 'paused' | 'held' | 'due';
            next: {
              percent: number;
              /**
               * Format: date-time
               * @description End of the bake time.
               */
              at: string;
              /** @description Description of the next step, its time and conditions. */
              words: string;
              conditions: {
                words: string;
                isMet: boolean;
              }[];
            };
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  startPlan: {
    parameters: {
      query?: never;
      header?: {
        /** @description Revision on which the request is based: "812". Required: 428 without it. */
        'if-match'?: string;
      };
      path: {
        environment: string;
        remote: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: string;
          /** @description Linked versions of other remotes, for the same visitors: they move together from now on. */
          with?: {
            remote: string;
            version: string;
          }[];
          /** @description Name of a plan, or its steps: "0,1:4h:30,50:12h:2000:approve,100". "careful" by default. */
          plan?: string;
          /** @description Consents to replacing another candidate. */
          replace?: boolean;
          reason: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Null once it has ended. */
            plan: null | {
              remote: string;
              version: string;
              startedBy: string;
              reason: string;
              steps: {
                percent: number;
                bakeMinutes: number;
                /** @description Minimum loads of the candidate at this share. */
                minimum: number;
                /** @description True if a second user must approve the step. */
                approve: boolean;
              }[];
              /** @description Current step, from 1. */
              step: number;
              /** Format: date-time */
              since: string;
              /** @description Loads of the candidate in this step. */
              seen: number;
              /**
               * @description `waiting` lacks only an approval; `held`: a freeze or a pin.
               * @enum {unknown}
               */
              state: 'baking' | 'waiting' | 'paused' | 'held' | 'due';
              next: {
                percent: number;
                /**
                 * Format: date-time
                 * @description End of the bake time.
                 */
                at: string;
                /** @description Description of the next step, its time and conditions. */
                words: string;
                conditions: {
                  words: string;
                  isMet: boolean;
                }[];
              };
            };
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  changePlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        environment: string;
        remote: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {unknown} */
          action: 'pause' | 'resume' | 'skip' | 'approve';
          /** @description Current step on which the request is based. */
          step: number;
          reason: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Null once it has ended. */
            plan: null | {
              remote: string;
              version: string;
              startedBy: string;
              reason: string;
              steps: {
                percent: number;
                bakeMinutes: number;
                /** @description Minimum loads of the candidate at this share. */
                minimum: number;
                /** @description True if a second user must approve the step. */
                approve: boolean;
              }[];
              /** @description Current step, from 1. */
              step: number;
              /** Format: date-time */
              since: string;
              /** @description Loads of the candidate in this step. */
              seen: number;
              /**
               * @description `waiting` lacks only an approval; `held`: a freeze or a pin.
               * @enum {unknown}
               */
              state: 'baking' | 'waiting' | 'paused' | 'held' | 'due';
              next: {
                percent: number;
                /**
                 * Format: date-time
                 * @description End of the bake time.
                 */
                at: string;
                /** @description Description of the next step, its time and conditions. */
                words: string;
                conditions: {
                  words: string;
                  isMet: boolean;
                }[];
              };
            };
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listWebhooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            url: string;
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Number of pending deliveries. */
            waiting: number;
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  addWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: uri */
          url: string;
          reason: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            /** @description Signs each delivery; shown once. */
            secret: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  removeWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listChecks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
        /** @description Version number, such as 1.2.3. */
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Name in kebab-case. */
            name: string;
            /**
             * @description Neutral counts as passed: a rule was legitimately overridden.
             * @enum {unknown}
             */
            conclusion: 'passed' | 'failed' | 'neutral' | 'running';
            /** @description Summary in one line. */
            summary: string;
            details: {
              /** @description Name of the rule. */
              rule: string;
              /** @description Problem. */
              what: string;
              /** @description Whom it affects. */
              whom: string;
              /** @description Remedy. */
              do: string;
            }[];
            /** @description Names of the pictures. */
            pictures: string[];
            reportedBy: string;
            /** Format: date-time */
            reportedAt: string;
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  reportCheck: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
        /** @description Version number, such as 1.2.3. */
        number: string;
        /** @description Name in kebab-case. */
        check: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Neutral counts as passed: a rule was legitimately overridden.
           * @enum {unknown}
           */
          conclusion: 'passed' | 'failed' | 'neutral' | 'running';
          /** @description Summary in one line. */
          summary: string;
          details?: {
            /** @description Name of the rule. */
            rule: string;
            /** @description Problem. */
            what: string;
            /** @description Whom it affects. */
            whom: string;
            /** @description Remedy. */
            do: string;
          }[];
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Name in kebab-case. */
            name: string;
            /**
             * @description Neutral counts as passed: a rule was legitimately overridden.
             * @enum {unknown}
             */
            conclusion: 'passed' | 'failed' | 'neutral' | 'running';
            /** @description Summary in one line. */
            summary: string;
            details: {
              /** @description Name of the rule. */
              rule: string;
              /** @description Problem. */
              what: string;
              /** @description Whom it affects. */
              whom: string;
              /** @description Remedy. */
              do: string;
            }[];
            /** @description Names of the pictures. */
            pictures: string[];
            reportedBy: string;
            /** Format: date-time */
            reportedAt: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  getPicture: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
        /** @description Version number, such as 1.2.3. */
        number: string;
        /** @description Name in kebab-case. */
        check: string;
        picture: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': unknown;
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': components['schemas']['Refusal'];
        };
      };
    };
  };
  storePicture: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
        /** @description Version number, such as 1.2.3. */
        number: string;
        /** @description Name in kebab-case. */
        check: string;
        picture: string;
      };
      cookie?: never;
    };
    /** @description A PNG, 4 MB at most */
    requestBody: {
      content: {
        'image/png': unknown;
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  createPreview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          remote: string;
          /** @description Version number, such as 1.2.3. */
          version: string;
          /**
           * @description Lifetime of the link, in hours.
           * @default 24
           */
          hours?: number;
          /** @description Page that the link opens; by default the first of the remote. */
          path?: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Shows the version to anyone who opens it. */
            url: string;
            /** Format: date-time */
            expiresAt: string;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  reportShell: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        instance: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          environment: string;
          manifest: {
            host: string;
            process: number;
            contracts?: number[];
            shared: {
              [key: string]: {
                version: string;
                exports: string[];
              };
            };
            layout?: {
              menus: string[];
              icons: string[];
              footerColumns: string[];
              siteMapSections: string[];
              limits: {
                menuEntries: number;
                columnEntries: number;
                sectionEntries: number;
                titleLength: number;
                subtitleLength: number;
                labelLength: number;
              };
            };
            fallback?: {
              contracts?: number[];
              shared: {
                [key: string]: {
                  version: string;
                  exports: string[];
                };
              };
              layout?: {
                menus: string[];
                icons: string[];
                footerColumns: string[];
                siteMapSections: string[];
                limits: {
                  menuEntries: number;
                  columnEntries: number;
                  sectionEntries: number;
                  titleLength: number;
                  subtitleLength: number;
                  labelLength: number;
                };
              };
            };
          };
          /** @description Last revision served completely, candidates included. */
          revision: number;
          /**
           * Format: date-time
           * @description Time of its activation.
           */
          inForceAt: string;
          fallbacks: {
            remote: string;
            wanted: string;
            served: null | string;
            why: string;
          }[];
          /** @description Disabled versions. */
          disabled: {
            remote: string;
            version: string;
            reason: string;
            /** @description Salt of the rollout in which it was disabled; a later rollout enables it again. */
            salt?: string;
          }[];
          /**
           * Format: uuid
           * @description Id of this process, whose counts start at zero and only grow.
           */
          run?: string;
          outcomes?: {
            remote: string;
            version: string;
            salt: string;
            /** @description Rendered pages that involve it. */
            renders: number;
            /** @description Pages that another version answered in its place. */
            fallbacks: number;
            /** @description Error pages, for lack of a fallback. */
            errors: number;
            /** @description Failed loads, and exits of its render process. */
            crashes: number;
            /** @description Failures reported by browsers. */
            browserFailures: number;
            /** @description Pages opened by visitors with a cohort. */
            visits?: number;
            /** @description Failed visits of those visitors, each counted once per time window. */
            failedVisits?: number;
            /** @description Web Vitals of those visitors, each measured once per time window. */
            vitals?: {
              paints: number;
              latePaints: number;
              answers: number;
              lateAnswers: number;
              layouts: number;
              shiftedLayouts: number;
            };
            /** @description Rendered and failed pages, by claimed path. */
            pages?: {
              [key: string]: {
                renders: number;
                failed: number;
              };
            };
            /** @description Distinct cohorts of those visitors, and the rollout’s percentage. */
            cohorts?: {
              percent: number;
              seen: number;
            };
            failures: {
              /** @description Path of the page; null for a failure outside a page. */
              address: null | string;
              message: string;
            }[];
          }[];
          rehearsals?: {
            remote: string;
            version: string;
            /** @description Salt of the rollout. */
            salt: string;
            /** @enum {unknown} */
            conclusion: 'running' | 'passed' | 'failed';
            /** @description Number of compared addresses. */
            addresses: number;
            /** @description Pairs of responses with at least one page. */
            pairs: number;
            /** @description Pairs in which only the candidate had no page. */
            candidateFailed: number;
            /** @description Pairs in which only the released version had no page. */
            releasedFailed: number;
            failures: {
              /** @description Path of the page; null for a failure outside a page. */
              address: null | string;
              message: string;
            }[];
            differences: {
              rule: string;
              what: string;
              pages: number;
              /** @description Example address; null for measurements over all pages. */
              example: null | string;
            }[];
          }[];
          /** @description Public origin of the site, where previews are opened. */
          site?: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  retireShell: {
    parameters: {
      query: {
        environment: string;
      };
      header?: never;
      path: {
        instance: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listShells: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            instance: string;
            host: string;
            revision: number;
            /** @description Time from the revision’s signature until this shell served it, candidates included; null if the shell started later. */
            tookMilliseconds: number | null;
            fallbacks: {
              remote: string;
              wanted: string;
              served: null | string;
              why: string;
            }[];
            seenAt: string;
            /** @description True if it has reported within the last minute. */
            live: boolean;
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listOutcomes: {
    parameters: {
      query?: {
        environment?: string;
        remote?: string;
        version?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            environment: string;
            remote: string;
            version: string;
            /** @description Salt of the rollout, as in release documents. */
            salt: string;
            /** @description Rendered pages that involve it. */
            renders: number;
            /** @description Pages that another version answered in its place. */
            fallbacks: number;
            /** @description Error pages, for lack of a fallback. */
            errors: number;
            /** @description Failed loads, and exits of its render process. */
            crashes: number;
            /** @description Failures reported by browsers. */
            browserFailures: number;
            /** @description Rendered and failed pages, most failures first. */
            pages: {
              /** @description Claimed path: `/offres-emploi/*`. */
              path: string;
              renders: number;
              failed: number;
            }[];
            /** @description True if `promote` and `advance` refuse the version for its failures. */
            hasFailed: boolean;
            /** @description First failures. */
            failures: {
              /** @description Path of the page; null for a failure outside a page. */
              address: null | string;
              message: string;
              /** @description Source positions, if source maps are stored: `src/area.tsx:9:5 (Area)`. */
              stack?: string[];
            }[];
            firstAt: string;
            lastAt: string;
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        environment: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            remote: string;
            candidate: string;
            released: string;
            percent: number;
            /** @description E-value that the candidate is worse: 1 is neutral, `haltAt` halts the rollout. */
            evidence: number;
            haltAt: number;
            /** @description Minimum of the candidate’s pages or visits. */
            enough: number;
            /** @description Distinct cohorts of both versions at this percentage, over all shell processes. */
            share: {
              candidate: number;
              released: number;
              evidence: number;
              /** @description Visitors of one version are missing: its counts are unreliable. */
              isUnequal: boolean;
            };
            metrics: {
              metric: string;
              candidate: {
                units: number;
                events: number;
              };
              released: {
                units: number;
                events: number;
              };
              evidence: number;
              /** @description False without enough traffic to call the candidate good. */
              isEnough: boolean;
            }[];
          }[];
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  listAudit: {
    parameters: {
      query?: {
        /** @description Number of the last known line. */
        after?: number;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            sequence: number;
            time: string;
            actor: string;
            action: string;
            target: string;
            before: unknown;
            after: unknown;
            reason: string | null;
            previousHash: string;
            hash: string;
          }[];
          'application/x-ndjson': string;
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
  verifyAudit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            ok: boolean;
            lines: number;
            /** @description Hash of the last valid line; store it elsewhere to detect truncation. */
            head: string;
            brokenAt?: number;
          };
        };
      };
      /** @description Default Response */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
      /** @description Default Response */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'];
        };
      };
    };
  };
}
