import { blockSlugsFor } from '@/blocks/registry'
import { tags } from '@/lib/cache/tags'
import { isEditor, isStaff, isWriter, publishedOrStaff } from '@/lib/payload/access'
import { draftsWithAutosave } from '@/lib/payload/drafts'
import { checksField } from '@/features/checks/server/checks-field'
import { blocksField } from '@/features/translation/server/blocks-field'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { publishedInField } from '@/features/translation/server/published-in-field'
import { seoTab } from '@/features/seo/server/seo-fields'
import { translationFields } from '@/features/translation/server/translation-fields'
import { publicAddressEndpoint } from '@/features/routing/server/public-address-endpoint'

import { defineCollection } from '../define-collection'
import { pathFields } from './path-fields'
import { pageOptionFields } from './page-option-fields'

export const pages = defineCollection({
  menu: { group: 'content', shownTo: isWriter },
  access: {
    create: isEditor,
    read: publishedOrStaff,
    update: isWriter,
    delete: isEditor,
    readVersions: isStaff,
  },
  // Its title is the name of its breadcrumb, on every page below it.
  refreshes: ({ differs }) => [
    tags.list('pages'),
    ...(differs('title', 'path', 'publishedIn') ? [tags.routes] : []),
  ],
  findable: { title: ['title'], text: ['path'], detail: ['path'] },
  schema: {
    slug: 'pages',
    labels: {
      singular: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' },
      plural: { nl: 'Pagina’s', fr: 'Pages', en: 'Pages', de: 'Seiten' },
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'path'],
    },
    defaultSort: 'sort',
    trash: true,
    versions: draftsWithAutosave,
    endpoints: [...translationEndpoints, publicAddressEndpoint('pages')],
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        required: true,
        label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
        admin: {
          description: {
            nl: 'Staat in het menu, het kruimelpad en het tabblad. Zonder titel bestaat de pagina niet in deze taal.',
            fr: 'S’affiche dans le menu, le fil d’Ariane et l’onglet. Sans titre, la page n’existe pas dans cette langue.',
            en: 'Shows in the menu, the breadcrumb and the tab. Without a title the page does not exist in this language.',
            de: 'Steht in Menü, Brotkrumenpfad und Tab. Ohne Titel gibt es die Seite in dieser Sprache nicht.',
          },
        },
      },
      {
        type: 'tabs',
        tabs: [
          {
            label: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' },
            fields: [
              blocksField({
                kinds: blockSlugsFor('pages'),
                above: ['/composition/studio-parts#PatternOffer'],
                below: ['/composition/studio-parts#PatternTools'],
                description: {
                  nl: 'De pagina van boven naar onder. De volgorde geldt voor alle talen, de teksten vult u per taal in.',
                  fr: 'La page de haut en bas. L’ordre vaut pour toutes les langues, les textes se remplissent par langue.',
                  en: 'The page from top to bottom. The order holds for all languages, the texts are entered per language.',
                  de: 'Die Seite von oben nach unten. Die Reihenfolge gilt für alle Sprachen, die Texte je Sprache.',
                },
              }),
            ],
          },
          {
            label: { nl: 'Opties', fr: 'Options', en: 'Options', de: 'Optionen' },
            fields: pageOptionFields,
          },
          seoTab(),
        ],
      },
      ...pathFields,
      publishedInField(),
      ...translationFields(),
      checksField(),
    ],
  },
})
