import { tags } from '@/lib/cache/tags'
import { anyone, isEditor } from '@/lib/payload/access'
import { urlField } from '@/lib/payload/fields/link-field'

import { defineCollection } from './define-collection'

/** Former paths and their new targets. */
export const redirects = defineCollection({
  menu: { group: 'content', shownTo: isEditor },
  access: { create: isEditor, read: anyone, update: isEditor, delete: isEditor },
  refreshes: () => [tags.routes],
  schema: {
    slug: 'redirects',
    labels: {
      singular: { nl: 'Doorverwijzing', fr: 'Redirection', en: 'Redirect', de: 'Weiterleitung' },
      plural: { nl: 'Doorverwijzingen', fr: 'Redirections', en: 'Redirects', de: 'Weiterleitungen' },
    },
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'permanent', 'source', 'updatedAt'],
      components: { beforeListTable: ['/composition/studio-parts#UrlTest'] },
    },
    fields: [
      {
        name: 'from',
        type: 'text',
        required: true,
        unique: true,
        label: { nl: 'Oud adres', fr: 'Ancienne adresse', en: 'Old address', de: 'Alte Adresse' },
        admin: {
          description: {
            nl: 'Volledig pad met de taal, bijvoorbeeld /nl/oud-adres/.',
            fr: 'Chemin complet avec la langue, par exemple /fr/ancienne-adresse/.',
            en: 'Full path with the language, for example /en/old-address/.',
            de: 'Vollständiger Pfad mit der Sprache, zum Beispiel /de/alte-adresse/.',
          },
        },
      },
      {
        ...urlField(true),
        name: 'to',
        index: true,
        label: { nl: 'Nieuw adres', fr: 'Nouvelle adresse', en: 'New address', de: 'Neue Adresse' },
        admin: {
          description: {
            nl: 'Volledig pad met de taal, of een adres van een andere site.',
            fr: 'Chemin complet avec la langue, ou une adresse d’un autre site.',
            en: 'Full path with the language, or an address of another site.',
            de: 'Vollständiger Pfad mit der Sprache oder eine Adresse einer anderen Website.',
          },
        },
      },
      {
        name: 'permanent',
        type: 'checkbox',
        defaultValue: true,
        label: { nl: 'Voorgoed', fr: 'Définitif', en: 'For good', de: 'Dauerhaft' },
        admin: {
          description: {
            nl: 'Zoekmachines vervangen het oude adres. Uit: tijdelijk.',
            fr: 'Les moteurs remplacent l’ancienne adresse. Désactivé : provisoire.',
            en: 'Search engines replace the old address. Off: for the time being.',
            de: 'Suchmaschinen ersetzen die alte Adresse. Aus: vorübergehend.',
          },
        },
      },
      {
        name: 'source',
        type: 'select',
        defaultValue: 'editor',
        access: { create: () => false, update: () => false },
        label: { nl: 'Herkomst', fr: 'Origine', en: 'Source', de: 'Herkunft' },
        options: [
          { value: 'editor', label: { nl: 'Redactie', fr: 'Rédaction', en: 'Editor', de: 'Redaktion' } },
          {
            value: 'system',
            label: { nl: 'Gewijzigd pad', fr: 'Chemin modifié', en: 'Changed path', de: 'Geänderter Pfad' },
          },
          {
            value: 'import',
            label: { nl: 'Vorige site', fr: 'Ancien site', en: 'Former site', de: 'Frühere Website' },
          },
        ],
        admin: { position: 'sidebar', readOnly: true },
      },
    ],
  },
})
