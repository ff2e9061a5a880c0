import type { Field } from 'payload'

import { routeAddressField } from '@/features/routing/server/public-address-field'
import { closedToTranslators } from '@/lib/payload/access'
import { hiddenSlugField } from '@/lib/payload/fields/slug-field'

/** The URL of a page: its parent, its own path segment, and the path that follows from both. */
export const pathFields: Field[] = [
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
  routeAddressField(),
  // Only names the page in links, see `path`; visitors' address is the field above.
  hiddenSlugField({ access: closedToTranslators }),
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
        nl: 'Gebruik dit pad in links: het leidt in elke taal naar het publieke adres.',
        fr: 'Utilisez ce chemin dans les liens : il mène à l’adresse publique dans chaque langue.',
        en: 'Use this path in links: it leads to the public address in each language.',
        de: 'Verwenden Sie diesen Pfad in Links: er führt in jeder Sprache zur öffentlichen Adresse.',
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
