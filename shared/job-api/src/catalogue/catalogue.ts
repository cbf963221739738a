import type { Facet } from '../schemas/facets.ts';
import type { EntityBody, JobDescriptionBody } from '../schemas/resources.ts';
import type { Database } from '../database/schema.ts';
import { isAlias } from './houses.ts';
import type { CatalogueJob, CatalogueReferential } from './items.ts';
import { departmentOf } from './names-of-places.ts';
import { readEverydayNames, readFormerNames } from './other-names.ts';
import { PlaceNames } from './place-names.ts';
import { PrefixIndex } from './prefix-index.ts';
import type { Match } from './prefix-index.ts';

/** In-memory referentials, entities and jobs, read once: few, needed by every page, and changed only with the data. */
export class Catalogue {
  readonly referentials: readonly CatalogueReferential[];
  readonly entities: readonly EntityBody[];
  readonly jobs: readonly CatalogueJob[];
  readonly placeNames: PlaceNames;
  readonly #byCode: ReadonlyMap<string, CatalogueReferential>;
  readonly #jobByCode: ReadonlyMap<string, CatalogueJob>;
  readonly #entityByCode: ReadonlyMap<string, EntityBody>;
  readonly #byLabelForUrl: ReadonlyMap<string, readonly CatalogueReferential[]>;
  readonly #byType: ReadonlyMap<string, readonly CatalogueReferential[]>;
  readonly #index: PrefixIndex<CatalogueReferential>;

  private constructor(
    referentials: readonly CatalogueReferential[],
    entities: readonly EntityBody[],
    jobs: readonly CatalogueJob[],
  ) {
    this.referentials = referentials;
    this.entities = entities;
    this.jobs = jobs;
    this.#byCode = new Map(referentials.map((item) => [item.code, item]));
    this.#jobByCode = new Map(jobs.map((job) => [job.body.code, job]));
    this.#entityByCode = new Map(entities.map((entity) => [entity.code, entity]));
    this.#byLabelForUrl = Map.groupBy(referentials, ({ labelForUrl }) => labelForUrl);
    this.#byType = Map.groupBy(
      referentials.toSorted((left, right) => left.position - right.position),
      ({ type }) => type,
    );
    this.placeNames = new PlaceNames(referentials);
    this.#index = new PrefixIndex(referentials);
  }

  static async load(database: Database): Promise<Catalogue> {
    const [referentials, entities, jobs] = await Promise.all([
      database.selectFrom('referential').selectAll().where('active', '=', true).execute(),
      database
        .selectFrom('entity')
        .select(['code', 'label', 'color', 'logo_url as logoUrl', 'description'])
        .orderBy('label')
        .execute(),
      database
        .selectFrom('job_description')
        .select(['content', 'parent_code as parentCode', 'promoted', 'seo_position as seoPosition'])
        .orderBy('position')
        .execute(),
    ]);
    const everydayNames = readEverydayNames();
    const formerNames = readFormerNames();
    const { compare } = new Intl.Collator('fr');
    const byLabel = referentials.toSorted((left, right) => compare(left.label, right.label));
    const labelPositions = new Map(byLabel.map(({ code }, position) => [code, position]));
    return new Catalogue(
      referentials.map((row) => ({
        code: row.code,
        originalCode: row.original_code,
        parentOriginalCode: row.parent_original_code,
        label: row.label,
        labelForUrl: row.label_for_url,
        active: row.active,
        areaCodes: row.area_codes,
        type: row.type,
        referentialItemLocation:
          row.longitude === null || row.latitude === null ? null : { lon: row.longitude, lat: row.latitude },
        weight: row.weight,
        position: row.position,
        labelPosition: labelPositions.get(row.code) ?? 0,
        everydayNames: everydayNames[row.code] ?? [],
        formerNames: formerNames.get(row.code) ?? [],
      })),
      entities,
      jobs.map(({ content, ...job }) => ({ ...job, body: content as JobDescriptionBody })),
    );
  }

  referential(code: string): CatalogueReferential | undefined {
    return this.#byCode.get(code);
  }

  job(code: string): CatalogueJob | undefined {
    return this.#jobByCode.get(code);
  }

  entity(code: string): EntityBody | undefined {
    return this.#entityByCode.get(code);
  }

  /** Returns the referentials of a type, in the order of their positions. */
  ofType(type: string): readonly CatalogueReferential[] {
    return this.#byType.get(type) ?? [];
  }

  /** Returns the department around a town, the region around a department. */
  areaAround({ type, label, areaCodes }: CatalogueReferential): CatalogueReferential | undefined {
    const number = type === 'TOWN' ? departmentOf({ label }) : areaCodes[0];
    const larger = { TOWN: 'DEPARTMENT', DEPARTMENT: 'REGION' }[type];
    return this.ofType(larger ?? '').find((area) => number !== undefined && area.areaCodes.includes(number));
  }

  /** Returns the values of a facet, with companies of one group once. */
  valuesOf({ type, values }: Facet): readonly { code: string; label: string }[] {
    if (type === 'ENTITY') return this.entities.filter(({ code }) => !isAlias(code));
    return values ?? this.ofType(type);
  }

  /** Returns the referentials of these types (all if none is given), with this URL label if one is given. */
  ofTypes(types: readonly string[], labelForUrl?: string): readonly CatalogueReferential[] {
    if (labelForUrl === undefined) {
      return types.length === 0 ? this.referentials : types.flatMap((type) => this.ofType(type));
    }
    const named = this.#byLabelForUrl.get(labelForUrl) ?? [];
    return types.length === 0 ? named : named.filter(({ type }) => types.includes(type));
  }

  /** Returns the referentials matching a typed text, most likely first; of all types if none is given. */
  suggest(text: string, types: readonly string[]): readonly Match<CatalogueReferential>[] {
    return this.#index.find(text).filter(({ item: { type } }) => types.length === 0 || types.includes(type));
  }

  /** Returns code and label of a referential; the code is the label of an unknown one. */
  labelled(code: string): { code: string; label: string } {
    return { code, label: this.referential(code)?.label ?? code };
  }
}
