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
     * @description Words are found in all their forms, by other names, and as a job with a place, a contract or a condition: "alternance boucher nantes". When no offer has all of it, `correctedKeywords` and `replacedKeywords` say what was searched instead, `hasAnyKeyword`, `leftOutKeywords` and `widenedPlace` that a part was enough. Relevance puts near offers first. Of several places the first counts: town, department, region, position. Open offers only; ties are ordered by date, then reference.
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
     * @description In the order asked for, 200 at most, closed ones too; unknown references are left out. For favourites.
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
     * Searches that find something, for search engines
     * @description Every pair of a job with a town, a department, a region or a contract type that has open offers, the one with most offers first. Only values whose URL label means them: "paris" is the department. Kept for an hour.
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
     * Where the offers of a search are
     * @description Takes what `GET /offers/` takes and reads it the same way. Departments without any of the offers are left out; by number, in one page.
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
     * @description With all its texts and questions. A closed offer is still there, with `status` CLOSED.
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
     * Values of some types, or what a typed text may mean
     * @description With `keyword` the likeliest come first, with the number of offers that choosing each would find; with `labelForUrl` those whose address has this label. Places without offers are left out where others have some; those called exactly so come first, the others of a page are towns, departments, regions, then overseas. They are found by everyday names too, such as "idf".
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
     * @description The most important first: for links to popular searches.
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
     * Jobs and more that a typed text may mean
     * @description Items of the types OFFER_FAMILY (job), FAMILY_CATEGORY (sector), OFFER_PROFILE, and CONTRACT_TYPE, DURATION, ENTITY and MENTION, whose label a search understands as keywords. What is called so first, then what begins so, then what has such a word; among these by open offers. Found by feminine forms and other names too: `matchedName` says which.
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
     * One value
     * @description Of any type, by the code that other calls take.
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
     * @description All of the group, by name.
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
     * @description Sectors have no parent. Parameters narrow the list; all of them must hold.
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
     * @description The jobs that have addresses of their own for offers, the most popular first.
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
     * @description The usual name of what an offer looks for, as addresses write it.
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
     * @description What has been published up to now, the latest first.
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
     * One piece of news
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
     * What was sent
     * @description For the page that its confirmation mail leads to. Nothing changes by it, and no cache keeps it.
     */
    get: operations['showApplication'];
    put?: never;
    /**
     * Apply to an offer, spontaneously, or to be contacted
     * @description Stored once for each key, offer and address, and for a spontaneous one each company and address; confirmed by mail. The content of files decides what they are. A browser that posts the form of a page (`Accept: text/html`) is sent on with 303.
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
     * @description Deletes it and its documents at once. Again is no error.
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
     * @description By the rules of files of an application. It replaces the CV before, which is deleted at once, and is confirmed by mail, once an hour.
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
     * @description One mail a day for each offer and address, and five for each address. The answer is the same for every address. A browser that posts the form of a page (`Accept: text/html`) is sent on with 303.
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
     * @description The answer is the same for a known and an unknown address; the link of the first mail confirms the alert.
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
     * What an alert looks for
     * @description For the pages that its mails lead to. Nothing changes by it, and no cache keeps it.
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
     * @description What the button does to which the link of the first mail leads, for seven days.
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
     * @description For mail programs that open the address: that alone ends nothing.
     */
    get: operations['showEndOfAlert'];
    put?: never;
    /**
     * End an alert
     * @description One click of a mail program (RFC 8058), or the button of the page, whose form may say why. Again is no error.
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
     * @description Jobs, place and frequency; what is absent stays. The time after which it ends begins anew, and one that waits for its confirmation is confirmed.
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
    /** @description What an alert looks for, and whether it does. */
    AlertDescription: {
      /**
       * @description EXPIRED was not confirmed in time, and is deleted soon.
       * @enum {unknown}
       */
      status: 'PENDING_CONFIRMATION' | 'ACTIVE' | 'EXPIRED';
      /**
       * @description How often mails come at most: every day, or every seven days.
       * @enum {unknown}
       */
      frequency: 'DAILY' | 'WEEKLY';
      /** @description As parameters of a search. No address: the link may be passed on. */
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
         * @description Codes of up to 3 towns, departments and regions, comma-joined: offers in any of them. The other places do not count then.
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
         * @description Codes of conditions that offers mention, comma-joined: all of them.
         * @example mention_beginners
         */
        codeMention?: string;
        /**
         * @description Euros a month before tax, as in a search.
         * @example 2000
         */
        minimumSalary?: string;
      };
    };
    /** @description An alert that was stored; it waits for the click in its first mail. */
    AlertReceipt: {
      /**
       * @description Its identifier.
       * @example 0b7c6c0e-9f4f-4a59-8f4e-8a5a5d2f8e11
       */
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
       * @description Its identifier, for programs.
       * @example 5f0c3f5e-2f5d-4a0e-9c39-0b7d3f1f2a64
       */
      id: string;
      /**
       * @description What to name when asking about it: short, without characters that look alike. It opens nothing.
       * @example 7XQM-42RC
       */
      reference?: string;
      /**
       * Format: date-time
       * @description When it was stored.
       * @example 2026-11-03T07:00:00.000Z
       */
      receivedAt: string;
    };
    /** @description What an application has become. */
    ApplicationState: {
      /**
       * @description It and its documents are deleted.
       * @enum {unknown}
       */
      status: 'WITHDRAWN';
    };
    /** @description A link was asked for. */
    ApplyLaterReceipt: {
      /**
       * @description The same for every address.
       * @enum {unknown}
       */
      status: 'REQUESTED';
    };
    /** @description How many offers of a search a department has. */
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
       * @description Offers of the search that are there.
       * @example 37
       */
      count: number;
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
      /**
       * @description What it does.
       * @example Les supermarchés de proximité du groupement.
       */
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
       * @description What it is. HTML, to be sanitised before it is shown.
       * @example <p>Le boucher prépare les viandes.</p>
       */
      presentationFormatted: string;
      /**
       * @description What one does. HTML, to be sanitised before it is shown.
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
         * @description Still picture, of our own host.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        vignetteUrl: string;
      }[];
      testimonies: {
        /**
         * @description What is said.
         * @example Chaque client a sa recette.
         */
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
        /**
         * @description Portrait.
         * @example /static/ui/illustrations/scene-magasin.svg
         */
        photoUrl: string;
        /**
         * @description What the portrait shows.
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
         * @description What it shows.
         * @example Un étal de boucherie
         */
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
        /**
         * @description Its number.
         * @example 12
         */
        id: number;
        /**
         * @description In short. HTML, to be sanitised before it is shown.
         * @example <p>Les métiers de la viande.</p>
         */
        resumeFormatted: string;
        /**
         * @description At length. HTML, to be sanitised before it is shown.
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
    /** @description What the CV of an application has become. */
    NewerCvState: {
      /**
       * @description The CV before is deleted.
       * @enum {unknown}
       */
      status: 'REPLACED';
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
       * @description Where the button leads.
       * @example /offres-emploi
       */
      buttonUrl: string | null;
      /**
       * @description What the button does, in full.
       * @example Voir nos offres d’emploi
       */
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
        /**
         * @description What it shows.
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
         * @description What it shows.
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
         * @description What it shows.
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
       * @description What somebody says.
       * @example J’ai appris mon métier ici.
       */
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
      /**
       * @description Whether employer and address are kept from the public.
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
      /** @description Null where the offer does not say what it pays. */
      salary?: {
        /**
         * @description Least, before tax.
         * @example 1950
         */
        minimum: number;
        /**
         * @description Most; the same as the least where one figure is given.
         * @example 2150
         */
        maximum: number;
        /**
         * @description ISO 4217.
         * @example EUR
         */
        currency: string;
        /**
         * @description For how much work.
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
      /**
       * @description Whether employer and address are kept from the public.
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
      /** @description Null where the offer does not say what it pays. */
      salary?: {
        /**
         * @description Least, before tax.
         * @example 1950
         */
        minimum: number;
        /**
         * @description Most; the same as the least where one figure is given.
         * @example 2150
         */
        maximum: number;
        /**
         * @description ISO 4217.
         * @example EUR
         */
        currency: string;
        /**
         * @description For how much work.
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
         * @description What an answer names.
         * @example q1
         */
        id: string;
        /**
         * @description The question.
         * @example Quand êtes-vous disponible ?
         */
        label: string;
        /**
         * @description An unknown type is answered with a text.
         * @example SINGLE_CHOICE
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
      /**
       * @description Whether an application needs a CV.
       * @example true
       */
      isCVRequired: boolean;
      /** @description Left out on an anonymous offer. */
      recruiter?: {
        /**
         * @description Who receives applications.
         * @example Claire Morvan
         */
        name: string;
        /**
         * @description Who that is.
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
       * @description Until when one can apply.
       * @example 2027-01-31T22:59:59.000Z
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
    /** @description A job with a place or a contract type that has open offers. */
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
       * @description Open offers of both; of a town itself, where a search looks around it too.
       * @example 6
       */
      count: number;
      /**
       * Format: date-time
       * @description When the latest of them was published.
       * @example 2026-11-03T07:00:00.000Z
       */
      publicationDate: string;
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
      /** @description All conditions that offers mention, with the offers that choosing each one besides would leave. */
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
       * @description How many of the offers found say what they pay, `minimumSalary` left aside.
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
         * @description Offers that it leaves.
         * @example 12
         */
        count: number;
      }[];
      /** @description Some values of `minimumSalary`, the first being all offers that say what they pay. */
      paidFrom?: {
        /**
         * @description Value of the parameter.
         * @example 2000
         */
        value: number;
        /**
         * @description Offers that it leaves.
         * @example 9
         */
        count: number;
      }[];
      /**
       * @description The words that were searched, where those typed find nothing.
       * @example poissonnier
       */
      correctedKeywords?: string;
      /**
       * @description What to ask the visitor, where the words typed are right but no offer has them: words of offers that look like them.
       * @example cariste
       */
      suggestedKeywords?: string;
      /** @description True where no offer has all that is typed: these have a part of it, as `leftOutKeywords` and `widenedPlace` say. */
      hasAnyKeyword?: boolean;
      /** @description The place that was read out of the keywords. To make it the criterion, search `remainingKeywords` there. */
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
         * @description The words that name it, as typed.
         * @example nante
         */
        typed?: string;
        /** @description A town elsewhere: its name was typed beside this department, which has no such town. */
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
      /** @description Further places in the keywords, searched as well: `codePlace` takes them with the first one. What is widened is the radius around each, `widenedPlace` being the first. */
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
         * @description The words that name it, as typed.
         * @example rennes
         */
        typed: string;
      }[];
      /** @description Other places of the name that was typed, or of the name of `codeTown`; those with most inhabitants first. */
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
       * @description What is left to look for as words once place and filters that were read are criteria; may be empty. Searching it with these finds the same, unless `hasAnyKeyword` says that it was in vain.
       * @example boulangerie
       */
      searchedKeywords?: string;
      /** @description Values of filters that were read out of the keywords: they count as chosen, besides those of the query. */
      keywordFilters?: {
        /**
         * @description Parameter that takes the code.
         * @example codeContractType
         * @enum {unknown}
         */
        parameter: 'codeContractType' | 'codeOfferTime' | 'codeEntity' | 'codeMention';
        /**
         * @description Value that offers must have.
         * @example dr_contract_alternance
         */
        code: string;
        /**
         * @description Its name.
         * @example Alternance
         */
        label: string;
        /**
         * @description The words that name it, as typed.
         * @example alternance
         */
        typed: string;
      }[];
      /**
       * @description Kilometres around the town, as the keywords say: "à 20 km de".
       * @example 20
       */
      keywordRadius?: number;
      /**
       * @description Gross euros a month that the keywords ask for; for `minimumSalary`.
       * @example 2000
       */
      keywordSalary?: number;
      /** @description What the words ask for that is no offer: a position, to own a store, help. */
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
      /** @description Words that were searched by what comes nearest to them. */
      replacedKeywords?: {
        /**
         * @description What no offer says.
         * @example drh
         */
        typed: string;
        /**
         * @description What comes nearest.
         * @example responsable ressources humaines
         */
        searched: string;
      }[];
      /**
       * @description Words, as typed, that the offers found do not have: "sans permis", "-nantes".
       * @example [
       *       "permis"
       *     ]
       */
      excludedKeywords?: string[];
      /**
       * @description References of offers that the keywords are: these offers are the answer.
       * @example [
       *       "2026-16462"
       *     ]
       */
      keywordReferences?: string[];
      /**
       * @description Words, as typed, that the offers found need not have.
       * @example [
       *       "mco"
       *     ]
       */
      leftOutKeywords?: string[];
      /** @description Where these offers are, as there are none at the place of the keywords: around it, or in its region. */
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
    /** @description An item of a list of values: a place, a contract type, a working time… */
    Referential: {
      /**
       * @description What other calls take.
       * @example town_44109
       */
      code: string;
      /**
       * @description INSEE number; null where it has letters.
       * @example 44109
       */
      originalCode: number | null;
      /**
       * @description Number of the department of a town, of the region of a department.
       * @example 44
       */
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
       * @description Which list of values it is of.
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
       * @description With a keyword: open offers that choosing it finds, within 30 km of a town.
       * @example 37
       */
      count?: number;
      /**
       * @description With a keyword: what the text is the start of, where that is not its own name.
       * @example mise en rayon
       */
      matchedName?: string;
    };
    /** @description What was sent, without names, addresses and texts: the link may be passed on. */
    SentApplication: {
      /**
       * @description What it applies to.
       * @enum {unknown}
       */
      type: 'OFFER' | 'SPONTANEOUS' | 'DCE';
      /**
       * @description What to name when asking about it.
       * @example 7XQM-42RC
       */
      reference: string;
      /**
       * Format: date-time
       * @description When it was stored.
       * @example 2026-11-03T07:00:00.000Z
       */
      receivedAt: string;
      /** @description None for an anonymous offer. */
      recipients: string[];
      /**
       * @description With SPONTANEOUS.
       * @example Logistique
       */
      domain?: string;
      /** @description With DCE, where it was given. */
      region?: {
        /**
         * @description Its name.
         * @example Est
         */
        label: string;
        /**
         * @description Who answers there.
         * @example Karim Benali
         */
        contact: string;
      };
      /** @description With OFFER, as long as the offer is known. */
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
         * @description Where it is.
         * @example Super U Vertou
         */
        locationName: string;
        /**
         * @description Whether one can still apply.
         * @example true
         */
        isOpen: boolean;
      };
      documents: {
        /**
         * @description What it is.
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
       * @description Number of questions that were answered.
       * @example 2
       */
      answers: number;
      /**
       * Format: date-time
       * @description When a newer CV has replaced the one before.
       * @example 2026-11-03T07:00:00.000Z
       */
      cvReplacedAt?: string;
      /**
       * @description Whether a phone number was given.
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
        /** @description `words`: no place, no filter and no intent is read out of the keywords. */
        keywordsAs?: 'words';
        /**
         * @description Codes of up to 3 towns, departments and regions, comma-joined: offers in any of them. The other places do not count then.
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
         * @description Only offers published in so many days up to now.
         * @example 7
         */
        publishedWithinDays?: number;
        /**
         * @description Only offers that say what they pay, up to this or more: euros a month before tax, an hour being 1/151.67 of a month, a year 12 months. `withSalary` says how many offers say it at all.
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
      /** @description A page of offers; each aggregation ignores its own selection. */
      200: {
        headers: {
          /** @description Number of all items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferSearchResult'];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
          /** @description Number of all items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Offer'][];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
        /** @description Items a page. */
        size?: number;
        /**
         * @description Types of the values, comma-joined: TOWN, DEPARTMENT, REGION, CONTRACT_TYPE; all without.
         * @example TOWN
         */
        type?: string;
        /**
         * @description Codes of jobs, comma-joined; all without.
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
      /** @description A page. A job with a place or a contract type that has open offers. */
      200: {
        headers: {
          /** @description Number of all items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferSearch'][];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
        /** @description `words`: no place, no filter and no intent is read out of the keywords. */
        keywordsAs?: 'words';
        /**
         * @description Codes of up to 3 towns, departments and regions, comma-joined: offers in any of them. The other places do not count then.
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
         * @description Only offers published in so many days up to now.
         * @example 7
         */
        publishedWithinDays?: number;
        /**
         * @description Only offers that say what they pay, up to this or more: euros a month before tax, an hour being 1/151.67 of a month, a year 12 months. `withSalary` says how many offers say it at all.
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
      /** @description A page. How many offers of a search a department has. */
      200: {
        headers: {
          /** @description Number of all items. */
          'X-Total-Elements'?: number;
          /** @description Number of pages of this size, not the last index. */
          'X-Total-Pages'?: number;
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DepartmentCount'][];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferDetail'];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The address is too long. */
      414: {
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
      /** @description The service is not available now. */
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
         * @description Start of a label without accents, of a word of it, of an everyday name, or of a postcode.
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
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Referential'][];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Referential'][];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
        /** @description Items a page. */
        size?: number;
        /**
         * @description Ignored: suggestions are by relevance.
         * @example score,desc
         */
        sort?: string;
        /**
         * @description Start of a word of the label, or of another name.
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
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Referential'][];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
      /** @description An item of a list of values: a place, a contract type, a working time… */
      200: {
        headers: {
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Referential'];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The address is too long. */
      414: {
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
      /** @description The service is not available now. */
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
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Entity'][];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDescription'][];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDescription'][];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
      /** @description A sector (no parent) or a job. */
      200: {
        headers: {
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDescription'];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The address is too long. */
      414: {
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
      /** @description The service is not available now. */
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
      /** @description The usual name of what an offer looks for. */
      200: {
        headers: {
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferProfile'];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The address is too long. */
      414: {
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
      /** @description The service is not available now. */
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
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['News'][];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
          /** @description How long the answer may be kept. */
          'Cache-Control'?: string;
          /** @description For `If-None-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsDetail'];
        };
      };
      /** @description The answer with the `ETag` of `If-None-Match` is still true. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The address is too long. */
      414: {
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
      /** @description The service is not available now. */
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
         * @description From the link of a mail.
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
      /** @description What was sent, without names, addresses and texts: the link may be passed on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentApplication'];
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
      /** @description The address is too long. */
      414: {
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
      /** @description The service is not available now. */
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
         * @description Kept over retries of one application, which is then stored once.
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
      /** @description The key was used for another form. */
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
         * @description From the link of a mail.
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
      /** @description What an application has become. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicationState'];
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
         * @description From the link of a mail.
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
      /** @description What the CV of an application has become. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewerCvState'];
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
      /** @description A link was asked for. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplyLaterReceipt'];
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
    /** @description An alert: what, where, for whom. */
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * @description Gets the offers.
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
           * @description Codes of up to 3 towns, departments and regions, comma-joined: offers in any of them. The other places do not count then.
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
           * @description Codes of conditions that offers mention, comma-joined: all of them.
           * @example mention_beginners
           */
          codeMention?: string;
          /**
           * @description Euros a month before tax, as in a search.
           * @example 2000
           */
          minimumSalary?: string;
          /**
           * @description Name of a place as people type it, or of up to 3 with "ou" between them; empty for everywhere. Codes and positions count only where it is theirs, or absent.
           * @example Nantes (44) ou Rennes (35)
           */
          place?: string;
          /**
           * @description How often mails come at most: every day, or every seven days.
           * @enum {unknown}
           */
          frequency?: 'DAILY' | 'WEEKLY';
          /**
           * @description Without it nothing is stored.
           * @enum {string}
           */
          consent: 'true';
          /**
           * @description Left empty by people.
           * @example
           */
          website?: string;
        };
      };
    };
    responses: {
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
         * @description From the link of a mail.
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
      /** @description What an alert looks for, and whether it does. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertDescription'];
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
      /** @description The address is too long. */
      414: {
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
      /** @description The service is not available now. */
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
         * @description From the link of a mail.
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
         * @description From the link of a mail.
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
      /** @description The request is refused: the items say which fields are wrong. */
      400: {
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
      /** @description The service is not available now. */
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
         * @description From the link of a mail.
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
         * @description From the link of a mail.
         * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
         */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What an alert looks for from now on; what is absent stays. */
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * @description One to three codes of jobs, comma-joined or repeated.
           * @example job_boucherie,job_drive
           */
          codeJobName: string;
          /**
           * @description Name of a place as people type it, or of up to 3 with "ou" between them; empty for everywhere. Codes and positions count only where it is theirs, or absent.
           * @example Nantes (44) ou Rennes (35)
           */
          place?: string;
          /**
           * @description Kilometres around the town or position, 5 to 100; 30 without.
           * @example 50
           */
          radius?: string;
          /**
           * @description How often mails come at most: every day, or every seven days.
           * @enum {unknown}
           */
          frequency?: 'DAILY' | 'WEEKLY';
        };
      };
    };
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
      /** @description The server has made an error; it is in its log. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorItems'];
        };
      };
      /** @description The service is not available now. */
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
