/* Generated from the OpenAPI document of the job API by `npm run generate`. */
export interface paths {
  '/api/v2.0/offers/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Search offers */
    get: {
      parameters: {
        query?: {
          /** @description Page, from 0. */
          page?: number;
          /** @description Items a page. */
          size?: number;
          /**
           * @description `score,desc`, `publicationDate,desc` or `distance,asc`; anything else is by date.
           * @example score,desc
           */
          sort?: string;
          /**
           * @description Words to look for, in any order.
           * @example boucher
           */
          keywords?: string;
          /**
           * @description Code of a town.
           * @example town_44109
           */
          codeTown?: string;
          /**
           * @description Code of a department.
           * @example dep_44
           */
          codeDepartment?: string;
          /**
           * @description Code of a region.
           * @example reg_52
           */
          codeRegion?: string;
          /**
           * @description Codes of contract types, comma-joined.
           * @example dr_contract_cdi,dr_contract_cdd
           */
          codeContractType?: string;
          /**
           * @description Codes of working times, comma-joined.
           * @example dr_jobtime_tempsplein
           */
          codeOfferTime?: string;
          /**
           * @description Codes of entities, comma-joined.
           * @example super-u
           */
          codeEntity?: string;
          /**
           * @description Position in degrees, with `longitude`.
           * @example 47.218
           */
          latitude?: number;
          /**
           * @description Position in degrees.
           * @example -1.553
           */
          longitude?: number;
          /** @description Kilometres around the town or position, 5 to 100. */
          radius?: number;
          /**
           * @description Code of a sector.
           * @example job_family_magasins
           */
          codeOfferFamilyCategory?: string;
          /**
           * @description Code of a job.
           * @example job_boucherie
           */
          codeJob?: string;
          /**
           * @description Same as `codeJob`.
           * @example job_boucherie
           */
          codeJobName?: string;
          /** @description Code of a shop. */
          codeShop?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page of offers; each aggregation ignores its own selection. */
        200: {
          headers: {
            /** @description Number of all items. */
            'X-Total-Elements'?: number;
            /** @description Number of pages of this size, not the last index. */
            'X-Total-Pages'?: number;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['OfferSearchResult'];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/offers/multiple': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Several offers, in the order asked for; unknown ones are left out */
    get: {
      parameters: {
        query: {
          /** @description Page, from 0. */
          page?: number;
          /**
           * @description References, comma-joined.
           * @example 2025-10432,2025-9
           */
          references: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page. An offer in a list. */
        200: {
          headers: {
            /** @description Number of all items. */
            'X-Total-Elements'?: number;
            /** @description Number of pages of this size, not the last index. */
            'X-Total-Pages'?: number;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Offer'][];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/offers/{reference}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One offer */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /**
           * @description Its reference.
           * @example 2025-10432
           */
          reference: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description An offer with all its texts. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['OfferDetail'];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/referentials/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Values of some types, or what a typed text may mean */
    get: {
      parameters: {
        query?: {
          /** @description Page, from 0. */
          page?: number;
          /** @description Items a page. */
          size?: number;
          /**
           * @description Types, comma-joined.
           * @example TOWN,DEPARTMENT,REGION
           */
          type?: string;
          /**
           * @description `type,asc`, `numOrder,asc`, `label,asc`; by relevance for a keyword otherwise.
           * @example type,asc
           */
          sort?: string;
          /**
           * @description Start of a label without accents, of a word of it, or of a postcode.
           * @example nan
           */
          keyword?: string;
          /**
           * @description Exact URL label.
           * @example nantes
           */
          labelForUrl?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page. An item of a list of values: a place, a contract type, a working time… */
        200: {
          headers: {
            /** @description Number of all items. */
            'X-Total-Elements'?: number;
            /** @description Number of pages of this size, not the last index. */
            'X-Total-Pages'?: number;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Referential'][];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/referentials/forSEO': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Values for search engines, the most important first */
    get: {
      parameters: {
        query?: {
          /** @description Page, from 0. */
          page?: number;
          /** @description Items a page. */
          size?: number;
          /**
           * @description Types, comma-joined.
           * @example REGION
           */
          type?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page. An item of a list of values: a place, a contract type, a working time… */
        200: {
          headers: {
            /** @description Number of all items. */
            'X-Total-Elements'?: number;
            /** @description Number of pages of this size, not the last index. */
            'X-Total-Pages'?: number;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Referential'][];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/referentials/offerKeyword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Jobs, sectors and profiles that a typed text may mean */
    get: {
      parameters: {
        query?: {
          /** @description Page, from 0. */
          page?: number;
          /** @description Items a page. */
          size?: number;
          /** @description Ignored: suggestions are by relevance. */
          sort?: string;
          /**
           * @description Start of a word of the label.
           * @example bou
           */
          keyword?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page. An item of a list of values: a place, a contract type, a working time… */
        200: {
          headers: {
            /** @description Number of all items. */
            'X-Total-Elements'?: number;
            /** @description Number of pages of this size, not the last index. */
            'X-Total-Pages'?: number;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Referential'][];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/referentials/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One value */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /** @description Its code. */
          code: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description An item of a list of values: a place, a contract type, a working time… */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Referential'];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/entity/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Companies and brands */
    get: {
      parameters: {
        query?: {
          /** @description Page, from 0. */
          page?: number;
          /** @description Items a page. */
          size?: number;
          /**
           * @description `label,asc` or `label,desc`.
           * @example label,asc
           */
          sort?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page. A company or brand of the group. */
        200: {
          headers: {
            /** @description Number of all items. */
            'X-Total-Elements'?: number;
            /** @description Number of pages of this size, not the last index. */
            'X-Total-Pages'?: number;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Entity'][];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/jobdescriptions/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sectors and jobs */
    get: {
      parameters: {
        query?: {
          /** @description Page, from 0. */
          page?: number;
          /** @description Items a page. */
          size?: number;
          /**
           * @description Code of the sector.
           * @example job_family_magasins
           */
          parentCode?: string;
          /**
           * @description URL label of the job or sector.
           * @example boucher
           */
          titleForUrl?: string;
          /**
           * @description URL label of the sector.
           * @example les-metiers-en-supermarche
           */
          parentTitleForUrl?: string;
          /** @description True for jobs, false for sectors. */
          hasParent?: 'true' | 'false';
          /** @description Adds `offersProfile`. */
          withOffersProfile?: 'true' | 'false';
          /** @description True for promoted jobs only. */
          isPromote?: 'true' | 'false';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page. A sector (no parent) or a job. */
        200: {
          headers: {
            /** @description Number of all items. */
            'X-Total-Elements'?: number;
            /** @description Number of pages of this size, not the last index. */
            'X-Total-Pages'?: number;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['JobDescription'][];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/jobdescriptions/forSEO': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Jobs for search engines */
    get: {
      parameters: {
        query?: {
          /** @description Page, from 0. */
          page?: number;
          /** @description Items a page. */
          size?: number;
          /**
           * @description Code of the sector.
           * @example job_family_magasins
           */
          parentCode?: string;
          /**
           * @description URL label of the job or sector.
           * @example boucher
           */
          titleForUrl?: string;
          /**
           * @description URL label of the sector.
           * @example les-metiers-en-supermarche
           */
          parentTitleForUrl?: string;
          /** @description True for jobs, false for sectors. */
          hasParent?: 'true' | 'false';
          /** @description Adds `offersProfile`. */
          withOffersProfile?: 'true' | 'false';
          /** @description True for promoted jobs only. */
          isPromote?: 'true' | 'false';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page. A sector (no parent) or a job. */
        200: {
          headers: {
            /** @description Number of all items. */
            'X-Total-Elements'?: number;
            /** @description Number of pages of this size, not the last index. */
            'X-Total-Pages'?: number;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['JobDescription'][];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/jobdescriptions/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One sector or job */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /** @description Its code. */
          code: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A sector (no parent) or a job. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['JobDescription'];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/offerprofiles/{labelForUrl}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The profile of a URL label */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /**
           * @description Its URL label.
           * @example boucher
           */
          labelForUrl: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description The usual name of what an offer looks for. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['OfferProfile'];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/news/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** News */
    get: {
      parameters: {
        query?: {
          /** @description Page, from 0. */
          page?: number;
          /** @description Items a page. */
          size?: number;
          /**
           * @description `publicationDate,desc` or `publicationDate,asc`.
           * @example publicationDate,desc
           */
          sort?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description A page. News as lists show it. */
        200: {
          headers: {
            /** @description Number of all items. */
            'X-Total-Elements'?: number;
            /** @description Number of pages of this size, not the last index. */
            'X-Total-Pages'?: number;
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['News'][];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/news/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One piece of news */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /**
           * @description Number of the news.
           * @example 64
           */
          code: number;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description News with its texts; the `Formatted` ones are HTML. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['NewsDetail'];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/applicationswithoutaccount/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Apply to an offer, spontaneously, or to be contacted */
    post: {
      parameters: {
        query?: never;
        header?: {
          /** @description Kept over retries. */
          'idempotency-key'?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** @enum {unknown} */
            type: 'OFFER' | 'SPONTANEOUS' | 'DCE';
            /** @description With OFFER. */
            offerReference?: string;
            /**
             * @description With SPONTANEOUS.
             * @enum {unknown}
             */
            domain?: 'logistique' | 'informatique' | 'commercial-reseau' | 'magasins' | 'supports';
            /** @description One to three codes, comma-joined; from the domain otherwise. */
            codeEntity?: string;
            firstName: string;
            lastName: string;
            email: string;
            postalCode: string;
            phone?: string;
            /**
             * Format: binary
             * @description pdf, odt, doc, docx or rtf of 1 to 2 097 152 bytes.
             */
            cv?: string;
            /**
             * Format: binary
             * @description pdf, odt, doc, docx or rtf of 1 to 2 097 152 bytes.
             */
            motivation?: string;
            /** @description JSON: [{"questionId":"q1","value":true}] */
            answers?: string;
            /** @enum {string} */
            consent: 'true';
            source?: string;
            /** @description Left empty by people. */
            website?: string;
          };
        };
      };
      responses: {
        /** @description An application that was stored. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ApplicationReceipt'];
          };
        };
        /** @description An application that was stored. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ApplicationReceipt'];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The form or one of its files is too large. */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The body is no form. */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/offers/subscriptionmailwithoutaccount': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get new offers by e-mail. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            email: string;
            /** @description One to three codes of jobs, comma-joined or repeated. */
            codeJobName: string;
            /** @description Up to three codes, comma-joined or repeated. */
            codeEntity?: string;
            codeTown?: string;
            codeDepartment?: string;
            codeRegion?: string;
            latitude?: string;
            longitude?: string;
            /** @description Kilometres around the town or position, 5 to 100. */
            radius?: string;
            /** @description Codes, comma-joined. */
            codeContractType?: string;
            /** @description Codes, comma-joined. */
            codeOfferTime?: string;
            /** @enum {string} */
            consent: 'true';
            /** @description Left empty by people. */
            website?: string;
          };
        };
      };
      responses: {
        /** @description An alert that was stored; it waits for the click in its first mail. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['AlertReceipt'];
          };
        };
        /** @description An alert that was stored; it waits for the click in its first mail. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['AlertReceipt'];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The body is no form. */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/offers/subscriptionmailwithoutaccount/confirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm an alert. */
    post: {
      parameters: {
        query: {
          /** @description From the link of a mail. */
          token: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description What an alert has become. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['AlertState'];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/offers/subscriptionmailwithoutaccount/unsubscription': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The page that ends an alert. */
    get: {
      parameters: {
        query: {
          /** @description From the link of a mail. */
          token: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description The page is at `Location`. */
        302: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    put?: never;
    /** End an alert. */
    post: {
      parameters: {
        query: {
          /** @description From the link of a mail. */
          token: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description What an alert has become. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['AlertState'];
          };
        };
        /** @description The request is refused: the items say which fields are wrong. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description What is asked for does not exist. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description Too many requests from one address; `Retry-After` says when to come back. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The server has made an error; it is in its log. */
        500: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
        /** @description The service is not available now; `Retry-After` says when to come back. */
        503: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorItems'];
          };
        };
      };
    };
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
    /** @description An alert that was stored; it waits for the click in its first mail. */
    AlertReceipt: {
      id: string;
      /** @enum {unknown} */
      status: 'PENDING_CONFIRMATION' | 'ACTIVE';
    };
    /** @description What an alert has become. */
    AlertState: {
      /** @enum {unknown} */
      status: 'ACTIVE' | 'ENDED';
    };
    /** @description An application that was stored. */
    ApplicationReceipt: {
      id: string;
      /** Format: date-time */
      receivedAt: string;
    };
    /** @description A company or brand of the group. */
    Entity: {
      code: string;
      label: string;
      color: string;
      logoUrl: string;
      description: string;
    };
    /** @description What is wrong, one item for each problem. */
    ErrorItems: {
      field: string;
      code: string;
      message: string;
    }[];
    /** @description A sector (no parent) or a job. */
    JobDescription: {
      /** @example job_boucherie */
      code: string;
      codeExternal: string;
      title: string;
      titleForUrl: string;
      phrase: string;
      parent: {
        code: string;
        title: string;
        titleForUrl: string;
      } | null;
      subfamilyTitle: string | null;
      headerPictureDesktopUrl: string;
      headerPictureMobileUrl: string;
      referentialItemLabel: string;
      presentationFormatted: string;
      descriptionFormatted: string;
      videos: {
        videoId: string;
        type: string;
        vignetteUrl: string;
      }[];
      testimonies: {
        text: string;
        name: string;
        jobAndPlace: string;
        photoUrl: string;
        alt: string;
      }[];
      images: {
        imageUrl: string;
        imageAlt: string;
        type: string;
      }[];
      entity: {
        code: string;
        label: string;
      };
      offerFamily: {
        id: number;
        resumeFormatted: string;
        descriptionFormatted: string;
        pictureUrl: string;
      };
      offersProfile?: {
        label: string;
        labelForUrl: string;
      }[];
    };
    /** @description News as lists show it. */
    News: {
      /** @example 42 */
      id: number;
      title: string;
      headerPicture: {
        /** @example /static/ui/illustrations/scene-magasin.svg */
        desktopUrl: string;
        mobileUrl: string;
      };
      previewPicture: {
        /** @example /static/ui/illustrations/scene-magasin.svg */
        desktopUrl: string;
        mobileUrl: string;
      };
      /** Format: date-time */
      publicationDate: string;
    };
    /** @description News with its texts; the `Formatted` ones are HTML. */
    NewsDetail: {
      /** @example 42 */
      id: number;
      title: string;
      headerPicture: {
        /** @example /static/ui/illustrations/scene-magasin.svg */
        desktopUrl: string;
        mobileUrl: string;
      };
      previewPicture: {
        /** @example /static/ui/illustrations/scene-magasin.svg */
        desktopUrl: string;
        mobileUrl: string;
      };
      /** Format: date-time */
      publicationDate: string;
      description1Formatted: string | null;
      description2Formatted: string | null;
      description3Formatted: string | null;
      description4Formatted: string | null;
      buttonLabel: string | null;
      buttonUrl: string | null;
      buttonAlt: string | null;
      buttonIsNewTab: boolean;
      picture1: {
        desktopUrl: string;
        mobileUrl: string;
        alt: string;
      } | null;
      picture2: {
        desktopUrl: string;
        mobileUrl: string;
        alt: string;
      } | null;
      picture3: {
        desktopUrl: string;
        mobileUrl: string;
        alt: string;
      } | null;
      videoId: string | null;
      testimony: string | null;
    };
    /** @description An offer in a list. */
    Offer: {
      /** @example 2025-10432 */
      reference: string;
      /** @example Boucher préparateur F/H */
      title: string;
      /** @example Super U Vertou */
      locationName: string;
      /** Format: date-time */
      publicationDate: string;
      /** @description Null on an anonymous offer. */
      entity: {
        /** @example super-u */
        code: string;
        /** @example Super U */
        label: string;
        /** @example #E3001B */
        color: string;
      } | null;
      contractType: {
        code: string;
        label: string;
      };
      offerTime: {
        code: string;
        label: string;
      };
      department: {
        code: string;
        label: string;
      };
      region: {
        code: string;
        label: string;
      };
      isAnonymous: boolean;
      /** @description Informative: links are built from title and reference. */
      url: string;
      zip: string;
      /** @description Kilometres, only in a search around a place. */
      distance?: number;
      /**
       * @description Where closed offers are listed too: by reference.
       * @enum {unknown}
       */
      status?: 'OPEN' | 'CLOSED';
    };
    /** @description An offer with all its texts. */
    OfferDetail: {
      /** @example 2025-10432 */
      reference: string;
      /** @example Boucher préparateur F/H */
      title: string;
      /** @example Super U Vertou */
      locationName: string;
      /** Format: date-time */
      publicationDate: string;
      /** @description Null on an anonymous offer. */
      entity: {
        /** @example super-u */
        code: string;
        /** @example Super U */
        label: string;
        /** @example #E3001B */
        color: string;
      } | null;
      contractType: {
        code: string;
        label: string;
      };
      offerTime: {
        code: string;
        label: string;
      };
      department: {
        code: string;
        label: string;
      };
      region: {
        code: string;
        label: string;
      };
      isAnonymous: boolean;
      /** @description Informative: links are built from title and reference. */
      url: string;
      zip: string;
      /** @description Kilometres, only in a search around a place. */
      distance?: number;
      /** @enum {unknown} */
      status: 'OPEN' | 'CLOSED';
      offerLocation: {
        label: string;
        address: string;
        zip: string;
        town: string;
        latitude: number | null;
        longitude: number | null;
      };
      offerProfile: {
        label: string;
        labelForUrl: string;
      };
      /** @description Job of the offer, for offers like it. */
      codeJobName: string;
      description: string;
      /** @description HTML that is to be sanitised before it is shown. */
      descriptionFormatted: string;
      missionProfil: string;
      /** @description HTML that is to be sanitised before it is shown. */
      missionProfilFormatted: string;
      applicationQuestions: {
        id: string;
        label: string;
        /**
         * @default TEXT
         * @enum {unknown}
         */
        type: 'TEXT' | 'BOOLEAN' | 'SINGLE_CHOICE' | 'MULTI_CHOICE';
        maxLength?: number;
        options: {
          code: string;
          label: string;
        }[];
      }[];
      isCVRequired: boolean;
      recruiter?: {
        name: string;
        description: string;
        logoUrl: string | null;
        url: string | null;
      };
      /** Format: date-time */
      validThrough: string;
    };
    /** @description The usual name of what an offer looks for. */
    OfferProfile: {
      label: string;
      labelForUrl: string;
    };
    /** @description A page of offers; each aggregation ignores its own selection. */
    OfferSearchResult: {
      list: components['schemas']['Offer'][];
      count: number;
      maxPages: number;
      contractTypes: {
        code: string;
        label: string;
        count: number;
      }[];
      offerTimes: {
        code: string;
        label: string;
        count: number;
      }[];
      entities: {
        code: string;
        label: string;
        count: number;
      }[];
      /**
       * @description The words that were searched, where those typed find nothing.
       * @example poissonnier
       */
      correctedKeywords?: string;
      /** @description True where no offer has all words: these have some of them. */
      hasAnyKeyword?: boolean;
      /**
       * @description The place that was read out of the keywords.
       * @example {
       *       "code": "town_44109",
       *       "label": "Nantes (44)",
       *       "type": "TOWN"
       *     }
       */
      keywordPlace?: {
        code: string;
        label: string;
        type: string;
      };
    };
    /** @description An item of a list of values: a place, a contract type, a working time… */
    Referential: {
      /** @example town_44109 */
      code: string;
      originalCode: number | null;
      parentOriginalCode: number | null;
      /** @example Nantes (44) */
      label: string;
      /** @example nantes */
      labelForUrl: string;
      active: boolean;
      areaCodes: string[];
      /** @example TOWN */
      type: string;
      referentialItemLocation: {
        lon: number;
        lat: number;
      } | null;
      /**
       * @description With a keyword: open offers that choosing it finds, within 30 km of a town.
       * @example 37
       */
      count?: number;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
