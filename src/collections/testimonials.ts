import { tags } from '@/lib/cache/tags'
import { isEditor, isStaff, isWriter, publishedOrStaff } from '@/lib/payload/access'
import { languageField } from '@/lib/payload/fields/common-fields'
import { urlField } from '@/lib/payload/fields/link-field'
import { slugLabel } from '@/lib/payload/fields/slug-field'
import { originKeyField } from '@/lib/payload/fields/system-fields'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { languagesField } from '@/features/translation/server/translation-fields'

import { defineCollection } from './define-collection'

/** Testimonials of clients. The form stores drafts, an editor publishes them. */
export const testimonials = defineCollection({
  menu: { group: 'content', shownTo: isWriter },
  access: {
    create: isEditor,
    read: publishedOrStaff,
    update: isWriter,
    delete: isEditor,
    readVersions: isStaff,
  },
  // Its path is made from its name, in the languages of its comment.
  refreshes: ({ differs }) => [
    tags.list('testimonials'),
    ...(differs('name', 'slug', 'comment') ? [tags.routes] : []),
  ],
  findable: { title: ['name'], text: ['about'] },
  schema: {
    slug: 'testimonials',
    labels: {
      singular: { nl: 'Getuigenis', fr: 'Témoignage', en: 'Testimonial', de: 'Erfahrungsbericht' },
      plural: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Erfahrungsberichte' },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'language', 'date', '_status'],
    },
    defaultSort: '-date',
    trash: true,
    versions: { drafts: true, maxPerDoc: 10 },
    endpoints: translationEndpoints,
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      },
      {
        name: 'about',
        type: 'text',
        localized: true,
        maxLength: 200,
        label: { nl: 'Over de persoon', fr: 'À propos', en: 'About', de: 'Zur Person' },
        admin: {
          description: {
            nl: 'Bijvoorbeeld: verkocht een huis in Flémalle.',
            fr: 'Par exemple : a vendu une maison à Flémalle.',
            en: 'For example: sold a house in Flémalle.',
            de: 'Zum Beispiel: hat ein Haus in Flémalle verkauft.',
          },
        },
      },
      {
        name: 'comment',
        type: 'textarea',
        localized: true,
        required: true,
        maxLength: 3000,
        label: { nl: 'Getuigenis', fr: 'Témoignage', en: 'Comment', de: 'Bericht' },
        admin: {
          description: {
            nl: 'In de taal van de persoon; vertalingen mogen. In een taal zonder vertaling verschijnt het niet.',
            fr: 'Dans la langue de la personne ; traductions possibles. Sans traduction, il n’apparaît pas dans une langue.',
            en: 'In the person’s language; translations are welcome. It does not appear in a language without one.',
            de: 'In der Sprache der Person; Übersetzungen sind möglich. Ohne Übersetzung erscheint er in einer Sprache nicht.',
          },
        },
      },
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: { contains: 'image/' } },
        label: { nl: 'Foto', fr: 'Photo', en: 'Picture', de: 'Foto' },
      },
      {
        ...urlField(),
        name: 'website',
        label: { nl: 'Website', fr: 'Site web', en: 'Website', de: 'Website' },
        admin: {
          description: {
            nl: 'Volledig adres met https://.',
            fr: 'Adresse complète avec https://.',
            en: 'Full address with https://.',
            de: 'Vollständige Adresse mit https://.',
          },
        },
      },
      languagesField(),
      languageField({ admin: { position: 'sidebar' } }),
      {
        name: 'date',
        type: 'date',
        index: true,
        defaultValue: () => new Date().toISOString(),
        label: { nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' },
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
      },
      {
        name: 'postedBy',
        type: 'text',
        maxLength: 120,
        label: { nl: 'Geplaatst door', fr: 'Publié par', en: 'Posted by', de: 'Veröffentlicht von' },
        admin: { position: 'sidebar' },
      },
      {
        name: 'slug',
        type: 'text',
        unique: true,
        hooks: { beforeDuplicate: [() => ''] },
        label: slugLabel,
        admin: {
          position: 'sidebar',
          description: {
            nl: 'Laatste deel van het adres. Leeg: gemaakt uit de naam.',
            fr: 'Dernière partie de l’adresse. Vide : tirée du nom.',
            en: 'Last part of the address. Empty: made from the name.',
            de: 'Letzter Teil der Adresse. Leer: aus dem Namen gebildet.',
          },
        },
      },
      originKeyField(),
    ],
  },
})
