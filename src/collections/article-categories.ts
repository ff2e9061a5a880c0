import { anyone, closedToTranslators, isEditor, isWriter, pathAccess } from '@/lib/payload/access'
import { slugLabel } from '@/lib/payload/fields/slug-field'

import { defineCollection } from './define-collection'

export const articleCategories = defineCollection({
  menu: { group: 'content', shownTo: isWriter },
  access: { create: isEditor, read: anyone, update: isWriter, delete: isEditor },
  // A new slug changes the routes of its articles, which refresh by themselves.
  refreshes: () => [],
  findable: { title: ['name'] },
  schema: {
    slug: 'articleCategories',
    labels: {
      singular: {
        nl: 'Artikelcategorie',
        fr: 'Catégorie d’articles',
        en: 'Article category',
        de: 'Artikelkategorie',
      },
      plural: {
        nl: 'Artikelcategorieën',
        fr: 'Catégories d’articles',
        en: 'Article categories',
        de: 'Artikelkategorien',
      },
    },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug', 'categoryId'] },
    fields: [
      {
        name: 'name',
        type: 'text',
        localized: true,
        required: true,
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      },
      {
        name: 'slug',
        type: 'text',
        localized: true,
        access: pathAccess,
        label: slugLabel,
        admin: {
          description: {
            nl: 'Eerste deel van het adres van haar artikels. Leeg: gemaakt uit de naam. Oude adressen blijven doorsturen.',
            fr: 'Première partie de l’adresse de ses articles. Vide : tirée du nom. Les anciennes adresses redirigent.',
            en: 'First part of the address of its articles. Empty: made from the name. Old addresses keep redirecting.',
            de: 'Erster Teil der Adresse ihrer Artikel. Leer: aus dem Namen gebildet. Alte Adressen leiten weiter.',
          },
        },
      },
      {
        name: 'categoryId',
        type: 'number',
        unique: true,
        access: closedToTranslators,
        label: { nl: 'Nummer', fr: 'Numéro', en: 'Number', de: 'Nummer' },
        admin: {
          step: 1,
          description: {
            nl: 'Het nummer in de vroegere site of in een feed. Mag leeg zijn.',
            fr: 'Le numéro dans l’ancien site ou dans un flux. Peut rester vide.',
            en: 'The number in the former site or in a feed. May be empty.',
            de: 'Die Nummer in der früheren Website oder in einem Feed. Darf leer sein.',
          },
        },
      },
    ],
  },
})
