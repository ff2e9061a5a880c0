import { linkFields } from '@/lib/cms/fields/link-field'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const heroBannerSchema: BlockSchema<'heroBanner'> = {
  slug: 'heroBanner',
  interfaceName: 'HeroBannerBlock',
  labels: {
    singular: { nl: 'Hoofdbanner', fr: 'Bannière principale', en: 'Hero banner', de: 'Hauptbanner' },
    plural: { nl: 'Hoofdbanners', fr: 'Bannières principales', en: 'Hero banners', de: 'Hauptbanner' },
  },
  admin: inPicker('hero-banner', 'picture', {
    nl: 'De opening van een pagina: groot beeld, titel en snelzoeker, met de nieuwste panden als u dat wilt.',
    fr: 'L’ouverture d’une page : grande image, titre et recherche rapide, avec les derniers biens si vous le souhaitez.',
    en: 'The opening of a page: large picture, title and quick search, with the newest properties if you like.',
    de: 'Der Auftakt einer Seite: großes Bild, Titel und Schnellsuche, auf Wunsch mit den neuesten Objekten.',
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
        { value: 'properties', label: { nl: 'Panden', fr: 'Biens', en: 'Properties', de: 'Objekte' } },
      ],
      admin: {
        description: {
          nl: 'Panden: toont de uitgelichte panden naast elkaar; zonder panden verschijnt de afbeelding.',
          fr: 'Biens : montre les biens en vedette ; sans bien, l’image s’affiche.',
          en: 'Properties: shows the spotlight properties; without any, the image appears.',
          de: 'Objekte: zeigt die hervorgehobenen Objekte; ohne Objekte erscheint das Bild.',
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
      label: { nl: 'Afbeelding', fr: 'Image', en: 'Image', de: 'Bild' },
    },
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
  ],
}
