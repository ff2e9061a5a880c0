import type { CollectionConfig, Field } from 'payload'

import { blockSlugsFor } from '@/blocks/registry'
import { revalidateOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { editors, published, staff, writers } from '@/lib/cms/access'
import { draftsWithAutosave } from '@/lib/cms/drafts'
import { blocksField } from '@/lib/cms/fields/blocks-field'
import { translationEndpoints } from '@/lib/cms/endpoints/translation-endpoints'
import { closedToTranslators } from '@/lib/cms/fields/closed-to-translators'
import { publishedInField } from '@/lib/cms/fields/published-in-field'
import { seoTab } from '@/lib/cms/fields/seo-fields'
import { translationFields } from '@/lib/cms/fields/translation-fields'
import { deleteRouteOf } from '@/lib/cms/hooks/delete-route'
import { ensureArticleRoute } from '@/lib/cms/hooks/ensure-article-route'
import { refuseParentDeletion, refuseParentTrash } from '@/lib/cms/hooks/refuse-parent-deletion'
import { setArticleSlug } from '@/lib/cms/hooks/set-article-slug'
import { withdrawTrashed } from '@/lib/cms/hooks/withdraw-trashed'

import { groups } from './groups'

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
  {
    name: 'slug',
    type: 'text',
    localized: true,
    maxLength: 120,
    hooks: { beforeDuplicate: [() => ''] },
    label: { nl: 'Slug', fr: 'Slug', en: 'Slug', de: 'Slug' },
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Laatste deel van het adres in deze taal. Leeg: gemaakt uit de titel. Oude adressen blijven doorsturen.',
        fr: 'Dernière partie de l’adresse dans cette langue. Vide : tirée du titre. Les anciennes adresses redirigent.',
        en: 'Last part of the address in this language. Empty: made from the title. Old addresses keep redirecting.',
        de: 'Letzter Teil der Adresse in dieser Sprache. Leer: aus dem Titel gebildet. Alte Adressen leiten weiter.',
      },
    },
  },
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
        en: 'Decides in which list of cards the article stands and the first part of its address.',
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

const revalidation = revalidateOnChange(tags.articles, tags.routes)
const route = deleteRouteOf('article')

export const articles: CollectionConfig = {
  slug: 'articles',
  labels: {
    singular: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
    plural: { nl: 'Artikels', fr: 'Articles', en: 'Articles', de: 'Artikel' },
  },
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', '_status', 'publishedIn', 'updatedAt'],
  },
  defaultSort: 'sort',
  access: { create: editors, read: published, update: writers, delete: editors, readVersions: staff },
  trash: true,
  versions: draftsWithAutosave,
  endpoints: translationEndpoints,
  hooks: {
    beforeChange: [refuseParentTrash, withdrawTrashed, setArticleSlug],
    beforeDelete: [refuseParentDeletion, route.beforeDelete],
    afterChange: [ensureArticleRoute, ...revalidation.afterChange],
    afterDelete: [route.afterDelete, ...revalidation.afterDelete],
  },
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
  ],
}
