import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const articleCardsSchema: BlockSchema<'articleCards'> = {
  slug: 'articleCards',
  interfaceName: 'ArticleCardsBlock',
  labels: {
    singular: { nl: 'Artikelkaarten', fr: 'Cartes d’articles', en: 'Article cards', de: 'Artikelkarten' },
    plural: { nl: 'Artikelkaarten', fr: 'Cartes d’articles', en: 'Article cards', de: 'Artikelkarten' },
  },
  admin: inPicker('article-cards', 'text', {
    nl: 'De artikels van een categorie als kaarten die naar het artikel leiden.',
    fr: 'Les articles d’une catégorie en cartes qui mènent à l’article.',
    en: 'The articles of a category as cards that lead to the article.',
    de: 'Die Artikel einer Kategorie als Karten, die zum Artikel führen.',
  }),
  fields: [
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'articleCategories',
      required: true,
      label: { nl: 'Categorie', fr: 'Catégorie', en: 'Category', de: 'Kategorie' },
      admin: {
        description: {
          nl: 'Alle gepubliceerde artikels van deze categorie, elk als kaart met link.',
          fr: 'Tous les articles publiés de cette catégorie, chacun en carte avec un lien.',
          en: 'All published articles of this category, each as a card with a link.',
          de: 'Alle veröffentlichten Artikel dieser Kategorie, jeder als Karte mit Link.',
        },
      },
    },
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 3, maxItems: 9 } }),
  ],
}
