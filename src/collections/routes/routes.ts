import type { Field } from 'payload'

import { tags } from '@/lib/cache/tags'
import { closedToTranslators, isEditor, pathAccess, publicAccess } from '@/lib/payload/access'
import { explainUrlEndpoint } from '@/features/routing/server/explain-url-endpoint'
import { checkLinkEndpoint } from '@/features/routing/server/link-sources'
import { urlField } from '@/lib/payload/fields/link-field'

import { defineCollection } from '../define-collection'
import { breadcrumbField } from './breadcrumb-field'

const addressFields: Field[] = [
  {
    name: 'original',
    type: 'text',
    required: true,
    unique: true,
    access: closedToTranslators,
    label: { nl: 'Origineel pad', fr: 'Chemin d’origine', en: 'Original path', de: 'Originalpfad' },
    admin: {
      description: {
        nl: 'De naam van deze plek in alle talen, bijvoorbeeld /for-sale/. Links en menu’s gebruiken hem.',
        fr: 'Le nom de cet endroit dans toutes les langues, par exemple /for-sale/. Liens et menus l’utilisent.',
        en: 'The name of this place in all languages, for example /for-sale/. Links and menus use it.',
        de: 'Der Name dieses Orts in allen Sprachen, zum Beispiel /for-sale/. Links und Menüs verwenden ihn.',
      },
    },
  },
  {
    name: 'path',
    type: 'text',
    localized: true,
    index: true,
    access: pathAccess,
    label: {
      nl: 'Pad in deze taal',
      fr: 'Chemin dans cette langue',
      en: 'Path in this language',
      de: 'Pfad in dieser Sprache',
    },
    admin: {
      description: {
        nl: 'Zonder de taal, bijvoorbeeld /te-koop/. Een wijziging werkt meteen; het oude adres stuurt door, na een dag voorgoed.',
        fr: 'Sans la langue, par exemple /a-vendre/. Un changement agit aussitôt ; l’ancienne adresse redirige, définitivement après un jour.',
        en: 'Without the language, for example /for-sale/. A change works at once; the old address redirects, for good after a day.',
        de: 'Ohne die Sprache, zum Beispiel /zu-verkaufen/. Eine Änderung wirkt sofort; die alte Adresse leitet weiter, nach einem Tag dauerhaft.',
      },
    },
  },
  {
    name: 'automatic',
    type: 'checkbox',
    defaultValue: false,
    access: closedToTranslators,
    label: {
      nl: 'Pad volgt de naam',
      fr: 'Le chemin suit le nom',
      en: 'Path follows the name',
      de: 'Pfad folgt dem Namen',
    },
    admin: {
      description: {
        nl: 'Verandert de titel, dan verandert het pad mee. Gaat uit zodra u zelf een pad invult of de pagina publiceert.',
        fr: 'Si le titre change, le chemin change aussi. Se désactive dès que vous saisissez un chemin ou publiez la page.',
        en: 'When the title changes, the path changes too. Goes off once you enter a path yourself or publish the page.',
        de: 'Ändert sich der Titel, ändert sich auch der Pfad. Geht aus, sobald Sie selbst einen Pfad eingeben oder die Seite veröffentlichen.',
      },
    },
  },
]

const targetFields: Field[] = [
  {
    name: 'type',
    type: 'select',
    required: true,
    defaultValue: 'page',
    access: closedToTranslators,
    label: { nl: 'Soort', fr: 'Genre', en: 'Type', de: 'Art' },
    options: [
      { value: 'page', label: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' } },
      { value: 'article', label: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' } },
      {
        value: 'feedback',
        label: { nl: 'Bedankpagina', fr: 'Page de remerciement', en: 'Thank-you page', de: 'Dankesseite' },
      },
      { value: 'login', label: { nl: 'Aanmelden', fr: 'Connexion', en: 'Login', de: 'Anmeldung' } },
    ],
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Bedankpagina’s komen niet in zoekmachines.',
        fr: 'Les pages de remerciement ne vont pas dans les moteurs de recherche.',
        en: 'Thank-you pages do not go into search engines.',
        de: 'Dankesseiten kommen nicht in Suchmaschinen.',
      },
    },
  },
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    access: closedToTranslators,
    label: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' },
    admin: { position: 'sidebar' },
  },
  {
    name: 'article',
    type: 'relationship',
    relationTo: 'articles',
    index: true,
    access: closedToTranslators,
    label: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
    admin: { position: 'sidebar' },
  },
  {
    ...urlField(),
    name: 'external',
    access: closedToTranslators,
    label: { nl: 'Ander adres', fr: 'Autre adresse', en: 'Other address', de: 'Andere Adresse' },
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Ingevuld: links naar het originele pad leiden naar deze andere site.',
        fr: 'Rempli : les liens vers le chemin d’origine mènent à cet autre site.',
        en: 'When filled: links to the original path lead to this other site.',
        de: 'Ausgefüllt: Links zum Originalpfad führen zu dieser anderen Website.',
      },
    },
  },
]

/** A route is as public as its target: the path of a draft would reveal its title. */
const publishedRoutes = publicAccess(
  {
    or: [
      { page: { exists: false }, article: { exists: false } },
      { 'page._status': { equals: 'published' } },
      { 'article._status': { equals: 'published' } },
    ],
  },
  'Routes to published pages and articles, and routes to other targets.',
)

/** The path of each page and article in each language. */
export const routes = defineCollection({
  menu: { group: 'content', shownTo: isEditor },
  access: { create: isEditor, read: publishedRoutes, update: isEditor, delete: isEditor },
  refreshes: () => [tags.routes],
  schema: {
    slug: 'routes',
    labels: {
      singular: { nl: 'Route', fr: 'Route', en: 'Route', de: 'Route' },
      plural: { nl: 'Routes', fr: 'Routes', en: 'Routes', de: 'Routen' },
    },
    admin: {
      useAsTitle: 'original',
      defaultColumns: ['original', 'path', 'type', 'page', 'article'],
      listSearchableFields: ['original', 'path'],
      components: { beforeListTable: ['/composition/studio-parts#UrlTest'] },
    },
    defaultSort: 'original',
    endpoints: [explainUrlEndpoint, checkLinkEndpoint],
    fields: [...addressFields, breadcrumbField, ...targetFields],
  },
})
