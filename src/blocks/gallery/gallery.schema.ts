import type { Field } from 'payload'

import { blockOptions } from '@/lib/payload/fields/block-options'
import { urlField } from '@/lib/payload/fields/link-field'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const picturesField: Field = {
  name: 'pictures',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 40,
  label: { nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' },
  labels: {
    singular: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
    plural: { nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' },
  },
  fields: [
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'image/' } },
      label: { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' },
    },
    {
      name: 'caption',
      type: 'text',
      localized: true,
      maxLength: 250,
      label: { nl: 'Bijschrift', fr: 'Légende', en: 'Caption', de: 'Bildunterschrift' },
    },
    {
      ...urlField(),
      admin: {
        description: {
          nl: 'Leeg: het beeld opent groot. Een pad zoals /for-sale/ of een adres: het beeld leidt daarheen.',
          fr: 'Vide : l’image s’ouvre en grand. Un chemin comme /for-sale/ ou une adresse : l’image y mène.',
          en: 'Empty: the picture opens large. A path such as /for-sale/ or an address: the picture leads there.',
          de: 'Leer: Das Bild öffnet sich groß. Ein Pfad wie /for-sale/ oder eine Adresse: Das Bild führt dorthin.',
        },
      },
    },
  ],
}

export const gallerySchema: BlockSchema<'gallery'> = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: {
    singular: { nl: 'Fotogalerij', fr: 'Galerie de photos', en: 'Gallery', de: 'Bildergalerie' },
    plural: { nl: 'Fotogalerijen', fr: 'Galeries de photos', en: 'Galleries', de: 'Bildergalerien' },
  },
  admin: inPicker('gallery', 'picture', {
    nl: 'Meerdere beelden als mozaïek, als rij om door te bladeren of onder elkaar; een klik opent ze groot.',
    fr: 'Plusieurs images en mosaïque, en rangée à faire défiler ou l’une sous l’autre ; un clic les ouvre en grand.',
    en: 'Several pictures as a mosaic, a row to swipe through or one below the other; a click opens them large.',
    de: 'Mehrere Bilder als Mosaik, als Reihe zum Durchblättern oder untereinander; ein Klick öffnet sie groß.',
  }),
  fields: [
    picturesField,
    {
      name: 'arrangement',
      type: 'select',
      defaultValue: 'mosaic',
      label: { nl: 'Schikking', fr: 'Disposition', en: 'Arrangement', de: 'Anordnung' },
      options: [
        {
          value: 'mosaic',
          label: {
            nl: 'Mozaïek: het eerste beeld groot',
            fr: 'Mosaïque : la première image en grand',
            en: 'Mosaic: the first picture large',
            de: 'Mosaik: das erste Bild groß',
          },
        },
        {
          value: 'grid',
          label: {
            nl: 'Raster: alle beelden even groot',
            fr: 'Grille : toutes les images de même taille',
            en: 'Grid: all pictures of one size',
            de: 'Raster: alle Bilder gleich groß',
          },
        },
      ],
      admin: { condition: (_, sibling) => sibling?.view === 'card-view' },
    },
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 40 } }),
  ],
}
