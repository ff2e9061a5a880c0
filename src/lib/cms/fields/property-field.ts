import type { SingleRelationshipField } from 'payload'

/** Points at the property a document belongs to; access rules look through it at the agent and the owners. */
export function propertyField(required = true): SingleRelationshipField {
  return {
    name: 'property',
    type: 'relationship',
    relationTo: 'properties',
    index: true,
    required,
    label: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
  }
}
