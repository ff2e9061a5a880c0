import { isAdministrator, isStaff, noAccess, ownAccess } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

const ownLinks = ownAccess(
  isAdministrator,
  ['editor', 'agent', 'translator'],
  'The links that the account made.',
  (user) => ({ user: { equals: user.id } }),
)

/** Links that open a draft without an account. A deleted link opens nothing any more; ended ones are deleted. */
export const previewLinks = defineCollection({
  menu: { group: 'content', shownTo: isStaff },
  access: { create: noAccess, read: ownLinks, update: noAccess, delete: ownLinks },
  schema: {
    slug: 'previewLinks',
    labels: {
      singular: {
        nl: 'Gedeeld voorbeeld',
        fr: 'Aperçu partagé',
        en: 'Shared preview',
        de: 'Geteilte Vorschau',
      },
      plural: {
        nl: 'Gedeelde voorbeelden',
        fr: 'Aperçus partagés',
        en: 'Shared previews',
        de: 'Geteilte Vorschauen',
      },
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'kind', 'user', 'createdAt', 'until', 'revoke'],
      listSearchableFields: ['title'],
      description: {
        nl: 'Links waarmee iemand zonder account een concept ziet. Een ingetrokken link werkt meteen niet meer.',
        fr: 'Liens avec lesquels une personne sans compte voit un brouillon. Un lien retiré ne fonctionne plus aussitôt.',
        en: 'Links with which a person without an account sees a draft. A revoked link stops working at once.',
        de: 'Links, mit denen eine Person ohne Konto einen Entwurf sieht. Ein widerrufener Link gilt sofort nicht mehr.',
      },
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      {
        // As it was when the link was made.
        name: 'title',
        type: 'text',
        label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
        admin: { components: { Cell: '/studio/place-cell#DocumentCell' } },
      },
      {
        name: 'kind',
        type: 'text',
        required: true,
        label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
        admin: { components: { Cell: '/studio/place-cell#PlaceCell' } },
      },
      {
        name: 'document',
        type: 'text',
        required: true,
        index: true,
        label: { nl: 'Nummer', fr: 'Numéro', en: 'Number', de: 'Nummer' },
        admin: { hidden: true },
      },
      {
        name: 'user',
        type: 'relationship',
        relationTo: 'users',
        required: true,
        index: true,
        label: { nl: 'Gemaakt door', fr: 'Créé par', en: 'Made by', de: 'Erstellt von' },
      },
      {
        name: 'until',
        type: 'date',
        required: true,
        index: true,
        label: { nl: 'Werkt tot', fr: 'Fonctionne jusqu’au', en: 'Works until', de: 'Gilt bis' },
        admin: { date: { pickerAppearance: 'dayAndTime' } },
      },
      {
        name: 'revoke',
        type: 'ui',
        label: { nl: 'Intrekken', fr: 'Retirer', en: 'Revoke', de: 'Widerrufen' },
        admin: { components: { Cell: '/features/preview/studio/revoke-link#RevokeCell', Field: false } },
      },
    ],
  },
})
