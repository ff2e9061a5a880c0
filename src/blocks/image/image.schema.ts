import { blockOptions } from '@/lib/payload/fields/block-options'
import { urlField } from '@/lib/payload/fields/link-field'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const imageSchema: BlockSchema<'image'> = {
  slug: 'image',
  interfaceName: 'ImageBlock',
  labels: {
    singular: { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' },
    plural: { nl: 'Afbeeldingen', fr: 'Images', en: 'Images', de: 'Bilder' },
  },
  admin: inPicker('image', 'picture', {
    nl: 'Eén afbeelding met bijschrift, zo breed als de tekst, breder of van rand tot rand.',
    fr: 'Une image avec légende, de la largeur du texte, plus large ou d’un bord à l’autre.',
    en: 'One picture with a caption, as wide as the text, wider or from edge to edge.',
    de: 'Ein Bild mit Bildunterschrift, so breit wie der Text, breiter oder von Rand zu Rand.',
  }),
  fields: [
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      required: true,
      label: { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' },
    },
    {
      name: 'caption',
      type: 'text',
      localized: true,
      label: { nl: 'Bijschrift', fr: 'Légende', en: 'Caption', de: 'Bildunterschrift' },
    },
    urlField(),
    {
      name: 'width',
      type: 'select',
      defaultValue: 'wide',
      label: { nl: 'Breedte', fr: 'Largeur', en: 'Width', de: 'Breite' },
      options: [
        {
          value: 'text',
          label: { nl: 'Zoals de tekst', fr: 'Comme le texte', en: 'As the text', de: 'Wie der Text' },
        },
        { value: 'wide', label: { nl: 'Breed', fr: 'Large', en: 'Wide', de: 'Breit' } },
        {
          value: 'full',
          label: { nl: 'Volledig scherm', fr: 'Plein écran', en: 'Full width', de: 'Volle Breite' },
        },
      ],
    },
    ...blockOptions({ only: ['heading', 'titleSize', 'span', 'columns', 'cssClass', 'sort', 'status'] }),
  ],
}
