import type { CollectionConfig } from 'payload'

import { blockSlugsFor } from '@/blocks/registry'
import { revalidateOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { editors, published, staff, writers } from '@/lib/cms/access'
import { draftsWithAutosave } from '@/lib/cms/drafts'
import { blocksField } from '@/lib/cms/fields/blocks-field'
import { translationEndpoints } from '@/lib/cms/endpoints/translation-endpoints'
import { publishedInField } from '@/lib/cms/fields/published-in-field'
import { seoTab } from '@/lib/cms/fields/seo-fields'
import { translationFields } from '@/lib/cms/fields/translation-fields'
import { deleteRouteOf } from '@/lib/cms/hooks/delete-route'
import { ensurePageRoute } from '@/lib/cms/hooks/ensure-page-route'
import { refuseParentDeletion, refuseParentTrash } from '@/lib/cms/hooks/refuse-parent-deletion'
import { setPagePath } from '@/lib/cms/hooks/set-page-path'
import { updateChildPaths } from '@/lib/cms/hooks/update-child-paths'
import { withdrawTrashed } from '@/lib/cms/hooks/withdraw-trashed'

import { groups } from './groups'
import { addressFields } from './pages/address-fields'
import { pageOptionFields } from './pages/page-option-fields'

const revalidation = revalidateOnChange(tags.pages, tags.routes)
const route = deleteRouteOf('page')

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: {
    singular: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' },
    plural: { nl: 'Pagina’s', fr: 'Pages', en: 'Pages', de: 'Seiten' },
  },
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'publishedIn', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
  },
  defaultSort: 'sort',
  access: { create: editors, read: published, update: writers, delete: editors, readVersions: staff },
  trash: true,
  versions: draftsWithAutosave,
  endpoints: translationEndpoints,
  hooks: {
    beforeChange: [refuseParentTrash, withdrawTrashed, setPagePath],
    beforeDelete: [refuseParentDeletion, route.beforeDelete],
    // The route comes before the refresh, so that no page is rebuilt from the old route.
    afterChange: [updateChildPaths, ensurePageRoute, ...revalidation.afterChange],
    afterDelete: [route.afterDelete, ...revalidation.afterDelete],
  },
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
    ...addressFields,
    publishedInField(),
    ...translationFields(),
  ],
}
