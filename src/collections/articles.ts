import type { Field } from 'payload'

import { blockSlugsFor } from '@/blocks/registry'
import type { PublicChange } from '@/lib/cache/public-change'
import { tags } from '@/lib/cache/tags'
import { relatedId } from '@/lib/values/read-value'
import {
  closedToTranslators,
  isEditor,
  isStaff,
  isWriter,
  pathAccess,
  publishedOrStaff,
} from '@/lib/payload/access'
import { draftsWithAutosave } from '@/lib/payload/drafts'
import { hiddenSlugField } from '@/lib/payload/fields/slug-field'
import { blocksField } from '@/features/translation/server/blocks-field'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { publishedInField } from '@/features/translation/server/published-in-field'
import { checksField } from '@/features/checks/server/checks-field'
import { seoTab } from '@/features/seo/server/seo-fields'
import { translationFields } from '@/features/translation/server/translation-fields'
import { publicAddressEndpoint } from '@/features/routing/server/public-address-endpoint'
import { routeAddressField } from '@/features/routing/server/public-address-field'

import { defineCollection } from './define-collection'

const contentFields: Field[] = [
  {
    name: 'intro',
    type: 'textarea',
    localized: true,
    label: { nl: 'Inleiding', fr: 'Introduction', en: 'Introduction', de: 'Einleitung' },
    admin: {
      description: {
        nl: 'Staat op de kaart en boven het artikel.',
        fr: 'S’affiche sur la carte et au-dessus de l’article.',
        en: 'Shows on the card and above the article.',
        de: 'Steht auf der Karte und über dem Artikel.',
      },
    },
  },
  {
    name: 'body',
    type: 'richText',
    localized: true,
    label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
  },
  {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    access: closedToTranslators,
    filterOptions: { mimeType: { contains: 'image/' } },
    label: { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' },
  },
  blocksField({
    kinds: blockSlugsFor('articles'),
    description: {
      nl: 'Onder de tekst. Mag leeg zijn.',
      fr: 'Sous le texte. Peut rester vide.',
      en: 'Below the text. May be empty.',
      de: 'Unter dem Text. Darf leer sein.',
    },
  }),
]

const sidebarFields: Field[] = [
  routeAddressField(),
  // The last part of the first address; editors change the address itself.
  hiddenSlugField({ access: pathAccess, localized: true }),
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'articleCategories',
    index: true,
    access: closedToTranslators,
    label: { nl: 'Categorie', fr: 'Catégorie', en: 'Category', de: 'Kategorie' },
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Bepaalt in welke kaartenlijst het artikel staat en het eerste deel van zijn adres.',
        fr: 'Détermine la liste de cartes où figure l’article et la première partie de son adresse.',
        en: 'Decides which list of cards shows the article, and the first part of its address.',
        de: 'Bestimmt, in welcher Kartenliste der Artikel steht, und den ersten Teil seiner Adresse.',
      },
    },
  },
  {
    name: 'parent',
    type: 'relationship',
    relationTo: 'articles',
    index: true,
    access: closedToTranslators,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    label: {
      nl: 'Bovenliggend artikel',
      fr: 'Article parent',
      en: 'Parent article',
      de: 'Übergeordneter Artikel',
    },
    admin: { position: 'sidebar' },
  },
  {
    name: 'sort',
    type: 'number',
    defaultValue: 0,
    index: true,
    access: closedToTranslators,
    label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
    admin: {
      position: 'sidebar',
      step: 1,
      description: {
        nl: 'Kleine getallen eerst binnen de categorie.',
        fr: 'Les petits nombres d’abord dans la catégorie.',
        en: 'Small numbers first within the category.',
        de: 'Kleine Zahlen zuerst innerhalb der Kategorie.',
      },
    },
  },
]

const categoriesOf = ({ before, after }: PublicChange) =>
  [before, after].flatMap((article) => relatedId(article?.category) ?? [])
export const articles = defineCollection({
  menu: { group: 'content', shownTo: isWriter },
  access: {
    create: isEditor,
    read: publishedOrStaff,
    update: isWriter,
    delete: isEditor,
    readVersions: isStaff,
  },
  refreshes: (change) => [
    tags.list('articles'),
    ...categoriesOf(change).map((category) => tags.list('articles', category)),
    ...(change.differs('title', 'slug', 'publishedIn', 'category', 'parent') ? [tags.routes] : []),
  ],
  findable: {
    title: ['title'],
    text: ['slug', 'intro'],
    related: [{ field: 'category', collection: 'articleCategories', texts: ['name'] }],
  },
  schema: {
    slug: 'articles',
    labels: {
      singular: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
      plural: { nl: 'Artikels', fr: 'Articles', en: 'Articles', de: 'Artikel' },
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'category', '_status', 'updatedAt'],
    },
    defaultSort: 'sort',
    trash: true,
    versions: draftsWithAutosave,
    endpoints: [...translationEndpoints, publicAddressEndpoint('articles')],
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        required: true,
        label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
      },
      {
        type: 'tabs',
        tabs: [
          { label: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' }, fields: contentFields },
          seoTab(),
        ],
      },
      ...sidebarFields,
      publishedInField(),
      ...translationFields(),
      checksField(),
    ],
  },
})
