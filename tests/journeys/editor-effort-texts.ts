/** The texts of the page of six blocks: about 400 characters, a heading each and one paragraph. */
export const pageTexts = {
  fr: {
    title: 'Vivre à Seraing',
    headings: [
      'Au bord de la Meuse',
      'Pourquoi ici ?',
      'À vendre',
      'Ils y vivent',
      'Notre équipe',
      'Venez voir',
    ],
    paragraph: 'Un train toutes les dix minutes, des écoles et un marché le jeudi.',
  },
  nl: {
    title: 'Wonen in Seraing',
    headings: ['Aan de Maas', 'Waarom hier?', 'Te koop', 'Zij wonen er', 'Ons team', 'Kom kijken'],
    paragraph: 'Een trein om de tien minuten, scholen en een markt op donderdag.',
  },
} as const
