import type { ArrayField } from 'payload'

/** The health indices that the agency copies from Statbel, month by month. */
export const indexField: ArrayField = {
  name: 'healthIndices',
  type: 'array',
  label: { nl: 'Gezondheidsindex', fr: 'Indice santé', en: 'Health index', de: 'Gesundheitsindex' },
  labels: {
    singular: { nl: 'Maand', fr: 'Mois', en: 'Month', de: 'Monat' },
    plural: { nl: 'Maanden', fr: 'Mois', en: 'Months', de: 'Monate' },
  },
  admin: {
    initCollapsed: true,
    description: {
      nl: 'Neem het cijfer van elke maand over van Statbel. De pagina van een pand te huur biedt de cijfers aan om de huur te indexeren: basishuur × index van de maand vóór de verjaardag ÷ aanvangsindex. Gebruik voor alle maanden hetzelfde basisjaar.',
      fr: 'Reprenez le chiffre de chaque mois chez Statbel. La page d’un bien à louer les propose pour indexer le loyer : loyer de base × indice du mois précédant l’anniversaire ÷ indice de départ. Utilisez la même année de base pour tous les mois.',
      en: 'Copy the figure of each month from Statbel. The page of a property to let offers them for the indexation of the rent: base rent × index of the month before the anniversary ÷ starting index. Use the same base year for all months.',
      de: 'Übernehmen Sie die Zahl jedes Monats von Statbel. Die Seite eines Mietobjekts bietet sie zur Indexierung der Miete an: Grundmiete × Index des Monats vor dem Jahrestag ÷ Anfangsindex. Verwenden Sie für alle Monate dasselbe Basisjahr.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'month',
          type: 'date',
          required: true,
          label: { nl: 'Maand', fr: 'Mois', en: 'Month', de: 'Monat' },
          admin: { date: { pickerAppearance: 'monthOnly', displayFormat: 'MM/yyyy' } },
        },
        {
          name: 'value',
          type: 'number',
          required: true,
          min: 1,
          max: 1000,
          label: { nl: 'Index', fr: 'Indice', en: 'Index', de: 'Index' },
        },
        {
          name: 'source',
          type: 'text',
          label: { nl: 'Bron', fr: 'Source', en: 'Source', de: 'Quelle' },
          admin: {
            description: {
              nl: 'Bijvoorbeeld: Statbel, basis 2013.',
              fr: 'Par exemple : Statbel, base 2013.',
              en: 'For example: Statbel, base year 2013.',
              de: 'Zum Beispiel: Statbel, Basis 2013.',
            },
          },
        },
      ],
    },
  ],
}
