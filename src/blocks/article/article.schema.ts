import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const articleSchema: BlockSchema<'article'> = {
  slug: 'article',
  interfaceName: 'ArticleBlock',
  labels: {
    singular: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
    plural: { nl: 'Artikels', fr: 'Articles', en: 'Articles', de: 'Artikel' },
  },
  admin: inPicker('article', 'text', {
    nl: 'Eén artikel volledig: de tekst naast het beeld.',
    fr: 'Un article en entier : le texte à côté de l’image.',
    en: 'One article in full: the text beside its picture.',
    de: 'Ein Artikel vollständig: der Text neben dem Bild.',
  }),
  fields: [
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'articles',
      required: true,
      label: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
      admin: {
        description: {
          nl: 'De tekst en het beeld van dit artikel verschijnen hier volledig.',
          fr: 'Le texte et l’image de cet article s’affichent ici en entier.',
          en: 'The text and picture of this article appear here in full.',
          de: 'Text und Bild dieses Artikels erscheinen hier vollständig.',
        },
      },
    },
    {
      name: 'imageSide',
      type: 'select',
      defaultValue: 'right',
      label: {
        nl: 'Plaats van het beeld',
        fr: 'Place de l’image',
        en: 'Side of the picture',
        de: 'Seite des Bildes',
      },
      options: [
        { value: 'left', label: { nl: 'Links', fr: 'À gauche', en: 'Left', de: 'Links' } },
        { value: 'right', label: { nl: 'Rechts', fr: 'À droite', en: 'Right', de: 'Rechts' } },
      ],
    },
    ...blockOptions({ only: optionsWithoutItems }),
  ],
}
