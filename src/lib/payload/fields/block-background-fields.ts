import type { Condition, Field } from 'payload'

import { colourField } from './colour-field'

type BackgroundType = 'none' | 'colour' | 'image'

const hasType =
  (type: BackgroundType): Condition =>
  (_, sibling) =>
    sibling?.backgroundType === type

/** The background of a block, and only the field that its type needs. */
export const backgroundFields = (backgroundType: BackgroundType): Field[] => [
  {
    name: 'backgroundType',
    type: 'select',
    defaultValue: backgroundType,
    label: { nl: 'Achtergrond', fr: 'Arrière-plan', en: 'Background', de: 'Hintergrund' },
    options: [
      { value: 'none', label: { nl: 'Geen', fr: 'Aucun', en: 'None', de: 'Keiner' } },
      { value: 'colour', label: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' } },
      { value: 'image', label: { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' } },
    ],
  },
  colourField({
    name: 'colorBackground',
    label: { nl: 'Achtergrondkleur', fr: 'Couleur de fond', en: 'Background colour', de: 'Hintergrundfarbe' },
    description: {
      nl: 'De tekst wordt vanzelf licht of donker, zodat hij leesbaar blijft.',
      fr: 'Le texte devient clair ou foncé de lui-même pour rester lisible.',
      en: 'The text turns light or dark by itself, so that it stays readable.',
      de: 'Der Text wird von selbst hell oder dunkel, damit er lesbar bleibt.',
    },
    condition: hasType('colour'),
  }),
  {
    name: 'backgroundImage',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image/' } },
    label: { nl: 'Achtergrondbeeld', fr: 'Image de fond', en: 'Background picture', de: 'Hintergrundbild' },
    admin: {
      condition: hasType('image'),
      description: {
        nl: 'Louter decor: zet geen tekst in dit beeld.',
        fr: 'Purement décorative : ne mettez pas de texte dans cette image.',
        en: 'Decoration only: put no text into this picture.',
        de: 'Nur Dekoration: kein Text in diesem Bild.',
      },
    },
  },
]
