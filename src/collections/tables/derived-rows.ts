import type { Field } from 'payload'

import { defineTable } from '../define-collection'

/** Rows made from documents, which the studio never shows. */

const text = (name: string, index = false): Field => ({ name, type: 'text', index })

const number = (name: string, index = false): Field => ({ name, type: 'number', index })

const flag = (name: string, index = false): Field => ({ name, type: 'checkbox', index })

/** All columns that lists filter by, so that the index alone answers a query; SQLite reads the first ones fastest. */
const filtered = [
  'bedrooms',
  'surfaceLiving',
  'surfaceGround',
  'epc',
  'availability',
  'hasGarden',
  'hasTerrace',
  'hasGarage',
  'hasParking',
  'isFurnished',
  'isNewBuild',
  'latitude',
  'longitude',
  'bathrooms',
  'hasLift',
  'hasPool',
  'isGroundFloor',
  'openHouseUntil',
  'hasPriceCut',
  'pricePerSquareMetre',
  'rentWithCharges',
]

/**
 * One index for searches in chosen places, one for further types, one for parts of the map, one for all others, one per
 * order, which gives a page of a long list without sorting, and one for known public numbers. `npm run bench catalogue` measures their effect.
 */
const searchIndexes = [
  ['locale', 'goal', 'locality', 'webId', 'price', ...filtered, 'onlineSince', 'ref'],
  ['locale', 'goal', 'webId', 'price', ...filtered, 'onlineSince', 'ref', 'locality'],
  ['locale', 'furtherTypes', 'goal', 'locality', 'webId', 'price', ...filtered, 'onlineSince', 'ref'],
  ['locale', 'goal', 'mapCell', 'webId', 'price', ...filtered, 'onlineSince', 'ref', 'locality'],
  ...['onlineSince', 'price', 'sortCity', 'sortType'].map((order) => [
    'locale',
    'goal',
    order,
    'ref',
    'availability',
  ]),
  ['ref', 'locale'],
  // For what counts properties, whatever their languages.
  ['isPrimary', 'goal', 'webId', 'price'],
].map((fields) => ({ fields }))

/**
 * What lists filter and sort by: one narrow row per property that visitors can find and language in which it is
 * published. Derived: `features/listings/server/search-index` writes the rows, and `npm run reindex` makes them anew. Read without
 * access rules, so they contain only public values.
 */
export const searchRows = defineTable({
  slug: 'searchRows',
  indexes: searchIndexes,
  columns: [
    { name: 'property', type: 'text', required: true, index: true },
    { name: 'locale', type: 'text', required: true },
    flag('isPrimary'),
    text('sortCity'),
    text('sortType'),
    number('ref'),
    text('goal'),
    text('locality'),
    number('webId'),
    // Public numbers between commas; null for none.
    text('furtherTypes'),
    number('price'),
    // Of a life annuity; `price` is then an amount that only sorts and filters.
    number('bouquet'),
    number('annuity'),
    number('priceUnit'),
    number('bedrooms'),
    number('surfaceLiving'),
    number('surfaceGround'),
    text('epc'),
    text('availability'),
    flag('hasGarden'),
    flag('hasTerrace'),
    flag('hasGarage'),
    flag('hasParking'),
    flag('isFurnished'),
    flag('isNewBuild'),
    number('bathrooms'),
    flag('hasLift'),
    flag('hasPool'),
    flag('isGroundFloor'),
    // A Belgian day.
    text('openHouseUntil'),
    flag('hasPriceCut'),
    number('pricePerSquareMetre'),
    number('rentWithCharges'),
    flag('isSpotlight', true),
    // The id of the new-build project of which it is a unit.
    text('project', true),
    number('latitude'),
    number('longitude'),
    flag('isApproximate'),
    // Consecutive numbers are near each other: `listings/model/map-grid.ts`.
    number('mapCell'),
    number('marquee', true),
    // ISO dates and times, like the next two.
    text('onlineSince'),
    text('soldAt'),
    text('documentUpdatedAt'),
    // In milliseconds since 1970: a related document has changed; null when the row is up to date.
    number('staleSince', true),
  ],
})

