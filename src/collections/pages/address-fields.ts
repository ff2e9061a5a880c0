import type { Field } from 'payload'

import { closedToTranslators } from '@/lib/cms/fields/closed-to-translators'

/** Where a page stands: its parent, its own part of the path, and the path that follows from both. */
export const addressFields: Field[] = [
  {
    name: 'parent',
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    access: closedToTranslators,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    label: { nl: 'Bovenliggende pagina', fr: 'Page parente', en: 'Parent page', de: 'Übergeordnete Seite' },
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Bepaalt het pad en het kruimelpad.',
        fr: 'Détermine le chemin et le fil d’Ariane.',
        en: 'Decides the path and the breadcrumb.',
        de: 'Bestimmt den Pfad und den Brotkrumenpfad.',
      },
    },
  },
  {
    name: 'slug',
    type: 'text',
    access: closedToTranslators,
    maxLength: 120,
    // A copy gets a slug of its own: two pages cannot share an address.
    hooks: { beforeDuplicate: [() => ''] },
    label: { nl: 'Slug', fr: 'Slug', en: 'Slug', de: 'Slug' },
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Interne naam in het originele pad, gelijk in alle talen. Leeg: gemaakt uit de titel; bij de startpagina blijft hij leeg.',
        fr: 'Nom interne dans le chemin d’origine, identique dans toutes les langues. Vide : tiré du titre ; reste vide pour la page d’accueil.',
        en: 'Internal name in the original path, the same in all languages. Empty: made from the title; stays empty for the home page.',
        de: 'Interner Name im Originalpfad, in allen Sprachen gleich. Leer: aus dem Titel gebildet; bei der Startseite bleibt er leer.',
      },
    },
  },
  {
    name: 'path',
    type: 'text',
    unique: true,
    access: { create: () => false, update: () => false },
    hooks: { beforeDuplicate: [() => undefined] },
    label: { nl: 'Origineel pad', fr: 'Chemin d’origine', en: 'Original path', de: 'Originalpfad' },
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: {
        nl: 'Gebruik dit pad in links. Het adres dat bezoekers zien, staat per taal bij de routes.',
        fr: 'Utilisez ce chemin dans les liens. L’adresse vue par les visiteurs se règle par langue dans les routes.',
        en: 'Use this path in links. The address visitors see is set per language in the routes.',
        de: 'Verwenden Sie diesen Pfad in Links. Die Adresse für Besucher steht je Sprache bei den Routen.',
      },
    },
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
        nl: 'Kleine getallen eerst, in lijsten en in de sitemap.',
        fr: 'Les petits nombres d’abord, dans les listes et le plan du site.',
        en: 'Small numbers first, in lists and in the sitemap.',
        de: 'Kleine Zahlen zuerst, in Listen und in der Sitemap.',
      },
    },
  },
]
