import type { Field } from 'payload'

const headingField = (): Field => ({
  name: 'heading',
  type: 'text',
  localized: true,
  label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
  admin: {
    description: {
      nl: 'Staat boven het blok. Leeg: het blok heeft geen titel.',
      fr: 'S’affiche au-dessus du bloc. Vide : le bloc n’a pas de titre.',
      en: 'Shown above the block. Empty: the block has no title.',
      de: 'Steht über dem Block. Leer: der Block hat keinen Titel.',
    },
  },
})

const titleSizeField = (titleSize: 'h1' | 'h2'): Field => ({
  name: 'titleSize',
  type: 'select',
  defaultValue: titleSize,
  label: { nl: 'Titelniveau', fr: 'Niveau du titre', en: 'Title level', de: 'Titelebene' },
  options: [
    {
      value: 'h1',
      label: {
        nl: 'Hoofdtitel van de pagina (h1)',
        fr: 'Titre principal de la page (h1)',
        en: 'Main title of the page (h1)',
        de: 'Haupttitel der Seite (h1)',
      },
    },
    {
      value: 'h2',
      label: {
        nl: 'Tussentitel (h2)',
        fr: 'Intertitre (h2)',
        en: 'Subtitle (h2)',
        de: 'Zwischentitel (h2)',
      },
    },
  ],
  admin: {
    description: {
      nl: 'Een pagina heeft één hoofdtitel: kies hem op één blok.',
      fr: 'Une page a un seul titre principal : choisissez-le sur un seul bloc.',
      en: 'A page has one main title: choose it on one block only.',
      de: 'Eine Seite hat einen Haupttitel: Wählen Sie ihn in nur einem Block.',
    },
  },
})

const descriptionField = (): Field => ({
  name: 'description',
  type: 'textarea',
  localized: true,
  label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
  admin: {
    description: {
      nl: 'Een of twee zinnen onder de titel.',
      fr: 'Une ou deux phrases sous le titre.',
      en: 'One or two sentences below the title.',
      de: 'Ein oder zwei Sätze unter dem Titel.',
    },
  },
})

const description2Field = (): Field => ({
  name: 'description2',
  type: 'textarea',
  localized: true,
  label: {
    nl: 'Tweede beschrijving',
    fr: 'Seconde description',
    en: 'Second description',
    de: 'Zweite Beschreibung',
  },
  admin: {
    description: {
      nl: 'Staat onder de inhoud van het blok.',
      fr: 'S’affiche sous le contenu du bloc.',
      en: 'Shown below the content of the block.',
      de: 'Steht unter dem Inhalt des Blocks.',
    },
  },
})

/** Heading and texts of a block, by option. */
export const textFields = (titleSize: 'h1' | 'h2') =>
  ({
    heading: [headingField()],
    titleSize: [titleSizeField(titleSize)],
    description: [descriptionField()],
    description2: [description2Field()],
  }) satisfies Record<string, Field[]>
