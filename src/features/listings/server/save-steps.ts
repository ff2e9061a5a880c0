import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { collectionSteps, globalSteps } from '@/lib/payload/save-pipeline'
import { rowsInPages } from '@/lib/payload/in-pages'
import { nestedRequest } from '@/lib/payload/as-system'

import { fillColumns, computeColumns, type StoredProperty } from './fill-columns'
import {
  indexAgain,
  indexMarquees,
  indexRelated,
  searchIndex,
  withholdBeforeDelete,
} from './search-index/index-hooks'

const batchSize = 100

const propertiesOf = (req: PayloadRequest, relation: string, id: string | number) =>
  rowsInPages((page) =>
    req.payload.find({
      collection: 'properties',
      depth: 0,
      limit: batchSize,
      page,
      sort: 'ref',
      joins: false,
      where: { [relation]: { equals: id } },
      // Privileged on purpose: the columns of all properties are updated, drafts included.
      overrideAccess: true,
      req: nestedRequest(req),
    }),
  ) as unknown as AsyncGenerator<StoredProperty>

interface ColumnSource {
  /** The field of properties that leads to it. */
  relation: 'locality' | 'type'
  /** The fields that columns depend on. */
  watched: readonly string[]
}

/**
 * Computes the columns of properties again when their locality or type changes. Writes directly to the database:
 * no texts change, so no version is created, and a draft is not published by it.
 *
 * @param columnsOf by the slug of the collection
 */
const refreshColumns =
  (columnsOf: Readonly<Record<string, ColumnSource>>): CollectionAfterChangeHook =>
  async ({ collection, doc, previousDoc, operation, req }) => {
    const { relation, watched } = columnsOf[collection.slug] ?? {}
    const hasChanged = watched?.some((name) => doc[name] !== previousDoc?.[name])
    if (operation === 'create' || !relation || !hasChanged) return doc
    for await (const property of propertiesOf(req, relation, doc.id)) {
      const data = await computeColumns(req, property)
      await req.payload.db.updateOne({ collection: 'properties', id: property.id, data, req })
    }
    return doc
  }

/** What properties show of these documents: the fields that lead to them, and those that rows and cards depend on. */
const related = {
  agents: { relations: ['agent'], watched: ['name', 'phone', 'mobilePhone', 'portrait'] },
  localities: {
    relations: ['locality'],
    watched: ['name', 'slug', 'zip', 'municipality', 'countryId', 'latitude', 'longitude'],
  },
  // Any save changes the version in the URL of the file.
  media: {
    relations: ['pictures', 'plans', 'agent.portrait'],
    watched: ['alt', 'filename', 'crop', 'focalX', 'focalY', 'language', 'alteration', 'updatedAt'],
  },
  neighbourhoods: { relations: ['neighbourhood'], watched: ['name'] },
  propertyTypes: { relations: ['type', 'furtherTypes'], watched: ['name', 'slug', 'webId'] },
}

export const listingSteps = collectionSteps({
  fillColumns: {
    stage: 'derive',
    reason: 'lists sort and filter by columns that follow from other fields',
    for: ['properties'],
    run: fillColumns,
  },
  refreshColumns: {
    stage: 'follow',
    reason: 'the columns of properties follow from their place and type',
    for: ['localities', 'propertyTypes'],
    run: refreshColumns({
      localities: { relation: 'locality', watched: ['name', 'zip', 'countryId', 'latitude', 'longitude'] },
      propertyTypes: { relation: 'type', watched: ['name', 'webId'] },
    }),
  },
  indexProperty: {
    stage: 'project',
    reason: 'the row, the cards and the words by which visitors find the property',
    for: ['properties'],
    run: searchIndex.afterChange,
  },
  indexRelated: {
    stage: 'project',
    reason: 'rows and cards show it with its properties; after the columns, from which they are made',
    for: Object.keys(related),
    run: indexRelated(related),
  },
  withholdPictures: {
    stage: 'prepareDeletion',
    reason: 'the pictures of a sold or let property are withheld, or it is not deleted',
    for: ['properties'],
    run: withholdBeforeDelete,
  },
  dropSearchRows: {
    stage: 'projectDeletion',
    reason: 'visitors find it no longer',
    for: ['properties'],
    run: searchIndex.afterDelete,
  },
})

export const globalListingSteps = globalSteps({
  indexAgain: {
    stage: 'project',
    reason: 'every row and card depends on these settings',
    for: ['legal', 'siteConfig'],
    // Cards have the agency's details in their texts.
    run: indexAgain({ legal: ['epcScales'], siteConfig: ['daysShownWhenGone', 'agency'] }),
  },
  indexMarquees: {
    stage: 'project',
    reason: 'a new meaning of a ribbon changes which properties count as available',
    for: ['propertyCodes'],
    run: indexMarquees,
  },
})
