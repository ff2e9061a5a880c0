import type { Field, UploadField } from 'payload'

import { colourField } from '@/lib/payload/fields/colour-field'
import type { Localized } from '@/lib/i18n/locales'

const picture = (name: string, label: Localized, description: Localized): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  filterOptions: { mimeType: { contains: 'image/' } },
  label,
  admin: { description },
})

/** Colours and logos of the agency. Empty values leave the defaults. */
export const brandField: Field = {
  name: 'brand',
  type: 'group',
  label: { nl: 'Huisstijl', fr: 'Charte graphique', en: 'Brand', de: 'Erscheinungsbild' },
  admin: { hideGutter: true },
  fields: [
    picture(
      'logo',
      { nl: 'Logo', fr: 'Logo', en: 'Logo', de: 'Logo' },
      {
        nl: 'Op een lichte achtergrond. Leeg: de naam van het kantoor.',
        fr: 'Sur fond clair. Vide : le nom de l’agence.',
        en: 'On a light background. Empty: the name of the agency.',
        de: 'Auf hellem Grund. Leer: der Name der Agentur.',
      },
    ),
    picture(
      'logoOnDark',
      { nl: 'Logo op donker', fr: 'Logo sur fond foncé', en: 'Logo on dark', de: 'Logo auf Dunkel' },
      {
        nl: 'Voor de doorschijnende kop en de voettekst. Leeg: het gewone logo.',
        fr: 'Pour l’en-tête transparent et le pied de page. Vide : le logo ordinaire.',
        en: 'For the transparent header and the footer. Empty: the ordinary logo.',
        de: 'Für den durchsichtigen Kopf und den Fuß. Leer: das gewöhnliche Logo.',
      },
    ),
    picture(
      'favicon',
      { nl: 'Favicon', fr: 'Favicon', en: 'Favicon', de: 'Favicon' },
      {
        nl: 'Vierkant, minstens 512 × 512 pixels, png.',
        fr: 'Carré, au moins 512 × 512 pixels, png.',
        en: 'Square, at least 512 × 512 pixels, png.',
        de: 'Quadratisch, mindestens 512 × 512 Pixel, png.',
      },
    ),
    colourField({
      name: 'primaryColour',
      label: { nl: 'Hoofdkleur', fr: 'Couleur principale', en: 'Main colour', de: 'Hauptfarbe' },
      description: {
        nl: 'Knoppen en links. Een te lichte kleur wordt donkerder gemaakt tot ze leesbaar is.',
        fr: 'Boutons et liens. Une couleur trop claire est foncée jusqu’à être lisible.',
        en: 'Buttons and links. A colour too light is darkened until it can be read.',
        de: 'Schaltflächen und Links. Eine zu helle Farbe wird abgedunkelt, bis sie lesbar ist.',
      },
    }),
    colourField({
      name: 'accentColour',
      label: { nl: 'Accentkleur', fr: 'Couleur d’accent', en: 'Accent colour', de: 'Akzentfarbe' },
      description: {
        nl: 'Labels en kleine accenten.',
        fr: 'Étiquettes et petits accents.',
        en: 'Labels and small accents.',
        de: 'Etiketten und kleine Akzente.',
      },
    }),
  ],
}
