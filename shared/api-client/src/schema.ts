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
      /** @description Its identifier. */
      id: string;
      /**
       * @description Whether it waits for the click in its first mail.
       * @enum {unknown}
       */
      status: 'PENDING_CONFIRMATION' | 'ACTIVE';
    };
    /** @description What an alert has become. */
    AlertState: {
      /**
       * @description Whether it sends mails.
       * @enum {unknown}
       */
      status: 'ACTIVE' | 'ENDED';
    };
    /** @description An application that was stored. */
    ApplicationReceipt: {
      /**
       * @description What to name when asking about it.
       * @example a1b2c3
       */
      id: string;
      /**
       * Format: date-time
       * @description When it was stored.
       * @example 2026-11-03T07:00:00.000Z
       */
      receivedAt: string;
    };
    /** @description A company or brand of the group. */
    Entity: {
      /**
       * @description Its code.
       * @example super-u
       */
      code: string;
      /**
       * @description Its name.
       * @example Super U
       */
      label: string;
      /**
       * @description Its colour.
       * @example #CF3A17
       */
      color: string;
      /**
       * @description Its logo.
       * @example /static/logos/super-u.svg
       */
      logoUrl: string;
      /** @description What it does. */
      description: string;
    };
    /** @description What is wrong, one item for each problem. */
    ErrorItems: {
      /**
       * @description Parameter or field that is wrong; empty when it is none.
       * @example email
       */
      field: string;
      /**
       * @description What is wrong, for programs.
       * @example INVALID_FORMAT
       */
      code: string;
      /**
       * @description What is wrong, for people.
       * @example Le format de l'e-mail est invalide
       */
      message: string;
    }[];
    /** @description A sector (no parent) or a job. */
    JobDescription: {
      /**
       * @description Its code.
       * @example job_boucherie
       */
      code: string;
      /**
       * @description Its code elsewhere.
       * @example BOU
       */
      codeExternal: string;
      /**
       * @description Its name.
       * @example Boucher
       */
      title: string;
      /**
       * @description Its URL label.
       * @example boucher
       */
      titleForUrl: string;
      /**
       * @description Its motto.
       * @example Le goût du produit, la précision du geste
       */
      phrase: string;
      /** @description Sector of a job; null on a sector. */
      parent: {
        code: string;
        title: string;
        titleForUrl: string;
      } | null;
      /** @description Category of a job on its sector’s page. */
      subfamilyTitle: string | null;
      /** @description Picture on wide screens. */
      headerPictureDesktopUrl: string;
      /** @description Picture on narrow screens. */
      headerPictureMobileUrl: string;
      /**
       * @description Its name in lists of values.
       * @example Boucher
       */
      referentialItemLabel: string;
      /** @description What it is. HTML, to be sanitised before it is shown. */
      presentationFormatted: string;
      /** @description What one does. HTML, to be sanitised before it is shown. */
      descriptionFormatted: string;
      videos: {
        /** @description Identifier at the video host. */
        videoId: string;
        /**
         * @description `DESCRIPTION` or `TEMOIGNAGE`.
         * @example TEMOIGNAGE
         */
        type: string;
        /** @description Still picture, of our own host. */
        vignetteUrl: string;
      }[];
      testimonies: {
        /** @description What is said. */
        text: string;
        /**
         * @description By whom.
         * @example Claire
         */
        name: string;
        /**
         * @description Job and town.
         * @example Bouchère, Vertou
         */
        jobAndPlace: string;
        /** @description Portrait. */
        photoUrl: string;
        /** @description What the portrait shows. */
        alt: string;
      }[];
      images: {
        /** @description Picture. */
        imageUrl: string;
        /** @description What it shows. */
        imageAlt: string;
        /**
         * @description `DESCRIPTION` or `TEMOIGNAGE`.
         * @example DESCRIPTION
         */
        type: string;
      }[];
      /** @description Who such people work for. */
      entity: {
        /**
         * @description Its code.
         * @example super-u
         */
        code: string;
        /**
         * @description Its name.
         * @example Super U
         */
        label: string;
      };
      /** @description Family of offers. */
      offerFamily: {
        id: number;
        /** @description In short. HTML, to be sanitised before it is shown. */
        resumeFormatted: string;
        /** @description At length. HTML, to be sanitised before it is shown. */
        descriptionFormatted: string;
        /** @description Picture. */
        pictureUrl: string;
      };
      /** @description Only with `withOffersProfile=true`. */
      offersProfile?: {
        label: string;
        labelForUrl: string;
      }[];
    };
    /** @description News as lists show it. */
    News: {
      /**
       * @description Its number.
       * @example 42
       */
      id: number;
      /**
       * @description Its title.
       * @example Alternance : la rentrée se prépare dès maintenant
       */
      title: string;
      /** @description Above the text. */
      headerPicture: {
        /**
         * @description On wide screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        desktopUrl: string;
        /**
         * @description On narrow screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        mobileUrl: string;
      };
      /** @description In lists. */
      previewPicture: {
        /**
         * @description On wide screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        desktopUrl: string;
        /**
         * @description On narrow screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        mobileUrl: string;
      };
      /**
       * Format: date-time
       * @description When it was published.
       * @example 2026-11-03T07:00:00.000Z
       */
      publicationDate: string;
    };
    /** @description News with its texts; the `Formatted` ones are HTML. */
    NewsDetail: {
      /**
       * @description Its number.
       * @example 42
       */
      id: number;
      /**
       * @description Its title.
       * @example Alternance : la rentrée se prépare dès maintenant
       */
      title: string;
      /** @description Above the text. */
      headerPicture: {
        /**
         * @description On wide screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        desktopUrl: string;
        /**
         * @description On narrow screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        mobileUrl: string;
      };
      /** @description In lists. */
      previewPicture: {
        /**
         * @description On wide screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        desktopUrl: string;
        /**
         * @description On narrow screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        mobileUrl: string;
      };
      /**
       * Format: date-time
       * @description When it was published.
       * @example 2026-11-03T07:00:00.000Z
       */
      publicationDate: string;
      /** @description First text: HTML, to be sanitised before it is shown. */
      description1Formatted: string | null;
      /** @description Second text: HTML, to be sanitised before it is shown. */
      description2Formatted: string | null;
      /** @description Third text: HTML, to be sanitised before it is shown. */
      description3Formatted: string | null;
      /** @description Fourth text: HTML, to be sanitised before it is shown. */
      description4Formatted: string | null;
      /** @description Text of the button; null without one. */
      buttonLabel: string | null;
      /** @description Where the button leads. */
      buttonUrl: string | null;
      /** @description What the button does, in full. */
      buttonAlt: string | null;
      /** @description Whether the button opens another tab. */
      buttonIsNewTab: boolean;
      /** @description After the first text. */
      picture1: {
        /**
         * @description On wide screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        desktopUrl: string;
        /**
         * @description On narrow screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        mobileUrl: string;
        /** @description What it shows. */
        alt: string;
      } | null;
      /** @description After the second text. */
      picture2: {
        /**
         * @description On wide screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        desktopUrl: string;
        /**
         * @description On narrow screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        mobileUrl: string;
        /** @description What it shows. */
        alt: string;
      } | null;
      /** @description After the third text. */
      picture3: {
        /**
         * @description On wide screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        desktopUrl: string;
        /**
         * @description On narrow screens.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        mobileUrl: string;
        /** @description What it shows. */
        alt: string;
      } | null;
      /** @description Identifier at the video host. */
      videoId: string | null;
      /** @description What somebody says. */
      testimony: string | null;
    };
    /** @description An offer in a list. */
    Offer: {
      /**
       * @description Year and number; it never changes.
       * @example 2025-10432
       */
      reference: string;
      /**
       * @description Title of the offer.
       * @example Boucher préparateur F/H
       */
      title: string;
      /**
       * @description Workplace, or town and department of an anonymous offer.
       * @example Super U Vertou
       */
      locationName: string;
      /**
       * Format: date-time
       * @description When it was published.
       * @example 2026-11-03T07:00:00.000Z
       */
      publicationDate: string;
      /** @description Null on an anonymous offer. */
      entity: {
        /**
         * @description Code of the entity.
         * @example super-u
         */
        code: string;
        /**
         * @description Its name.
         * @example Super U
         */
        label: string;
        /**
         * @description Its colour.
         * @example #CF3A17
         */
        color: string;
      } | null;
      /** @description Contract. */
      contractType: {
        /**
         * @description Its code.
         * @example dr_contract_cdi
         */
        code: string;
        /**
         * @description Its name.
         * @example CDI
         */
        label: string;
      };
      /** @description Working time. */
      offerTime: {
        /**
         * @description Its code.
         * @example dr_jobtime_tempsplein
         */
        code: string;
        /**
         * @description Its name.
         * @example Temps plein
         */
        label: string;
      };
      /** @description Department of the workplace. */
      department: {
        /**
         * @description Its code.
         * @example dep_44
         */
        code: string;
        /**
         * @description Its name.
         * @example Loire-Atlantique
         */
        label: string;
      };
      /** @description Region of the workplace. */
      region: {
        /**
         * @description Its code.
         * @example reg_52
         */
        code: string;
        /**
         * @description Its name.
         * @example Pays de la Loire
         */
        label: string;
      };
      /** @description Whether employer and address are kept from the public. */
      isAnonymous: boolean;
      /**
       * @description Informative: links are built from title and reference.
       * @example /offre-emploi/boucher-f-h-2025-10432
       */
      url: string;
      /**
       * @description Postcode of the workplace.
       * @example 44120
       */
      zip: string;
      /**
       * @description Kilometres, only in a search around a place.
       * @example 7.4
       */
      distance?: number;
      /**
       * @description Where closed offers are listed too: by reference.
       * @enum {unknown}
       */
      status?: 'OPEN' | 'CLOSED';
    };
    /** @description An offer with all its texts. */
    OfferDetail: {
      /**
       * @description Year and number; it never changes.
       * @example 2025-10432
       */
      reference: string;
      /**
       * @description Title of the offer.
       * @example Boucher préparateur F/H
       */
      title: string;
      /**
       * @description Workplace, or town and department of an anonymous offer.
       * @example Super U Vertou
       */
      locationName: string;
      /**
       * Format: date-time
       * @description When it was published.
       * @example 2026-11-03T07:00:00.000Z
       */
      publicationDate: string;
      /** @description Null on an anonymous offer. */
      entity: {
        /**
         * @description Code of the entity.
         * @example super-u
         */
        code: string;
        /**
         * @description Its name.
         * @example Super U
         */
        label: string;
        /**
         * @description Its colour.
         * @example #CF3A17
         */
        color: string;
      } | null;
      /** @description Contract. */
      contractType: {
        /**
         * @description Its code.
         * @example dr_contract_cdi
         */
        code: string;
        /**
         * @description Its name.
         * @example CDI
         */
        label: string;
      };
      /** @description Working time. */
      offerTime: {
        /**
         * @description Its code.
         * @example dr_jobtime_tempsplein
         */
        code: string;
        /**
         * @description Its name.
         * @example Temps plein
         */
        label: string;
      };
      /** @description Department of the workplace. */
      department: {
        /**
         * @description Its code.
         * @example dep_44
         */
        code: string;
        /**
         * @description Its name.
         * @example Loire-Atlantique
         */
        label: string;
      };
      /** @description Region of the workplace. */
      region: {
        /**
         * @description Its code.
         * @example reg_52
         */
        code: string;
        /**
         * @description Its name.
         * @example Pays de la Loire
         */
        label: string;
      };
      /** @description Whether employer and address are kept from the public. */
      isAnonymous: boolean;
      /**
       * @description Informative: links are built from title and reference.
       * @example /offre-emploi/boucher-f-h-2025-10432
       */
      url: string;
      /**
       * @description Postcode of the workplace.
       * @example 44120
       */
      zip: string;
      /**
       * @description Kilometres, only in a search around a place.
       * @example 7.4
       */
      distance?: number;
      /**
       * @description A closed offer is not found by a search.
       * @enum {unknown}
       */
      status: 'OPEN' | 'CLOSED';
      /** @description Where the work is. */
      offerLocation: {
        /**
         * @description Workplace.
         * @example Super U Vertou
         */
        label: string;
        /**
         * @description Street; empty on an anonymous offer.
         * @example 1 rue des Halles
         */
        address: string;
        /**
         * @description Postcode.
         * @example 44120
         */
        zip: string;
        /**
         * @description Town.
         * @example Vertou
         */
        town: string;
        /** @description Degrees. */
        latitude: number | null;
        /** @description Degrees. */
        longitude: number | null;
      };
      /** @description What the offer looks for. */
      offerProfile: {
        /**
         * @description Its name.
         * @example Boucher
         */
        label: string;
        /**
         * @description Its URL label.
         * @example boucher
         */
        labelForUrl: string;
      };
      /**
       * @description Job of the offer, for offers like it.
       * @example job_boucherie
       */
      codeJobName: string;
      /** @description Workplace and conditions, plain. */
      description: string;
      /** @description Workplace and conditions. HTML, to be sanitised before it is shown. */
      descriptionFormatted: string;
      /** @description Missions and profile, plain. */
      missionProfil: string;
      /** @description Missions and profile. HTML, to be sanitised before it is shown. */
      missionProfilFormatted: string;
      applicationQuestions: {
        /**
         * @description What an answer names.
         * @example q1
         */
        id: string;
        /**
         * @description The question.
         * @example Avez-vous le permis B ?
         */
        label: string;
        /**
         * @description An unknown type is answered with a text.
         * @default TEXT
         * @enum {unknown}
         */
        type: 'TEXT' | 'BOOLEAN' | 'SINGLE_CHOICE' | 'MULTI_CHOICE';
        /**
         * @description Longest text.
         * @example 1000
         */
        maxLength?: number;
        options: {
          /**
           * @description Its code.
           * @example asap
           */
          code: string;
          /**
           * @description Its name.
           * @example Dès que possible
           */
          label: string;
        }[];
      }[];
      /** @description Whether an application needs a CV. */
      isCVRequired: boolean;
      /** @description Left out on an anonymous offer. */
      recruiter?: {
        /**
         * @description Who receives applications.
         * @example Claire Morvan
         */
        name: string;
        /** @description Who that is. */
        description: string;
        /** @description Picture. */
        logoUrl: string | null;
        /** @description Page. */
        url: string | null;
      };
      /**
       * Format: date-time
       * @description Until when one can apply.
       * @example 2026-11-03T07:00:00.000Z
       */
      validThrough: string;
    };
    /** @description The usual name of what an offer looks for. */
    OfferProfile: {
      /**
       * @description Its name.
       * @example Boucher
       */
      label: string;
      /**
       * @description Its URL label.
       * @example boucher
       */
      labelForUrl: string;
    };
    /** @description A page of offers; each aggregation ignores its own selection. */
    OfferSearchResult: {
      list: components['schemas']['Offer'][];
      /**
       * @description Number of all offers found.
       * @example 37
       */
      count: number;
      /**
       * @description Number of pages.
       * @example 4
       */
      maxPages: number;
      /** @description Contract types, with counts that ignore this facet's own selection. */
      contractTypes: {
        /**
         * @description Value to select.
         * @example dr_contract_cdi
         */
        code: string;
        /**
         * @description Its name.
         * @example CDI
         */
        label: string;
        /**
         * @description Offers with it.
         * @example 30
         */
        count: number;
      }[];
      /** @description Working times, with counts that ignore this facet's own selection. */
      offerTimes: {
        /**
         * @description Value to select.
         * @example dr_contract_cdi
         */
        code: string;
        /**
         * @description Its name.
         * @example CDI
         */
        label: string;
        /**
         * @description Offers with it.
         * @example 30
         */
        count: number;
      }[];
      /** @description Entities, with counts that ignore this facet's own selection. */
      entities: {
        /**
         * @description Value to select.
         * @example dr_contract_cdi
         */
        code: string;
        /**
         * @description Its name.
         * @example CDI
         */
        label: string;
        /**
         * @description Offers with it.
         * @example 30
         */
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
      /**
       * @description What other calls take.
       * @example town_44109
       */
      code: string;
      /** @description INSEE number; null where it has letters. */
      originalCode: number | null;
      /** @description Number of the department of a town, of the region of a department. */
      parentOriginalCode: number | null;
      /**
       * @description Name, towns with their department.
       * @example Nantes (44)
       */
      label: string;
      /**
       * @description URL label; several values may share one.
       * @example nantes
       */
      labelForUrl: string;
      /** @description Only active values are listed. */
      active: boolean;
      /**
       * @description Postcodes of a town, number of a department, numbers of a region’s departments.
       * @example [
       *       "44000",
       *       "44100"
       *     ]
       */
      areaCodes: string[];
      /**
       * @description Which list of values it is of.
       * @example TOWN
       */
      type: string;
      /** @description Centre of a town, degrees. */
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
