import type { Condition, Field } from 'payload'

import { colourField } from '@/lib/payload/fields/colour-field'

const hasType =
  (type: string): Condition =>
  (_, sibling) =>
    sibling?.type === type

/** The banner above the blocks of a page, shown when it is switched on. */
export const bannerFields: Field[] = [
  {
    name: 'showPageBanner',
    type: 'checkbox',
    defaultValue: false,
    label: {
      nl: 'Paginabanner tonen',
      fr: 'Afficher la bannière',
      en: 'Show page banner',
      de: 'Seitenbanner zeigen',
    },
  },
  {
    name: 'banner',
    type: 'group',
    label: { nl: 'Paginabanner', fr: 'Bannière de la page', en: 'Page banner', de: 'Seitenbanner' },
    admin: { condition: (data) => data?.showPageBanner === true },
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
        admin: {
          description: {
            nl: 'Leeg: de titel van de pagina.',
            fr: 'Vide : le titre de la page.',
            en: 'Empty: the title of the page.',
            de: 'Leer: der Titel der Seite.',
          },
        },
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
      },
      {
        name: 'type',
        type: 'select',
        defaultValue: 'colour',
        label: { nl: 'Soort', fr: 'Genre', en: 'Type', de: 'Art' },
        options: [
          { value: 'image', label: { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' } },
          { value: 'video', label: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' } },
          { value: 'colour', label: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' } },
        ],
      },
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: { contains: 'image/' } },
        label: { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' },
        admin: {
          condition: (_, sibling) => sibling?.type === 'image' || sibling?.type === 'video',
          description: {
            nl: 'Bij een video: het beeld dat te zien is tot hij speelt.',
            fr: 'Avec une vidéo : l’image visible jusqu’à sa lecture.',
            en: 'With a video: the picture that shows until it plays.',
            de: 'Bei einem Video: das Bild, das bis zur Wiedergabe zu sehen ist.',
          },
        },
      },
      {
        name: 'video',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: { contains: 'video/' } },
        label: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
        admin: {
          condition: hasType('video'),
          description: {
            nl: 'Speelt zonder geluid in een lus; wie minder beweging vraagt, ziet het beeld.',
            fr: 'Tourne en boucle sans son ; qui demande moins d’animations voit l’image.',
            en: 'Plays in a loop without sound; who asks for less motion sees the picture.',
            de: 'Läuft ohne Ton in Schleife; wer weniger Bewegung wünscht, sieht das Bild.',
          },
        },
      },
      colourField({
        name: 'colour',
        label: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' },
        description: {
          nl: 'Leeg: de hoofdkleur van het kantoor.',
          fr: 'Vide : la couleur principale de l’agence.',
          en: 'Empty: the agency’s main colour.',
          de: 'Leer: die Hauptfarbe der Agentur.',
        },
        condition: hasType('colour'),
      }),
    ],
  },
]
