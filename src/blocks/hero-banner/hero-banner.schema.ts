import type { Condition, Field } from 'payload'

import { blockOptions } from '@/lib/payload/fields/block-options'
import { linkFields } from '@/lib/payload/fields/link-field'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const hasType =
  (type: string): Condition =>
  (_, sibling) =>
    sibling?.bannerType === type

const slidesField: Field = {
  name: 'slides',
  type: 'array',
  maxRows: 8,
  label: { nl: 'Beelden', fr: 'Images', en: 'Slides', de: 'Bilder' },
  labels: {
    singular: { nl: 'Beeld', fr: 'Image', en: 'Slide', de: 'Bild' },
    plural: { nl: 'Beelden', fr: 'Images', en: 'Slides', de: 'Bilder' },
  },
  admin: { condition: hasType('gallery') },
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
      name: 'link',
      type: 'group',
      label: { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
      fields: linkFields(),
    },
  ],
}

export const heroBannerSchema: BlockSchema<'heroBanner'> = {
  slug: 'heroBanner',
  interfaceName: 'HeroBannerBlock',
  labels: {
    singular: { nl: 'Hoofdbanner', fr: 'Bannière principale', en: 'Hero banner', de: 'Hauptbanner' },
    plural: { nl: 'Hoofdbanners', fr: 'Bannières principales', en: 'Hero banners', de: 'Hauptbanner' },
  },
  admin: inPicker('hero-banner', 'picture', {
    nl: 'De opening van een pagina: titel en snelzoeker op een groot beeld, een film of wisselende beelden, panden of projecten.',
    fr: 'L’ouverture d’une page : titre et recherche rapide sur une grande image, un film ou des images, biens ou projets qui défilent.',
    en: 'The opening of a page: title and quick search on a large picture, a film, or pictures, properties or projects that take turns.',
    de: 'Der Auftakt einer Seite: Titel und Schnellsuche auf einem großen Bild, einem Film oder wechselnden Bildern, Objekten oder Projekten.',
  }),
  fields: [
    {
      name: 'bannerType',
      type: 'select',
      required: true,
      defaultValue: 'image',
      label: { nl: 'Soort', fr: 'Genre', en: 'Type', de: 'Art' },
      options: [
        { value: 'image', label: { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' } },
        { value: 'gallery', label: { nl: 'Galerij', fr: 'Galerie', en: 'Gallery', de: 'Galerie' } },
        { value: 'video', label: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' } },
        { value: 'properties', label: { nl: 'Panden', fr: 'Biens', en: 'Properties', de: 'Objekte' } },
        { value: 'projects', label: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' } },
      ],
      admin: {
        description: {
          nl: 'Panden toont de uitgelichte panden, projecten de nieuwbouw; is er geen, dan verschijnt de afbeelding.',
          fr: 'Biens montre les biens à la une, projets le neuf ; s’il n’y en a pas, l’image s’affiche.',
          en: 'Properties shows the spotlight properties, projects the new-build ones; without any, the image appears.',
          de: 'Objekte zeigt die hervorgehobenen Objekte, Projekte den Neubau; gibt es keine, erscheint das Bild.',
        },
      },
    },
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
      admin: {
        description: {
          nl: '{saleCount} en {rentCount} worden het aantal panden te koop en te huur.',
          fr: '{saleCount} et {rentCount} deviennent le nombre de biens à vendre et à louer.',
          en: '{saleCount} and {rentCount} become the number of properties for sale and for rent.',
          de: '{saleCount} und {rentCount} werden zur Zahl der Objekte zum Kauf und zur Miete.',
        },
      },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'image/' } },
      label: { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' },
      admin: {
        description: {
          nl: 'Bij een video: het beeld tot ze speelt, en voor wie om minder beweging vraagt.',
          fr: 'Avec une vidéo : l’image visible jusqu’à sa lecture, et pour qui demande moins d’animations.',
          en: 'With a video: what shows until it plays, and to whoever asks for less motion.',
          de: 'Bei einem Video: was bis zum Abspielen erscheint, und für alle, die weniger Bewegung wünschen.',
        },
      },
    },
    {
      name: 'video',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'video/' } },
      label: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
      admin: { condition: hasType('video') },
    },
    slidesField,
    {
      name: 'showQuickSearch',
      type: 'checkbox',
      defaultValue: true,
      label: {
        nl: 'Snelzoeker tonen',
        fr: 'Montrer la recherche rapide',
        en: 'Show the quick search',
        de: 'Schnellsuche zeigen',
      },
    },
    {
      name: 'showCounts',
      type: 'checkbox',
      defaultValue: true,
      label: {
        nl: 'Aantallen op de knoppen tonen',
        fr: 'Montrer les nombres sur les boutons',
        en: 'Show the counts on the buttons',
        de: 'Anzahl auf den Schaltflächen zeigen',
      },
    },
    {
      name: 'link',
      type: 'group',
      label: { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
      fields: linkFields(),
    },
    ...blockOptions({ only: ['status'] }),
  ],
}
