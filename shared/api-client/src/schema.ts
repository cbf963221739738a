/* Generated from the OpenAPI document of the job API by `npm run generate`. */
export interface paths {
  '/api/v2.0/offers/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search offers
     * @description Keywords match inflected forms and synonyms, and may combine a job with a place, a contract or a condition: "alternance boucher nantes". When no offer matches everything, `correctedKeywords` and `replacedKeywords` give the words searched instead; `hasAnyKeyword`, `leftOutKeywords` and `widenedPlace` report a partial match. Relevance ranks nearby offers first. If several places are given, the first in this order applies: town, department, region, position. Open offers only; ties are ordered by date, then reference.
     */
    get: operations['searchOffers'];
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
    /**
     * Several offers by reference
     * @description In the requested order, at most 200, closed offers included; unknown references are omitted. For favourites.
     */
    get: operations['listOffersByReference'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/offers/searches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Searches with results, for search engines
     * @description Every pair of a job and a town, department, region or contract type with open offers, most offers first. Only values that their URL label resolves to: "paris" is the department. Cached for an hour.
     */
    get: operations['listSearches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/offers/departments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Counts of a search by department
     * @description Takes the parameters of `GET /offers/`, with the same meaning. Departments without matching offers are omitted; sorted by number, in one page.
     */
    get: operations['countByDepartment'];
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
    /**
     * One offer
     * @description With all its texts and questions. A closed offer is still returned, with `status` CLOSED.
     */
    get: operations['getOffer'];
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
    /**
     * Reference values by type, or matching a typed text
     * @description With `keyword`: the most likely first, each with the number of offers that it would find; with `labelForUrl`: those with this URL label. Places without offers are omitted if others have some; exact names come first, then towns, departments, regions and overseas. Everyday names such as "idf" match too.
     */
    get: operations['listReferentials'];
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
    /**
     * Values for search engines
     * @description Most important first; for links to popular searches.
     */
    get: operations['listReferentialsForSeo'];
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
    /**
     * Keyword suggestions for a typed text
     * @description Items of the types OFFER_FAMILY (job), FAMILY_CATEGORY (sector), OFFER_PROFILE, and CONTRACT_TYPE, DURATION, ENTITY and MENTION, whose label a search recognises as keywords. Exact names first, then prefixes, then words within the label; each group sorted by open offers. Feminine forms and synonyms match too: `matchedName` gives the one that did.
     */
    get: operations['suggestKeywords'];
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
    /**
     * One reference value
     * @description Of any type, by its code.
     */
    get: operations['getReferential'];
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
    /**
     * Companies and brands
     * @description All companies and brands of the group, by name.
     */
    get: operations['listEntities'];
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
    /**
     * Sectors and jobs
     * @description Sectors have no parent. Parameters are combined with AND.
     */
    get: operations['listJobDescriptions'];
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
    /**
     * Jobs for search engines
     * @description Jobs with a URL of their own for offers, most popular first.
     */
    get: operations['listJobDescriptionsForSeo'];
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
    /**
     * One sector or job
     * @description With its texts, films, testimonies and profiles.
     */
    get: operations['getJobDescription'];
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
    /**
     * The profile of a URL label
     * @description Usual name of an offer’s profile, found by the label in URLs.
     */
    get: operations['getOfferProfile'];
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
    /**
     * News
     * @description Published news, latest first.
     */
    get: operations['listNews'];
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
    /**
     * One news item
     * @description With its texts, pictures, film and testimony.
     */
    get: operations['getNews'];
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
    /**
     * A submitted application
     * @description For the page that its confirmation mail links to. Read-only, and never cached.
     */
    get: operations['showApplication'];
    put?: never;
    /**
     * Apply to an offer, spontaneously, or to be contacted
     * @description Idempotent: stored once per key, offer and address, and for a spontaneous one per company and address; confirmed by mail. File types are detected from the content. A browser that posts an HTML form (`Accept: text/html`) is redirected with 303.
     */
    post: operations['sendApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/applicationswithoutaccount/withdrawal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw an application
     * @description Deletes it and its documents immediately. Idempotent.
     */
    post: operations['withdrawApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/applicationswithoutaccount/cv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a newer CV
     * @description Files must meet the rules of an application. Deletes the previous CV immediately; confirmed by mail, at most once an hour.
     */
    post: operations['replaceCv'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/applicationswithoutaccount/later': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the link of an application by e-mail
     * @description At most one mail a day per offer and address, and five per address. The response is identical for every address. A browser that posts an HTML form (`Accept: text/html`) is redirected with 303.
     */
    post: operations['applyLater'];
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
    /**
     * Get new offers by e-mail
     * @description The response is identical for known and unknown addresses; the link in the first mail confirms the alert.
     */
    post: operations['subscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/alertswithoutaccount/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An alert’s criteria
     * @description For the pages that its mails link to. Read-only, and never cached.
     */
    get: operations['showAlert'];
    put?: never;
    post?: never;
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
    /**
     * Confirm an alert
     * @description Called by the button on the page that the first mail links to; valid for seven days.
     */
    post: operations['confirmAlert'];
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
    /**
     * The page that ends an alert
     * @description For mail clients that open the address: a GET does not end the alert.
     */
    get: operations['showEndOfAlert'];
    put?: never;
    /**
     * End an alert
     * @description One-click unsubscription by a mail client (RFC 8058), or the button of the page, whose form may give a reason. Idempotent.
     */
    post: operations['endAlert'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2.0/offers/subscriptionmailwithoutaccount/modification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change an alert
     * @description Jobs, place and frequency; absent fields keep their values. Renews its expiry, and confirms a pending alert.
     */
    post: operations['changeAlert'];
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
    /** @description Criteria and status of an alert. */
    AlertDescription: {
      /**
       * @description EXPIRED: not confirmed in time, deleted soon.
       * @enum {unknown}
       */
      status: 'PENDING_CONFIRMATION' | 'ACTIVE' | 'EXPIRED';
      /**
       * @description Maximum frequency of mails: every day, or every seven days.
       * @enum {unknown}
       */
      frequency: 'DAILY' | 'WEEKLY';
      /** @description Search parameters. No e-mail address: the link may be shared. */
      criteria: {
        /**
         * @description One to three codes of jobs, comma-joined.
         * @example job_boucherie,job_drive
         */
        codeJobName?: string;
        /**
         * @description Codes, comma-joined.
         * @example super-u
         */
        codeEntity?: string;
        /**
         * @description Codes of up to 3 towns, departments and regions, comma-joined: offers in any of them. Other place parameters are then ignored.
         * @example town_44109,dep_35
         */
        codePlace?: string;
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
         * @description Position in degrees, with `longitude`.
         * @example 47.218
         */
        latitude?: string;
        /**
         * @description Position in degrees.
         * @example -1.553
         */
        longitude?: string;
        /**
         * @description Kilometres around the town or position, 5 to 100; 30 without.
         * @example 50
         */
        radius?: string;
        /**
         * @description Codes, comma-joined.
         * @example dr_contract_cdi
         */
        codeContractType?: string;
        /**
         * @description Codes, comma-joined.
         * @example dr_jobtime_tempsplein
         */
        codeOfferTime?: string;
        /**
         * @description Codes of conditions, comma-joined: offers mention all of them.
         * @example mention_beginners
         */
        codeMention?: string;
        /**
         * @description Gross euros a month, as in a search.
         * @example 2000
         */
        minimumSalary?: string;
      };
    };
    /** @description Stored alert; inactive until confirmed by the link in its first mail. */
    AlertReceipt: {
      /**
       * @description Its identifier.
       * @example 0b7c6c0e-9f4f-4a59-8f4e-8a5a5d2f8e11
       */
      id: string;
      /**
       * @description PENDING_CONFIRMATION until the link in its first mail is confirmed.
       * @enum {unknown}
       */
      status: 'PENDING_CONFIRMATION' | 'ACTIVE';
    };
    /** @description New state of an alert. */
    AlertState: {
      /**
       * @description ACTIVE while it sends mails.
       * @enum {unknown}
       */
      status: 'ACTIVE' | 'ENDED';
    };
    /** @description Stored application. */
    ApplicationReceipt: {
      /**
       * @description Its identifier, for programs.
       * @example 5f0c3f5e-2f5d-4a0e-9c39-0b7d3f1f2a64
       */
      id: string;
      /**
       * @description Reference to quote in enquiries: short, without look-alike characters. It grants no access.
       * @example 7XQM-42RC
       */
      reference?: string;
      /**
       * Format: date-time
       * @description Time of storage.
       * @example 2026-11-03T07:00:00.000Z
       */
      receivedAt: string;
    };
    /** @description New state of an application. */
    ApplicationState: {
      /**
       * @description The application and its documents are deleted.
       * @enum {unknown}
       */
      status: 'WITHDRAWN';
    };
    /** @description Request for a link, accepted. */
    ApplyLaterReceipt: {
      /**
       * @description Identical for every address.
       * @enum {unknown}
       */
      status: 'REQUESTED';
    };
    /** @description Number of a search’s offers in a department. */
    DepartmentCount: {
      /**
       * @description For `codeDepartment`.
       * @example dep_44
       */
      code: string;
      /**
       * @description Its name.
       * @example Loire-Atlantique
       */
      label: string;
      /**
       * @description Its URL label.
       * @example loire-atlantique
       */
      labelForUrl: string;
      /**
       * @description Matching offers in the department.
       * @example 37
       */
      count: number;
    };
    /** @description Company or brand of the group. */
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
      /**
       * @description Its business.
       * @example Les supermarchés de proximité du groupement.
       */
      description: string;
    };
    /** @description Errors, one item per problem. */
    ErrorItems: {
      /**
       * @description Invalid parameter or field; empty if none is to blame.
       * @example email
       */
      field: string;
      /**
       * @description Error code, for programs.
       * @example INVALID_FORMAT
       */
      code: string;
      /**
       * @description Error message, in French, for users.
       * @example Le format de l'e-mail est invalide
       */
      message: string;
    }[];
    /** @description Sector (no parent) or job. */
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
      /**
       * @description Sector of a job; null on a sector.
       * @example {
       *       "code": "job_family_magasins",
       *       "title": "Magasins",
       *       "titleForUrl": "les-metiers-en-supermarche"
       *     }
       */
      parent: {
        code: string;
        title: string;
        titleForUrl: string;
      } | null;
      /**
       * @description Category of a job on its sector’s page.
       * @example Métiers de bouche
       */
      subfamilyTitle: string | null;
      /**
       * @description Picture on wide screens.
       * @example /static/ui/illustrations/scene-magasin.svg
       */
      headerPictureDesktopUrl: string;
      /**
       * @description Picture on narrow screens.
       * @example /static/ui/illustrations/scene-magasin.svg
       */
      headerPictureMobileUrl: string;
      /**
       * @description Its name in lists of values.
       * @example Boucher
       */
      referentialItemLabel: string;
      /**
       * @description Presentation. HTML, to be sanitised before it is shown.
       * @example <p>Le boucher prépare les viandes.</p>
       */
      presentationFormatted: string;
      /**
       * @description Tasks. HTML, to be sanitised before it is shown.
       * @example <ul><li>Désosser et parer les viandes.</li></ul>
       */
      descriptionFormatted: string;
      videos: {
        /**
         * @description Identifier at the video host.
         * @example abc123DEF45
         */
        videoId: string;
        /**
         * @description `DESCRIPTION` or `TEMOIGNAGE`.
         * @example TEMOIGNAGE
         */
        type: string;
        /**
         * @description Thumbnail, on our own host.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        vignetteUrl: string;
      }[];
      testimonies: {
        /**
         * @description Quotation.
         * @example Chaque client a sa recette.
         */
        text: string;
        /**
         * @description Name of the speaker.
         * @example Claire
         */
        name: string;
        /**
         * @description Job and town.
         * @example Bouchère, Vertou
         */
        jobAndPlace: string;
        /**
         * @description Portrait.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        photoUrl: string;
        /**
         * @description Alternative text of the portrait.
         * @example Claire derrière son étal
         */
        alt: string;
      }[];
      images: {
        /**
         * @description Picture.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        imageUrl: string;
        /**
         * @description Alternative text.
         * @example Un étal de boucherie
         */
        imageAlt: string;
        /**
         * @description `DESCRIPTION` or `TEMOIGNAGE`.
         * @example DESCRIPTION
         */
        type: string;
      }[];
      /** @description Employer of the job. */
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
        /**
         * @description Its number.
         * @example 12
         */
        id: number;
        /**
         * @description Summary. HTML, to be sanitised before it is shown.
         * @example <p>Les métiers de la viande.</p>
         */
        resumeFormatted: string;
        /**
         * @description Full text. HTML, to be sanitised before it is shown.
         * @example <p>Préparer, conseiller et vendre les viandes.</p>
         */
        descriptionFormatted: string;
        /**
         * @description Picture.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        pictureUrl: string;
      };
      /** @description Only with `withOffersProfile=true`. */
      offersProfile?: {
        label: string;
        labelForUrl: string;
      }[];
    };
    /** @description New state of an application’s CV. */
    NewerCvState: {
      /**
       * @description The previous CV is deleted.
       * @enum {unknown}
       */
      status: 'REPLACED';
    };
    /** @description News item in a list. */
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
       * @description Publication date.
       * @example 2026-11-03T07:00:00.000Z
       */
      publicationDate: string;
    };
    /** @description News item with its texts; the `Formatted` ones are HTML. */
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
       * @description Publication date.
       * @example 2026-11-03T07:00:00.000Z
       */
      publicationDate: string;
      /**
       * @description First text: HTML, to be sanitised before it is shown.
       * @example <p>Nos magasins recrutent leurs alternants.</p>
       */
      description1Formatted: string | null;
      /**
       * @description Second text: HTML, to be sanitised before it is shown.
       * @example <p>Nos magasins recrutent leurs alternants.</p>
       */
      description2Formatted: string | null;
      /**
       * @description Third text: HTML, to be sanitised before it is shown.
       * @example <p>Nos magasins recrutent leurs alternants.</p>
       */
      description3Formatted: string | null;
      /**
       * @description Fourth text: HTML, to be sanitised before it is shown.
       * @example <p>Nos magasins recrutent leurs alternants.</p>
       */
      description4Formatted: string | null;
      /**
       * @description Text of the button; null without one.
       * @example Voir les offres
       */
      buttonLabel: string | null;
      /**
       * @description Target of the button.
       * @example /offres-emploi
       */
      buttonUrl: string | null;
      /**
       * @description Accessible label of the button.
       * @example Voir nos offres d’emploi
       */
      buttonAlt: string | null;
      /** @description True if the button opens a new tab. */
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
        /**
         * @description Alternative text.
         * @example Des apprentis en magasin
         */
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
        /**
         * @description Alternative text.
         * @example Des apprentis en magasin
         */
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
        /**
         * @description Alternative text.
         * @example Des apprentis en magasin
         */
        alt: string;
      } | null;
      /**
       * @description Identifier at the video host.
       * @example abc123DEF45
       */
      videoId: string | null;
      /**
       * @description Quotation.
       * @example J’ai appris mon métier ici.
       */
      testimony: string | null;
    };
    /** @description An offer in a list. */
    Offer: {
      /**
       * @description Year and number; permanent.
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
       * @description Publication date.
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
      /**
       * @description True if the employer and the address are not published.
       * @example false
       */
      isAnonymous: boolean;
      /**
       * @description Informative: links are built from title and reference.
       * @example /offre-emploi/boucher-preparateur-f-h-2025-10432
       */
      url: string;
      /**
       * @description Postcode of the workplace.
       * @example 44120
       */
      zip: string;
      /** @description Null if the offer states no pay. */
      salary?: {
        /**
         * @description Minimum, gross.
         * @example 1950
         */
        minimum: number;
        /**
         * @description Maximum, gross; equals `minimum` if the offer states a single figure.
         * @example 2150
         */
        maximum: number;
        /**
         * @description ISO 4217.
         * @example EUR
         */
        currency: string;
        /**
         * @description Pay period.
         * @example MONTH
         * @enum {unknown}
         */
        unit: 'HOUR' | 'MONTH' | 'YEAR';
      } | null;
      mentions?: {
        /**
         * @description Its code.
         * @example mention_telework
         */
        code: string;
        /**
         * @description Its name.
         * @example Télétravail
         */
        label: string;
      }[];
      /**
       * @description Kilometres, only in a search around a place.
       * @example 7.4
       */
      distance?: number;
      /**
       * @description Present only in lists that include closed offers: by reference.
       * @enum {unknown}
       */
      status?: 'OPEN' | 'CLOSED';
    };
    /** @description An offer with all its texts. */
    OfferDetail: {
      /**
       * @description Year and number; permanent.
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
       * @description Publication date.
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
      /**
       * @description True if the employer and the address are not published.
       * @example false
       */
      isAnonymous: boolean;
      /**
       * @description Informative: links are built from title and reference.
       * @example /offre-emploi/boucher-preparateur-f-h-2025-10432
       */
      url: string;
      /**
       * @description Postcode of the workplace.
       * @example 44120
       */
      zip: string;
      /** @description Null if the offer states no pay. */
      salary?: {
        /**
         * @description Minimum, gross.
         * @example 1950
         */
        minimum: number;
        /**
         * @description Maximum, gross; equals `minimum` if the offer states a single figure.
         * @example 2150
         */
        maximum: number;
        /**
         * @description ISO 4217.
         * @example EUR
         */
        currency: string;
        /**
         * @description Pay period.
         * @example MONTH
         * @enum {unknown}
         */
        unit: 'HOUR' | 'MONTH' | 'YEAR';
      } | null;
      mentions?: {
        /**
         * @description Its code.
         * @example mention_telework
         */
        code: string;
        /**
         * @description Its name.
         * @example Télétravail
         */
        label: string;
      }[];
      /**
       * @description Kilometres, only in a search around a place.
       * @example 7.4
       */
      distance?: number;
      /**
       * @description Searches return open offers only.
       * @enum {unknown}
       */
      status: 'OPEN' | 'CLOSED';
      /** @description Workplace. */
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
        /**
         * @description Degrees.
         * @example 47.169
         */
        latitude: number | null;
        /**
         * @description Degrees.
         * @example -1.469
         */
        longitude: number | null;
      };
      /** @description Profile wanted. */
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
       * @description Job of the offer, to search for similar offers.
       * @example job_boucherie
       */
      codeJobName: string;
      /**
       * @description Workplace and conditions, plain.
       * @example Le Super U de Vertou recrute en CDI.
       */
      description: string;
      /**
       * @description Workplace and conditions. HTML, to be sanitised before it is shown.
       * @example <p>Le Super U de Vertou recrute en CDI.</p>
       */
      descriptionFormatted: string;
      /**
       * @description Missions and profile, plain.
       * @example Désosser et parer les viandes.
       */
      missionProfil: string;
      /**
       * @description Missions and profile. HTML, to be sanitised before it is shown.
       * @example <ul><li>Désosser et parer les viandes.</li></ul>
       */
      missionProfilFormatted: string;
      applicationQuestions: {
        /**
         * @description Identifier that an answer refers to.
         * @example q1
         */
        id: string;
        /**
         * @description The question.
         * @example Quand êtes-vous disponible ?
         */
        label: string;
        /**
         * @description Clients treat an unknown type as TEXT.
         * @example SINGLE_CHOICE
         * @enum {unknown}
         */
        type: 'TEXT' | 'BOOLEAN' | 'SINGLE_CHOICE' | 'MULTI_CHOICE';
        /**
         * @description Maximum length of a text.
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
      /**
       * @description True if an application must include a CV.
       * @example true
       */
      isCVRequired: boolean;
      /** @description Absent on an anonymous offer. */
      recruiter?: {
        /**
         * @description Recipient of applications.
         * @example Claire Morvan
         */
        name: string;
        /**
         * @description Role of the recipient.
         * @example Responsable du rayon
         */
        description: string;
        /**
         * @description Picture.
         * @example /static/logos/super-u.svg
         */
        logoUrl: string | null;
        /**
         * @description Page.
         * @example /organisation-cooperative-u/super-u
         */
        url: string | null;
      };
      /**
       * Format: date-time
       * @description Deadline for applications.
       * @example 2027-01-31T22:59:59.000Z
       */
      validThrough: string;
    };
    /** @description Usual name of an offer’s profile. */
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
    /** @description Job combined with a place or a contract type, with open offers. */
    OfferSearch: {
      /** @description The job. */
      job: {
        /**
         * @description Its code.
         * @example job_boucherie
         */
        code: string;
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
      /** @description A place or a contract type. */
      value: {
        /**
         * @description Its code.
         * @example town_44109
         */
        code: string;
        /**
         * @description Its name.
         * @example Nantes (44)
         */
        label: string;
        /**
         * @description Its URL label.
         * @example nantes
         */
        labelForUrl: string;
        /**
         * @description TOWN, DEPARTMENT, REGION or CONTRACT_TYPE.
         * @example TOWN
         */
        type: string;
      };
      /**
       * @description Open offers matching both; for a town, without its surroundings, which a search includes.
       * @example 6
       */
      count: number;
      /**
       * Format: date-time
       * @description Publication date of the latest one.
       * @example 2026-11-03T07:00:00.000Z
       */
      publicationDate: string;
    };
    /** @description Page of offers; each facet ignores its own selection. */
    OfferSearchResult: {
      list: components['schemas']['Offer'][];
      /**
       * @description Total number of matching offers.
       * @example 37
       */
      count: number;
      /**
       * @description Number of pages.
       * @example 4
       */
      maxPages: number;
      /** @description All contract types, with counts that ignore this facet's own selection. */
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
      /** @description All working times, with counts that ignore this facet's own selection. */
      offerTimes: {
        /**
         * @description Value to select.
         * @example dr_jobtime_tempsplein
         */
        code: string;
        /**
         * @description Its name.
         * @example Temps plein
         */
        label: string;
        /**
         * @description Offers with it.
         * @example 30
         */
        count: number;
      }[];
      /** @description All entities, with counts that ignore this facet's own selection. */
      entities: {
        /**
         * @description Value to select.
         * @example super-u
         */
        code: string;
        /**
         * @description Its name.
         * @example Super U
         */
        label: string;
        /**
         * @description Offers with it.
         * @example 30
         */
        count: number;
      }[];
      /** @description All conditions that offers mention, with counts of the offers left if each were added to the selection. */
      mentions?: {
        /**
         * @description Value to select.
         * @example mention_telework
         */
        code: string;
        /**
         * @description Its name.
         * @example Télétravail
         */
        label: string;
        /**
         * @description Offers with it.
         * @example 30
         */
        count: number;
      }[];
      /**
       * @description Number of matching offers that state their pay, ignoring `minimumSalary`.
       * @example 16
       */
      withSalary?: number;
      /** @description Some values of `publishedWithinDays`. */
      publishedWithin?: {
        /**
         * @description Value of the parameter.
         * @example 7
         */
        value: number;
        /**
         * @description Matching offers with this value.
         * @example 12
         */
        count: number;
      }[];
      /** @description Some values of `minimumSalary`; the first counts all offers that state their pay. */
      paidFrom?: {
        /**
         * @description Value of the parameter.
         * @example 2000
         */
        value: number;
        /**
         * @description Matching offers with this value.
         * @example 9
         */
        count: number;
      }[];
      /**
       * @description Words searched in place of the typed ones, which match nothing.
       * @example poissonnier
       */
      correctedKeywords?: string;
      /**
       * @description Similar words that offers have, to suggest to the visitor ("did you mean"): the typed words are spelled correctly, but match no offer.
       * @example cariste
       */
      suggestedKeywords?: string;
      /** @description True if no offer matches everything typed: the results match a part, described by `leftOutKeywords` and `widenedPlace`. */
      hasAnyKeyword?: boolean;
      /** @description Place recognised in the keywords. To use it as the criterion, search for `remainingKeywords` there. */
      keywordPlace?: {
        /**
         * @description For `codeTown`, `codeDepartment` or `codeRegion`.
         * @example town_44109
         */
        code: string;
        /**
         * @description Its name.
         * @example Nantes (44)
         */
        label: string;
        /**
         * @description TOWN, DEPARTMENT or REGION.
         * @example TOWN
         */
        type: string;
        /**
         * @description Its URL label.
         * @example nantes
         */
        labelForUrl?: string;
        /**
         * @description Words that name it, as typed.
         * @example nante
         */
        typed?: string;
        /** @description Town outside this department: its name was typed beside the department, which has no such town. */
        absentTown?: {
          /**
           * @description For `codeTown`, `codeDepartment` or `codeRegion`.
           * @example town_44109
           */
          code: string;
          /**
           * @description Its name.
           * @example Nantes (44)
           */
          label: string;
          /**
           * @description TOWN, DEPARTMENT or REGION.
           * @example TOWN
           */
          type: string;
          /**
           * @description Its URL label.
           * @example nantes
           */
          labelForUrl?: string;
        };
      };
      /** @description Further places in the keywords, also searched: pass them all as `codePlace`. When widened, the radius grows around each; `widenedPlace` is the first. */
      moreKeywordPlaces?: {
        /**
         * @description For `codeTown`, `codeDepartment` or `codeRegion`.
         * @example town_44109
         */
        code: string;
        /**
         * @description Its name.
         * @example Nantes (44)
         */
        label: string;
        /**
         * @description TOWN, DEPARTMENT or REGION.
         * @example TOWN
         */
        type: string;
        /**
         * @description Its URL label.
         * @example nantes
         */
        labelForUrl?: string;
        /**
         * @description Words that name it, as typed.
         * @example rennes
         */
        typed: string;
      }[];
      /** @description Other places with the typed name, or with the name of `codeTown`; most populous first. */
      otherPlaces?: {
        /**
         * @description For `codeTown`, `codeDepartment` or `codeRegion`.
         * @example town_44109
         */
        code: string;
        /**
         * @description Its name.
         * @example Nantes (44)
         */
        label: string;
        /**
         * @description TOWN, DEPARTMENT or REGION.
         * @example TOWN
         */
        type: string;
        /**
         * @description Its URL label.
         * @example nantes
         */
        labelForUrl?: string;
      }[];
      /**
       * @description The keywords as typed without the place, and without words such as "près de moi"; may be empty.
       * @example bouchère
       */
      remainingKeywords?: string;
      /**
       * @description Keywords that remain once the recognised place and filters are criteria; may be empty. Searching for them with these criteria finds the same offers, unless `hasAnyKeyword` is true.
       * @example boulangerie
       */
      searchedKeywords?: string;
      /** @description Filter values recognised in the keywords: they apply in addition to those of the query. */
      keywordFilters?: {
        /**
         * @description Parameter that takes the code.
         * @example codeContractType
         * @enum {unknown}
         */
        parameter: 'codeContractType' | 'codeOfferTime' | 'codeEntity' | 'codeMention';
        /**
         * @description Value of the filter.
         * @example dr_contract_alternance
         */
        code: string;
        /**
         * @description Its name.
         * @example Alternance
         */
        label: string;
        /**
         * @description Words that name it, as typed.
         * @example alternance
         */
        typed: string;
      }[];
      /**
       * @description Kilometres around the town, from the keywords: "à 20 km de".
       * @example 20
       */
      keywordRadius?: number;
      /**
       * @description Gross monthly pay in euros from the keywords; for `minimumSalary`.
       * @example 2000
       */
      keywordSalary?: number;
      /** @description Intents in the keywords besides offers: geolocation, store ownership, help. */
      keywordIntents?: (
        | 'AROUND_ME'
        | 'OWNER'
        | 'SPONTANEOUS'
        | 'HANDICAP'
        | 'MINOR'
        | 'START_NOW'
        | 'PAY'
        | 'BENEFITS'
        | 'APPLICATIONS'
        | 'ACCOUNT'
        | 'ALERT'
        | 'CONTACT'
      )[];
      /** @description Words replaced in the search by their closest equivalent. */
      replacedKeywords?: {
        /**
         * @description Word that no offer contains, as typed.
         * @example drh
         */
        typed: string;
        /**
         * @description Closest equivalent.
         * @example responsable ressources humaines
         */
        searched: string;
      }[];
      /**
       * @description Words, as typed, excluded from the results: "sans permis", "-nantes".
       * @example [
       *       "permis"
       *     ]
       */
      excludedKeywords?: string[];
      /**
       * @description Offer references typed as keywords: the results are these offers.
       * @example [
       *       "2026-16462"
       *     ]
       */
      keywordReferences?: string[];
      /**
       * @description Words, as typed, that were ignored.
       * @example [
       *       "mco"
       *     ]
       */
      leftOutKeywords?: string[];
      /** @description Area of the results, as the place in the keywords has none: around it, or its region. */
      widenedPlace?: {
        /**
         * @description For `codeTown`, `codeDepartment` or `codeRegion`.
         * @example town_44109
         */
        code: string;
        /**
         * @description Its name.
         * @example Nantes (44)
         */
        label: string;
        /**
         * @description TOWN, DEPARTMENT or REGION.
         * @example TOWN
         */
        type: string;
        /**
         * @description Its URL label.
         * @example nantes
         */
        labelForUrl?: string;
        /**
         * @description Kilometres.
         * @example 100
         */
        radius?: number;
      };
    };
    /** @description Reference value: a place, a contract type, a working time… */
    Referential: {
      /**
       * @description Code for use in other calls.
       * @example town_44109
       */
      code: string;
      /**
       * @description INSEE number; null if it contains letters.
       * @example 44109
       */
      originalCode: number | null;
      /**
       * @description INSEE number of a town’s department, or of a department’s region.
       * @example 44
       */
      parentOriginalCode: number | null;
      /**
       * @description Name; for towns with the department.
       * @example Nantes (44)
       */
      label: string;
      /**
       * @description URL label; several values may share one.
       * @example nantes
       */
      labelForUrl: string;
      /**
       * @description Only active values are listed.
       * @example true
       */
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
       * @description Type of the value.
       * @example TOWN
       */
      type: string;
      /**
       * @description Centre of a town, degrees.
       * @example {
       *       "lon": -1.5536,
       *       "lat": 47.2173
       *     }
       */
      referentialItemLocation: {
        lon: number;
        lat: number;
      } | null;
      /**
       * @description With a keyword: open offers that this value would find; for a town, within 30 km.
       * @example 37
       */
      count?: number;
      /**
       * @description With a keyword: the alternative name that the text matched.
       * @example mise en rayon
       */
      matchedName?: string;
    };
    /** @description Submitted application without names, addresses and texts: the link may be shared. */
    SentApplication: {
      /**
       * @description Kind of application.
       * @enum {unknown}
       */
      type: 'OFFER' | 'SPONTANEOUS' | 'DCE';
      /**
       * @description Reference to quote in enquiries.
       * @example 7XQM-42RC
       */
      reference: string;
      /**
       * Format: date-time
       * @description Time of storage.
       * @example 2026-11-03T07:00:00.000Z
       */
      receivedAt: string;
      /** @description Empty for an anonymous offer. */
      recipients: string[];
      /**
       * @description With SPONTANEOUS.
       * @example Logistique
       */
      domain?: string;
      /** @description With DCE, if given. */
      region?: {
        /**
         * @description Its name.
         * @example Est
         */
        label: string;
        /**
         * @description Contact for the region.
         * @example Karim Benali
         */
        contact: string;
      };
      /** @description With OFFER, while the offer exists. */
      offer?: {
        /**
         * @description Its reference.
         * @example 2025-10432
         */
        reference: string;
        /**
         * @description Its title.
         * @example Boucher F/H
         */
        title: string;
        /**
         * @description Its workplace.
         * @example Super U Vertou
         */
        locationName: string;
        /**
         * @description True if applications are still accepted.
         * @example true
         */
        isOpen: boolean;
      };
      documents: {
        /**
         * @description Kind of document.
         * @enum {unknown}
         */
        kind: 'cv' | 'motivation';
        /**
         * @description Bytes.
         * @example 120000
         */
        size: number;
      }[];
      /**
       * @description Number of questions answered.
       * @example 2
       */
      answers: number;
      /**
       * Format: date-time
       * @description Time of the CV’s last replacement.
       * @example 2026-11-03T07:00:00.000Z
       */
      cvReplacedAt?: string;
      /**
       * @description True if a phone number was given.
       * @example true
       */
      hasPhone: boolean;
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
  searchOffers: {
    parameters: {
      query?: {
        /** @description Page, from 0. */
        page?: number;
        /** @description Items per page. */
        size?: number;
        /**
         * @description `score,desc`, `publicationDate,desc` or `distance,asc`; any other value sorts by date.
         * @example score,desc
         */
        sort?: string;
        /**
         * @description Search terms, in any order.
         * @example boucher
         */
        keywords?: string;
        /** @description `words`: no place, filter or intent is recognised in the keywords. */
        keywordsAs?: 'words';
        /**
         * @description Codes of up to 3 towns, departments and regions, comma-joined: offers in any of them. Other place parameters are then ignored.
         * @example town_44109,dep_35
         */
        codePlace?: string;
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
         * @description Codes of contract types, comma-joined: offers with one of them.
         * @example dr_contract_cdi
         */
        codeContractType?: string;
        /**
         * @description Codes of working times, comma-joined: offers with one of them.
         * @example dr_jobtime_tempsplein
         */
        codeOfferTime?: string;
        /**
         * @description Codes of entities, comma-joined: offers with one of them.
         * @example super-u
         */
        codeEntity?: string;
        /**
         * @description Codes of conditions that offers mention, comma-joined: offers with all of them.
         * @example mention_telework
         */
        codeMention?: string;
        /**
         * @description Only offers published within this number of days.
         * @example 7
         */
        publishedWithinDays?: number;
        /**
         * @description Only offers whose stated maximum pay reaches this: gross euros a month, with 151.67 hours to a month and 12 months to a year. `withSalary` counts the offers that state their pay.
         * @example 2000
         */
        minimumSalary?: number;
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
        /** @description Kilometres around each town or the position, 5 to 100. */
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
        /**
         * @description Code of a shop.
         * @example super-u-44215
         */
        codeShop?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of offers; each facet ignores its own selection. */
      200: {
        headers: {
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferSearchResult'];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  listOffersByReference: {
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
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Offer'][];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  listSearches: {
    parameters: {
      query?: {
        /** @description Page, from 0. */
        page?: number;
        /** @description Items per page. */
        size?: number;
        /**
         * @description Types of the values, comma-joined: TOWN, DEPARTMENT, REGION, CONTRACT_TYPE; all by default.
         * @example TOWN
         */
        type?: string;
        /**
         * @description Codes of jobs, comma-joined; all by default.
         * @example job_boucherie
         */
        codeJob?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. Job combined with a place or a contract type, with open offers. */
      200: {
        headers: {
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferSearch'][];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  countByDepartment: {
    parameters: {
      query?: {
        /** @description Page, from 0. */
        page?: number;
        /** @description Items per page. */
        size?: number;
        /**
         * @description `score,desc`, `publicationDate,desc` or `distance,asc`; any other value sorts by date.
         * @example score,desc
         */
        sort?: string;
        /**
         * @description Search terms, in any order.
         * @example boucher
         */
        keywords?: string;
        /** @description `words`: no place, filter or intent is recognised in the keywords. */
        keywordsAs?: 'words';
        /**
         * @description Codes of up to 3 towns, departments and regions, comma-joined: offers in any of them. Other place parameters are then ignored.
         * @example town_44109,dep_35
         */
        codePlace?: string;
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
         * @description Codes of contract types, comma-joined: offers with one of them.
         * @example dr_contract_cdi
         */
        codeContractType?: string;
        /**
         * @description Codes of working times, comma-joined: offers with one of them.
         * @example dr_jobtime_tempsplein
         */
        codeOfferTime?: string;
        /**
         * @description Codes of entities, comma-joined: offers with one of them.
         * @example super-u
         */
        codeEntity?: string;
        /**
         * @description Codes of conditions that offers mention, comma-joined: offers with all of them.
         * @example mention_telework
         */
        codeMention?: string;
        /**
         * @description Only offers published within this number of days.
         * @example 7
         */
        publishedWithinDays?: number;
        /**
         * @description Only offers whose stated maximum pay reaches this: gross euros a month, with 151.67 hours to a month and 12 months to a year. `withSalary` counts the offers that state their pay.
         * @example 2000
         */
        minimumSalary?: number;
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
        /** @description Kilometres around each town or the position, 5 to 100. */
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
        /**
         * @description Code of a shop.
         * @example super-u-44215
         */
        codeShop?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. Number of a search’s offers in a department. */
      200: {
        headers: {
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DepartmentCount'][];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  getOffer: {
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
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferDetail'];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The resource does not exist. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The URL is too long. */
      414: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  listReferentials: {
    parameters: {
      query?: {
        /** @description Page, from 0. */
        page?: number;
        /** @description Items per page. */
        size?: number;
        /**
         * @description Types, comma-joined.
         * @example TOWN,DEPARTMENT,REGION
         */
        type?: string;
        /**
         * @description `type,asc`, `numOrder,asc`, `label,asc`; with a keyword, by relevance by default.
         * @example type,asc
         */
        sort?: string;
        /**
         * @description Prefix of a label, of one of its words, of an everyday name or of a postcode; accents are ignored.
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
      /** @description A page. Reference value: a place, a contract type, a working time… */
      200: {
        headers: {
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Referential'][];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  listReferentialsForSeo: {
    parameters: {
      query?: {
        /** @description Page, from 0. */
        page?: number;
        /** @description Items per page. */
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
      /** @description A page. Reference value: a place, a contract type, a working time… */
      200: {
        headers: {
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Referential'][];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  suggestKeywords: {
    parameters: {
      query?: {
        /** @description Page, from 0. */
        page?: number;
        /** @description Items per page. */
        size?: number;
        /**
         * @description Ignored: suggestions are sorted by relevance.
         * @example score,desc
         */
        sort?: string;
        /**
         * @description Prefix of a word of the label, or of a synonym.
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
      /** @description A page. Reference value: a place, a contract type, a working time… */
      200: {
        headers: {
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Referential'][];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  getReferential: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Its code.
         * @example town_44109
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Reference value: a place, a contract type, a working time… */
      200: {
        headers: {
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Referential'];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The resource does not exist. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The URL is too long. */
      414: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  listEntities: {
    parameters: {
      query?: {
        /** @description Page, from 0. */
        page?: number;
        /** @description Items per page. */
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
      /** @description A page. Company or brand of the group. */
      200: {
        headers: {
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Entity'][];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  listJobDescriptions: {
    parameters: {
      query?: {
        /** @description Page, from 0. */
        page?: number;
        /** @description Items per page. */
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
      /** @description A page. Sector (no parent) or job. */
      200: {
        headers: {
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDescription'][];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  listJobDescriptionsForSeo: {
    parameters: {
      query?: {
        /** @description Page, from 0. */
        page?: number;
        /** @description Items per page. */
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
      /** @description A page. Sector (no parent) or job. */
      200: {
        headers: {
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDescription'][];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  getJobDescription: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Its code.
         * @example job_boucherie
         */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sector (no parent) or job. */
      200: {
        headers: {
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDescription'];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The resource does not exist. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The URL is too long. */
      414: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  getOfferProfile: {
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
      /** @description Usual name of an offer’s profile. */
      200: {
        headers: {
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferProfile'];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The resource does not exist. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The URL is too long. */
      414: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  listNews: {
    parameters: {
      query?: {
        /** @description Page, from 0. */
        page?: number;
        /** @description Items per page. */
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
      /** @description A page. News item in a list. */
      200: {
        headers: {
          /** @description Total number of items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['News'][];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  getNews: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the news item.
         * @example 64
         */
        code: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description News item with its texts; the `Formatted` ones are HTML. */
      200: {
        headers: {
          /** @description Lifetime of the response in caches. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsDetail'];
        };
      };
      /** @description Not modified: the response with the `ETag` in `If-None-Match` is still current. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The resource does not exist. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The URL is too long. */
      414: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  showApplication: {
    parameters: {
      query: {
        /**
         * @description Token from the link in a mail.
         * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
         */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Submitted application without names, addresses and texts: the link may be shared. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentApplication'];
        };
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The resource does not exist. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The URL is too long. */
      414: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  sendApplication: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The same for every retry of one application, so that it is stored once.
         * @example 0b7c6c0e-9f4f-4a59-8f4e-8a5a5d2f8e11
         */
        'idempotency-key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    /** @description An application with its documents. */
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * @description What it applies to.
           * @enum {unknown}
           */
          type: 'OFFER' | 'SPONTANEOUS' | 'DCE';
          /**
           * @description With OFFER.
           * @example 2025-10432
           */
          offerReference?: string;
          /**
           * @description With SPONTANEOUS.
           * @enum {unknown}
           */
          domain?: 'logistique' | 'informatique' | 'commercial-reseau' | 'magasins' | 'supports';
          /**
           * @description With DCE: where the store would be, if known.
           * @enum {unknown}
           */
          region?: 'nord-ouest-ile-de-france' | 'est' | 'ouest' | 'grand-sud';
          /**
           * @description One to three codes, comma-joined; from the domain otherwise.
           * @example u-log
           */
          codeEntity?: string;
          /**
           * @description First name.
           * @example Camille
           */
          firstName: string;
          /**
           * @description Last name.
           * @example Durand
           */
          lastName: string;
          /**
           * @description Where the confirmation goes.
           * @example camille@exemple.fr
           */
          email: string;
          /**
           * @description Any: applicants may live abroad.
           * @example 44000
           */
          postalCode: string;
          /**
           * @description Never refused; stored as E.164 where it can be read.
           * @example 06 12 34 56 78
           */
          phone?: string;
          /**
           * Format: binary
           * @description Required with SPONTANEOUS, and with OFFER unless the offer says otherwise: pdf, odt, doc, docx or rtf of 1 to 2 097 152 bytes.
           */
          cv?: string;
          /**
           * Format: binary
           * @description A letter: pdf, odt, doc, docx or rtf of 1 to 2 097 152 bytes.
           */
          motivation?: string;
          /**
           * @description JSON, one for each question of the offer.
           * @example [{"questionId":"q1","value":true}]
           */
          answers?: string;
          /**
           * @description Without it nothing is stored.
           * @enum {string}
           */
          consent: 'true';
          /**
           * @description Where the visitor came from.
           * @example careers
           */
          source?: string;
          /**
           * @description Left empty by people.
           * @example
           */
          website?: string;
        };
      };
    };
    responses: {
      /** @description Stored application. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicationReceipt'];
        };
      };
      /** @description Stored application. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicationReceipt'];
        };
      };
      /** @description Invalid request: the items name the fields. */
      400: {
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
      /** @description The body is not a multipart form. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The key was already used for another form. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Too many requests from one address. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  withdrawApplication: {
    parameters: {
      query: {
        /**
         * @description Token from the link in a mail.
         * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
         */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description New state of an application. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicationState'];
        };
      };
      /** @description Invalid request: the items name the fields. */
      400: {
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
      /** @description The body is not a multipart form. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Too many requests from one address. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  replaceCv: {
    parameters: {
      query: {
        /**
         * @description Token from the link in a mail.
         * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
         */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description New state of an application’s CV. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewerCvState'];
        };
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The resource does not exist. */
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
      /** @description The body is not a multipart form. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Too many requests from one address. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  applyLater: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request for a link, accepted. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplyLaterReceipt'];
        };
      };
      /** @description Invalid request: the items name the fields. */
      400: {
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
      /** @description The body is not a multipart form. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Too many requests from one address. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  subscribe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Alert: criteria, place and recipient. */
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * @description Recipient of the offers.
           * @example camille@exemple.fr
           */
          email: string;
          /**
           * @description One to three codes of jobs, comma-joined or repeated.
           * @example job_boucherie,job_drive
           */
          codeJobName: string;
          /**
           * @description Up to three codes, comma-joined or repeated.
           * @example super-u
           */
          codeEntity?: string;
          /**
           * @description Codes of up to 3 towns, departments and regions, comma-joined: offers in any of them. Other place parameters are then ignored.
           * @example town_44109,dep_35
           */
          codePlace?: string;
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
           * @description Position in degrees, with `longitude`.
           * @example 47.218
           */
          latitude?: string;
          /**
           * @description Position in degrees.
           * @example -1.553
           */
          longitude?: string;
          /**
           * @description Kilometres around the town or position, 5 to 100; 30 without.
           * @example 50
           */
          radius?: string;
          /**
           * @description Codes, comma-joined.
           * @example dr_contract_cdi
           */
          codeContractType?: string;
          /**
           * @description Codes, comma-joined.
           * @example dr_jobtime_tempsplein
           */
          codeOfferTime?: string;
          /**
           * @description Codes of conditions, comma-joined: offers mention all of them.
           * @example mention_beginners
           */
          codeMention?: string;
          /**
           * @description Gross euros a month, as in a search.
           * @example 2000
           */
          minimumSalary?: string;
          /**
           * @description Name of a place as typed, or of up to 3 joined by "ou"; empty for everywhere. Codes and positions apply only if they match this name, or if it is absent.
           * @example Nantes (44) ou Rennes (35)
           */
          place?: string;
          /**
           * @description Maximum frequency of mails: every day, or every seven days.
           * @enum {unknown}
           */
          frequency?: 'DAILY' | 'WEEKLY';
          /**
           * @description Required to store the alert.
           * @enum {string}
           */
          consent: 'true';
          /**
           * @description Honeypot: users leave it empty.
           * @example
           */
          website?: string;
        };
      };
    };
    responses: {
      /** @description Stored alert; inactive until confirmed by the link in its first mail. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertReceipt'];
        };
      };
      /** @description Invalid request: the items name the fields. */
      400: {
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
      /** @description The body is not a multipart form. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Too many requests from one address. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  showAlert: {
    parameters: {
      query: {
        /**
         * @description Token from the link in a mail.
         * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
         */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Criteria and status of an alert. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertDescription'];
        };
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The resource does not exist. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The URL is too long. */
      414: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  confirmAlert: {
    parameters: {
      query: {
        /**
         * @description Token from the link in a mail.
         * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
         */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description New state of an alert. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertState'];
        };
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The resource does not exist. */
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
      /** @description The body is not a multipart form. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Too many requests from one address. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  showEndOfAlert: {
    parameters: {
      query: {
        /**
         * @description Token from the link in a mail.
         * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
         */
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
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  endAlert: {
    parameters: {
      query: {
        /**
         * @description Token from the link in a mail.
         * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
         */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description New state of an alert. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertState'];
        };
      };
      /** @description Invalid request: the items name the fields. */
      400: {
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
      /** @description The body is not a multipart form. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Too many requests from one address. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
  changeAlert: {
    parameters: {
      query: {
        /**
         * @description Token from the link in a mail.
         * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
         */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description New criteria of an alert; absent fields keep their values. */
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * @description One to three codes of jobs, comma-joined or repeated.
           * @example job_boucherie,job_drive
           */
          codeJobName: string;
          /**
           * @description Name of a place as typed, or of up to 3 joined by "ou"; empty for everywhere. Codes and positions apply only if they match this name, or if it is absent.
           * @example Nantes (44) ou Rennes (35)
           */
          place?: string;
          /**
           * @description Kilometres around the town or position, 5 to 100; 30 without.
           * @example 50
           */
          radius?: string;
          /**
           * @description Maximum frequency of mails: every day, or every seven days.
           * @enum {unknown}
           */
          frequency?: 'DAILY' | 'WEEKLY';
        };
      };
    };
    responses: {
      /** @description New state of an alert. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertState'];
        };
      };
      /** @description Invalid request: the items name the fields. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The resource does not exist. */
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
      /** @description The body is not a multipart form. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Too many requests from one address. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description Internal error, recorded in the server’s log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is temporarily unavailable. */
      503: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
    };
  };
}
