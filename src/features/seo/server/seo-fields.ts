import type { Field, UnnamedTab } from 'payload'

import type { Localized } from '@/lib/i18n/locales'

/** Shows the number of characters below the field and what a search engine would cut. */
const lengthHint = { components: { afterInput: ['/features/seo/studio/length-hint#LengthHint'] } }
const hinted = new Set(['metaTitle', 'metaDescription', 'ogTitle', 'ogDescription'])

const shortText = (name: string, label: Localized, description?: Localized): Field => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 200,
  label,
  admin: { description, ...(hinted.has(name) && lengthHint) },
})

const longText = (name: string, label: Localized, description?: Localized): Field => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 500,
  label,
  admin: { description, ...(hinted.has(name) && lengthHint) },
})

const activeField: Field = {
  name: 'isActiveSEO',
  type: 'checkbox',
  defaultValue: true,
  label: {
    nl: 'Deze SEO-teksten gebruiken',
    fr: 'Utiliser ces textes SEO',
    en: 'Use these SEO texts',
    de: 'Diese SEO-Texte verwenden',
  },
  admin: {
    description: {
      nl: 'Uit: titel en inleiding van de pagina zelf gaan naar zoekmachines en sociale media.',
      fr: 'Désactivé : les moteurs et réseaux sociaux reçoivent le titre et l’introduction de la page.',
      en: 'Off: search engines and social media get the title and introduction of the page itself.',
      de: 'Aus: Suchmaschinen und soziale Medien erhalten Titel und Einleitung der Seite selbst.',
    },
  },
}

/** Live previews of the search result and the shared card. */
const previewField: Field = {
  name: 'seoPreview',
  type: 'ui',
  admin: { components: { Field: '/composition/studio-parts#SeoPreview' }, disableListColumn: true },
}

/** Texts for search engines and social media, in the group `seo`. */
const seoGroup: Field = {
  name: 'seo',
  type: 'group',
  label: { nl: 'SEO', fr: 'SEO', en: 'SEO', de: 'SEO' },
  admin: { hideGutter: true },
  fields: [
    shortText(
      'pageTitle',
      { nl: 'Paginatitel', fr: 'Titre de la page', en: 'Page title', de: 'Seitentitel' },
      {
        nl: 'De titel in het tabblad van de browser. Leeg: de titel van de pagina.',
        fr: 'Le titre dans l’onglet du navigateur. Vide : le titre de la page.',
        en: 'The title in the browser tab. Empty: the title of the page.',
        de: 'Der Titel im Tab des Browsers. Leer: der Titel der Seite.',
      },
    ),
    shortText(
      'metaTitle',
      {
        nl: 'Titel in zoekresultaten',
        fr: 'Titre dans les résultats de recherche',
        en: 'Title in search results',
        de: 'Titel in Suchergebnissen',
      },
      {
        nl: 'Liefst 50 tot 60 tekens.',
        fr: 'De préférence 50 à 60 caractères.',
        en: 'Preferably 50 to 60 characters.',
        de: 'Am besten 50 bis 60 Zeichen.',
      },
    ),
    longText(
      'metaDescription',
      {
        nl: 'Tekst in zoekresultaten',
        fr: 'Texte dans les résultats de recherche',
        en: 'Text in search results',
        de: 'Text in Suchergebnissen',
      },
      {
        nl: 'Onder de titel: liefst 120 tot 155 tekens.',
        fr: 'Sous le titre : 120 à 155 caractères de préférence.',
        en: 'Below the title: preferably 120 to 155 characters.',
        de: 'Unter dem Titel: am besten 120 bis 155 Zeichen.',
      },
    ),
    shortText('ogTitle', {
      nl: 'Titel op sociale media',
      fr: 'Titre sur les réseaux sociaux',
      en: 'Title on social media',
      de: 'Titel in sozialen Medien',
    }),
    longText('ogDescription', {
      nl: 'Beschrijving op sociale media',
      fr: 'Description sur les réseaux sociaux',
      en: 'Description on social media',
      de: 'Beschreibung in sozialen Medien',
    }),
    {
      name: 'ogImage',
      type: 'upload',
      relationTo: 'media',
      localized: true,
      filterOptions: { mimeType: { contains: 'image/' } },
      label: {
        nl: 'Beeld op sociale media',
        fr: 'Image sur les réseaux sociaux',
        en: 'Picture on social media',
        de: 'Bild in sozialen Medien',
      },
      admin: {
        description: {
          nl: 'Liefst 1200 × 630 pixels. Leeg: het hoofdbeeld van de pagina of van de site.',
          fr: 'De préférence 1200 × 630 pixels. Vide : l’image principale de la page ou du site.',
          en: 'Best 1200 × 630 pixels. Empty: the main picture of the page or of the site.',
          de: 'Am besten 1200 × 630 Pixel. Leer: das Hauptbild der Seite oder der Website.',
        },
      },
    },
    shortText('twitterTitle', {
      nl: 'Titel op X (Twitter)',
      fr: 'Titre sur X (Twitter)',
      en: 'Title on X (Twitter)',
      de: 'Titel auf X (Twitter)',
    }),
    longText('twitterDescription', {
      nl: 'Beschrijving op X (Twitter)',
      fr: 'Description sur X (Twitter)',
      en: 'Description on X (Twitter)',
      de: 'Beschreibung auf X (Twitter)',
    }),
  ],
}

/** The fields `isActiveSEO` and `seo` in a separate tab. */
export const seoTab = (): UnnamedTab => ({
  label: { nl: 'SEO', fr: 'SEO', en: 'SEO', de: 'SEO' },
  fields: [activeField, previewField, seoGroup],
})
