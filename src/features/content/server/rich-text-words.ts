import { localized, type Localized } from '@/lib/i18n/locales'

/** Words of the editor of texts, by feature and key, which replace those of its package. */
const words: Record<string, Record<string, Localized>> = {
  general: {
    placeholder: {
      nl: 'Begin te typen. Met “/” kiest u een tussentitel, een lijst of een afbeelding.',
      fr: 'Commencez à écrire. Avec «\u00a0/\u00a0», choisissez un titre, une liste ou une image.',
      en: 'Start typing. With “/” you choose a heading, a list or a picture.',
      de: 'Beginnen Sie zu schreiben. Mit „/“ wählen Sie eine Überschrift, eine Liste oder ein Bild.',
    },
    slashMenuBasicGroupLabel: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
    toolbarItemsActive: {
      nl: 'Opmaak ({{count}})',
      fr: 'Mise en forme ({{count}})',
      en: 'Formatting ({{count}})',
      de: 'Formatierung ({{count}})',
    },
  },
  heading: {
    label: {
      nl: 'Titel {{headingLevel}}',
      fr: 'Titre {{headingLevel}}',
      en: 'Heading {{headingLevel}}',
      de: 'Überschrift {{headingLevel}}',
    },
  },
  align: {
    alignLeftLabel: { nl: 'Links uitlijnen', fr: 'Aligner à gauche', en: 'Align left', de: 'Linksbündig' },
    alignCenterLabel: { nl: 'Centreren', fr: 'Centrer', en: 'Centre', de: 'Zentrieren' },
    alignRightLabel: {
      nl: 'Rechts uitlijnen',
      fr: 'Aligner à droite',
      en: 'Align right',
      de: 'Rechtsbündig',
    },
    alignJustifyLabel: { nl: 'Uitvullen', fr: 'Justifier', en: 'Justify', de: 'Blocksatz' },
  },
  blockquote: { label: { nl: 'Citaat', fr: 'Citation', en: 'Quote', de: 'Zitat' } },
  paragraph: {
    label: { nl: 'Alinea', fr: 'Paragraphe', en: 'Paragraph', de: 'Absatz' },
    label2: { nl: 'Gewone tekst', fr: 'Texte normal', en: 'Normal text', de: 'Normaler Text' },
  },
  upload: { label: { nl: 'Afbeelding', fr: 'Image', en: 'Picture', de: 'Bild' } },
  link: {
    label: { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
    loadingWithEllipsis: {
      nl: 'Bezig met laden…',
      fr: 'Chargement…',
      en: 'Loading…',
      de: 'Wird geladen…',
    },
  },
  checklist: { label: { nl: 'Afvinklijst', fr: 'Liste à cocher', en: 'Checklist', de: 'Checkliste' } },
  orderedList: {
    label: { nl: 'Genummerde lijst', fr: 'Liste numérotée', en: 'Numbered list', de: 'Nummerierte Liste' },
  },
  unorderedList: { label: { nl: 'Opsomming', fr: 'Liste à puces', en: 'Bulleted list', de: 'Aufzählung' } },
  horizontalRule: {
    label: { nl: 'Scheidingslijn', fr: 'Ligne de séparation', en: 'Dividing line', de: 'Trennlinie' },
  },
  indent: {
    decreaseLabel: {
      nl: 'Minder inspringen',
      fr: 'Diminuer le retrait',
      en: 'Decrease indent',
      de: 'Einzug verkleinern',
    },
    increaseLabel: {
      nl: 'Meer inspringen',
      fr: 'Augmenter le retrait',
      en: 'Increase indent',
      de: 'Einzug vergrößern',
    },
  },
}

/** The words in each language, as Payload merges them. */
export const richTextWords = localized((locale) => ({
  lexical: Object.fromEntries(
    Object.entries(words).map(([feature, texts]) => [
      feature,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]])),
    ]),
  ),
}))