/**
 * The finished cards: one row per property and language in which it is published. Derived, like `searchRows`, and read
 * without access rules.
 */
export const cardRows = defineTable({
  slug: 'cardRows',
  indexes: [{ fields: ['locale', 'ref'] }],
  columns: [
    { name: 'property', type: 'text', required: true, index: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'ref', type: 'number', required: true },
    // JSON: `StoredCard` and `SitemapCard` of `features/listings/model/property-card.ts`.
    { name: 'card', type: 'textarea', required: true },
    { name: 'sitemap', type: 'textarea', required: true },
  ],
})

/**
 * The words that searches find properties by: one row per property, language and word. Derived, like `searchRows`, and
 * read without access rules, so a hidden postal address has no words here.
 */
export const wordRows = defineTable({
  slug: 'wordRows',
  // The whole row, so that the index alone answers a search.
  indexes: [{ fields: ['locale', 'word', 'weight', 'ref'] }],
  columns: [
    { name: 'ref', type: 'number', required: true },
    { name: 'locale', type: 'text', required: true },
    // In lower case without accents, a compound with blanks: `listings/model/words/compounds.ts`.
    { name: 'word', type: 'text', required: true },
    { name: 'weight', type: 'number', required: true },
  ],
})

/**
 * What lists filter the own fields of an agency by: one row per property and field that has a value. Derived, like
 * `searchRows`, and read without access rules. Rows, so that a field more is no change of the database.
 */
export const ownValueRows = defineTable({
  slug: 'ownValueRows',
  indexes: [{ fields: ['name', 'text'] }, { fields: ['name', 'number'] }],
  columns: [
    { name: 'property', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    text('text'),
    number('number'),
  ],
})

/**
 * The words by which the studio finds documents: one row per document. Derived, and read by the search of the studio alone,
 * which asks the access rules of the documents afterwards.
 */
export const studioSearchRows = defineTable({
  slug: 'studioSearchRows',
  indexes: [{ fields: ['kind', 'documentUpdatedAt'] }],
  columns: [
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'text', required: true, index: true },
    // Folded words: `studio-search/model/findable.ts`.
    text('title'),
    text('text'),
    text('restricted'),
    { name: 'documentUpdatedAt', type: 'text', required: true, index: true },
  ],
})

/**
 * What the active searches ask, one narrow row per search and place, so that a property finds its searches by an index.
 * Derived: `features/subscriptions/server/demand-index` writes the rows, and `npm run reindex` makes them anew.
 */
export const demandRows = defineTable({
  slug: 'demandRows',
  // All columns that are compared, so that only rows which match are read.
  indexes: [{ fields: ['goal', 'locality', 'priceMax', 'priceMin', 'types', 'bedroomsMin', 'bedroomsMax'] }],
  columns: [
    text('demand', true),
    text('person'),
    text('goal'),
    // The id of a locality; empty for everywhere.
    text('locality'),
    number('priceMin'),
    number('priceMax'),
    number('bedroomsMin'),
    number('bedroomsMax'),
    // `typeMask` of `features/subscriptions/model/demand-row.ts`; 0 for any type.
    number('types'),
    // JSON of the other conditions: `DemandRest` in the same file.
    text('rest'),
  ],
})

/** What alerts last knew of each property; its id is that of the property. Derived from the search rows over time. */
export const alertStates = defineTable({
  slug: 'alertStates',
  columns: [
    // ISO date and time of the save of the property that was last examined.
    text('seenUpdatedAt'),
    // ISO date and time at which alerts first saw the property on the site.
    text('since'),
    // In euro; null while it was not published.
    number('price'),
    // `SearchAvailability`, or `withdrawn` for a property that is no longer on the site.
    text('availability', true),
  ],
})
