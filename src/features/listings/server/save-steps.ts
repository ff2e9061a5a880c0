import { collectionSteps, globalSteps } from '@/lib/payload/save-pipeline'

import { fillColumns } from './fill-columns'
import { refreshColumns } from './refresh-columns'
import {
  indexAgain,
  indexMarquees,
  indexRelated,
  searchIndex,
  withholdBeforeDelete,
} from './search-index/index-hooks'

/** What properties show of these documents: the fields that lead to them, and those that rows and cards depend on. */
const related = {
  agents: { relations: ['agent'], watched: ['name', 'phone', 'mobilePhone'] },
  localities: {
    relations: ['locality'],
    watched: ['name', 'slug', 'zip', 'municipality', 'countryId', 'latitude', 'longitude'],
  },
  // Any save changes the version in the URL of the file.
  media: {
    relations: ['pictures', 'plans'],
    watched: ['alt', 'filename', 'crop', 'focalX', 'focalY', 'language', 'updatedAt'],
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
