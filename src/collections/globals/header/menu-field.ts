import type { ArrayField, Field } from 'payload'

import { urlField } from '@/lib/payload/fields/link-field'
import { visibilityField } from '@/lib/payload/fields/common-fields'

const kindField = (): Field => ({
  name: 'kind',
  type: 'select',
  required: true,
  defaultValue: 'page',
  label: { nl: 'Leidt naar', fr: 'Mène à', en: 'Leads to', de: 'Führt zu' },
  options: [
    { value: 'page', label: { nl: 'Een pagina', fr: 'Une page', en: 'A page', de: 'Eine Seite' } },
    { value: 'link', label: { nl: 'Een adres', fr: 'Une adresse', en: 'An address', de: 'Eine Adresse' } },
  ],
})

const pageField = (): Field => ({
  name: 'page',
  type: 'relationship',
  relationTo: 'pages',
  label: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' },
  admin: {
    condition: (_, sibling) => sibling?.kind !== 'link',
    description: {
      nl: 'In een taal waarin de pagina niet bestaat, valt het punt weg.',
      fr: 'Dans une langue où la page n’existe pas, l’entrée disparaît.',
      en: 'In a language in which the page does not exist, the item is left out.',
      de: 'In einer Sprache, in der es die Seite nicht gibt, entfällt der Punkt.',
    },
  },
})

function ownUrlField(): Field {
  const field = urlField()
  return { ...field, admin: { ...field.admin, condition: (_, sibling) => sibling?.kind === 'link' } }
}

const labelField = (): Field => ({
  name: 'label',
  type: 'text',
  localized: true,
  label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
  admin: {
    description: {
      nl: 'Leeg: de titel van de pagina.',
      fr: 'Vide : le titre de la page.',
      en: 'Empty: the title of the page.',
      de: 'Leer: der Titel der Seite.',
    },
  },
})

const itemFields = (): Field[] => [kindField(), pageField(), ownUrlField(), labelField(), visibilityField()]

const level = (name: string, below: Field[]): ArrayField => ({
  name,
  type: 'array',
  label:
    name === 'menu'
      ? { nl: 'Menu', fr: 'Menu', en: 'Menu', de: 'Menü' }
      : { nl: 'Submenu', fr: 'Sous-menu', en: 'Sub-menu', de: 'Untermenü' },
  labels: {
    singular: { nl: 'Menupunt', fr: 'Entrée', en: 'Item', de: 'Menüpunkt' },
    plural: { nl: 'Menupunten', fr: 'Entrées', en: 'Items', de: 'Menüpunkte' },
  },
  admin: { initCollapsed: true },
  fields: [...itemFields(), ...below],
})

/**
 * The menu: a tree of three levels. Each level has a different field name, because SQLite's relations cannot distinguish
 * nested lists of the same name.
 */
export const menuField = level('menu', [level('children', [level('grandchildren', [])])])
