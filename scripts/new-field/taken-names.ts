import { flattenTopLevelFields } from 'payload/shared'

import { properties } from '../../src/collections/properties/properties'
import { findCatalogueField } from '../../src/features/property/model/catalogue'
import { compareParamName, sharedParamName } from '../../src/features/saved/model/saved-params'
import { kindOfQuery } from '../../src/server/request-rules'

import { Refusal } from '../lib/part-name'

/** Fields that every document has; the collection does not name them. */
const ofDocuments = ['id', 'createdAt', 'updatedAt']

const isField = (name: string): boolean =>
  ofDocuments.includes(name) ||
  findCatalogueField(name) !== undefined ||
  flattenTopLevelFields(properties.schema.fields).some((field) => 'name' in field && field.name === name)

/** Whether a page reads it in its address, where lists have the filters of own fields. */
const isParameter = (name: string): boolean =>
  kindOfQuery(`${name}=1`) !== 'other' || name === compareParamName || name === sharedParamName

/** @throws Refusal for a name that means something else in the HTTP API, in addresses of lists or in JavaScript */
export function refuseTakenName(name: string): void {
  if (isField(name) || isParameter(name))
    throw new Refusal(`"${name}" is a field or a filter of the product.`)
  if (name in Object.prototype) throw new Refusal(`"${name}" means something in JavaScript.`)
}
