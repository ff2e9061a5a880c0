import type { Localized } from '@/lib/i18n/locales'
import type { TextSource } from '@/lib/seo/page-texts'
import type { LengthState } from '@/lib/seo/text-length'

export const seoTexts = {
  result: {
    nl: 'Zo staat de pagina in een zoekmachine',
    fr: 'La page dans un moteur de recherche',
    en: 'The page in a search engine',
    de: 'Die Seite in einer Suchmaschine',
  },
  card: {
    nl: 'Zo ziet een gedeelde link eruit',
    fr: 'Un lien partagé',
    en: 'A shared link',
    de: 'Ein geteilter Link',
  },
  noTitle: {
    nl: 'Zonder titel bestaat de pagina niet in deze taal.',
    fr: 'Sans titre, la page n’existe pas dans cette langue.',
    en: 'Without a title the page does not exist in this language.',
    de: 'Ohne Titel gibt es die Seite in dieser Sprache nicht.',
  },
  noDescription: {
    nl: 'Geen beschrijving: de zoekmachine kiest zelf een stuk tekst van de pagina.',
    fr: 'Pas de description : le moteur choisit lui-même un passage de la page.',
    en: 'No description: the search engine picks a piece of text of the page itself.',
    de: 'Keine Beschreibung: Die Suchmaschine wählt selbst einen Textausschnitt der Seite.',
  },
  noPicture: { nl: 'Geen beeld', fr: 'Pas d’image', en: 'No picture', de: 'Kein Bild' },
  title: { nl: 'Titel: {source}', fr: 'Titre : {source}', en: 'Title: {source}', de: 'Titel: {source}' },
  description: {
    nl: 'Beschrijving: {source}',
    fr: 'Description : {source}',
    en: 'Description: {source}',
    de: 'Beschreibung: {source}',
  },
  picture: { nl: 'Beeld: {source}', fr: 'Image : {source}', en: 'Picture: {source}', de: 'Bild: {source}' },
  off: {
    nl: 'De SEO-teksten staan uit: de pagina zelf telt.',
    fr: 'Les textes SEO sont désactivés : c’est la page elle-même qui compte.',
    en: 'The SEO texts are off: the page itself counts.',
    de: 'Die SEO-Texte sind aus: Es zählt die Seite selbst.',
  },
} as const satisfies Record<string, Localized>

const fromField: Localized = { nl: 'uw tekst', fr: 'votre texte', en: 'your text', de: 'Ihr Text' }

export const sourceTexts: Record<TextSource, Localized> = {
  metaTitle: fromField,
  metaDescription: fromField,
  ogTitle: fromField,
  ogDescription: fromField,
  twitterTitle: fromField,
  twitterDescription: fromField,
  pageTitle: {
    nl: 'overgenomen van de paginatitel',
    fr: 'reprise du titre de la page (onglet)',
    en: 'taken from the page title (tab)',
    de: 'vom Seitentitel (Tab) übernommen',
  },
  title: {
    nl: 'overgenomen van de titel van de pagina',
    fr: 'reprise du titre de la page',
    en: 'taken from the title of the page',
    de: 'vom Titel der Seite übernommen',
  },
  ownDescription: {
    nl: 'overgenomen van de inleiding of de banner',
    fr: 'reprise de l’introduction ou de la bannière',
    en: 'taken from the introduction or the banner',
    de: 'von Einleitung oder Banner übernommen',
  },
  siteDescription: {
    nl: 'overgenomen van de instellingen van de site',
    fr: 'reprise des paramètres du site',
    en: 'taken from the settings of the site',
    de: 'von den Einstellungen der Website übernommen',
  },
}

export type PictureOrigin = 'field' | 'page' | 'site'

export const pictureTexts: Record<PictureOrigin, Localized> = {
  field: { nl: 'uw keuze', fr: 'votre choix', en: 'your choice', de: 'Ihre Wahl' },
  page: {
    nl: 'overgenomen van de pagina',
    fr: 'reprise de la page',
    en: 'taken from the page',
    de: 'von der Seite übernommen',
  },
  site: sourceTexts.siteDescription,
}

export const lengthTexts: Record<LengthState, Localized> = {
  empty: {
    nl: 'Leeg. Liefst {least} tot {most} tekens.',
    fr: 'Vide. De préférence {least} à {most} caractères.',
    en: 'Empty. Best {least} to {most} characters.',
    de: 'Leer. Am besten {least} bis {most} Zeichen.',
  },
  short: {
    nl: '{length} tekens: er is nog plaats, tot {most}.',
    fr: '{length} caractères : il reste de la place, jusqu’à {most}.',
    en: '{length} characters: there is room, up to {most}.',
    de: '{length} Zeichen: Es ist noch Platz, bis {most}.',
  },
  good: {
    nl: '{length} tekens: goed.',
    fr: '{length} caractères : bien.',
    en: '{length} characters: good.',
    de: '{length} Zeichen: gut.',
  },
  long: {
    nl: '{length} tekens: te lang, wordt afgekapt na ongeveer {most}.',
    fr: '{length} caractères : trop long, coupé après {most} environ.',
    en: '{length} characters: too long, cut after about {most}.',
    de: '{length} Zeichen: zu lang, wird nach etwa {most} abgeschnitten.',
  },
}
