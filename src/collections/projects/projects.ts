import type { Field } from 'payload'

import { tags } from '@/lib/cache/tags'
import {
  closedToTranslators,
  isAdministrator,
  isAgent,
  isStaff,
  publishedOrStaff,
} from '@/lib/payload/access'
import { draftsWithAutosave } from '@/lib/payload/drafts'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { nameField } from '@/lib/payload/fields/common-fields'
import { picturesInput } from '@/features/media/server/pictures-input'
import { publishedInField } from '@/features/translation/server/published-in-field'
import { translationFields } from '@/features/translation/server/translation-fields'
import { projectAddressField } from '@/features/routing/server/project-address-field'
import { publicAddressEndpoint } from '@/features/routing/server/public-address-endpoint'

import { defineCollection } from '../define-collection'
import { externalWebField, projectAddress, projectTexts } from './project-fields'

const identity: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'number',
        type: 'number',
        required: true,
        unique: true,
        min: 1,
        max: 999_999_999,
        access: closedToTranslators,
        label: { nl: 'Projectnummer', fr: 'Numéro du projet', en: 'Project number', de: 'Projektnummer' },
        admin: { width: '50%', step: 1 },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        index: true,
        defaultValue: 'active',
        access: closedToTranslators,
        label: {
          nl: 'Status van het project',
          fr: 'Statut du projet',
          en: 'Project status',
          de: 'Status des Projekts',
        },
        options: [
          { value: 'active', label: { nl: 'In verkoop', fr: 'En vente', en: 'On sale', de: 'Im Verkauf' } },
          {
            value: 'upcoming',
            label: { nl: 'Binnenkort', fr: 'Bientôt', en: 'Coming soon', de: 'Demnächst' },
          },
          { value: 'sold', label: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' } },
          {
            value: 'soldOut',
            label: { nl: 'Uitverkocht', fr: 'Tout vendu', en: 'Sold out', de: 'Ausverkauft' },
          },
        ],
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'types',
    type: 'relationship',
    relationTo: 'propertyTypes',
    hasMany: true,
    access: closedToTranslators,
    label: { nl: 'Types', fr: 'Types', en: 'Types', de: 'Objektarten' },
  },
  externalWebField,
  {
    name: 'agent',
    type: 'relationship',
    relationTo: 'agents',
    access: closedToTranslators,
    label: { nl: 'Contactpersoon', fr: 'Personne de contact', en: 'Contact person', de: 'Ansprechpartner' },
  },
]

const media: Field[] = [
  {
    name: 'pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    access: closedToTranslators,
    filterOptions: { mimeType: { contains: 'image/' } },
    label: { nl: 'Foto’s', fr: 'Photos', en: 'Pictures', de: 'Fotos' },
    admin: { components: { Field: picturesInput({ altSource: 'project' }) } },
  },
  {
    name: 'units',
    type: 'join',
    collection: 'properties',
    on: 'project',
    label: { nl: 'Eenheden', fr: 'Unités', en: 'Units', de: 'Einheiten' },
    admin: { defaultColumns: ['studioTitle', 'status', 'price'] },
  },
]

/** New-build projects. Their units are properties that reference them; prices and surfaces come from the units. */
export const projects = defineCollection({
  menu: { group: 'catalogue', shownTo: isStaff },
  access: {
    create: isAgent,
    read: publishedOrStaff,
    update: isStaff,
    delete: isAdministrator,
    readVersions: isStaff,
  },
  refreshes: ({ differs }) => [
    tags.list('projects'),
    ...(differs('name', 'slug', 'number', 'publishedIn', 'externalWeb') ? [tags.routes] : []),
  ],
  findable: {
    title: ['name'],
    text: ['number'],
    related: [
      { field: 'locality', collection: 'localities', texts: ['name', 'zip'] },
      { field: 'agent', collection: 'agents', texts: ['name'] },
    ],
  },
  schema: {
    slug: 'projects',
    labels: {
      singular: { nl: 'Nieuwbouwproject', fr: 'Projet neuf', en: 'New-build project', de: 'Neubauprojekt' },
      plural: {
        nl: 'Nieuwbouwprojecten',
        fr: 'Projets neufs',
        en: 'New-build projects',
        de: 'Neubauprojekte',
      },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'number', 'status', '_status'],
    },
    defaultSort: '-number',
    // The access rule of the postal address reads it, whatever a query selects.
    forceSelect: { publishAddress: true },
    trash: true,
    versions: draftsWithAutosave,
    endpoints: [...translationEndpoints, publicAddressEndpoint('projects')],
    fields: [
      nameField(),
      projectAddressField(),
      publishedInField(),
      ...translationFields(),
      {
        type: 'tabs',
        tabs: [
          { label: { nl: 'Identiteit', fr: 'Identité', en: 'Identity', de: 'Identität' }, fields: identity },
          { label: { nl: 'Teksten', fr: 'Textes', en: 'Texts', de: 'Texte' }, fields: projectTexts },
          { label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' }, fields: projectAddress },
          {
            label: {
              nl: 'Media en eenheden',
              fr: 'Médias et unités',
              en: 'Media and units',
              de: 'Medien und Einheiten',
            },
            fields: media,
          },
        ],
      },
    ],
  },
})
