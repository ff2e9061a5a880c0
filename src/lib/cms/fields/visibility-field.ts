import type { SelectField } from 'payload'

/** Whether a block, link or item is shown: the specification's status `Published` against anything else. */
export const visibilityField = (): SelectField => ({
  name: 'status',
  type: 'select',
  defaultValue: 'published',
  label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
  options: [
    {
      value: 'published',
      label: { nl: 'Gepubliceerd', fr: 'Publié', en: 'Published', de: 'Veröffentlicht' },
    },
    { value: 'hidden', label: { nl: 'Verborgen', fr: 'Masqué', en: 'Hidden', de: 'Verborgen' } },
  ],
  admin: {
    description: {
      nl: 'Verborgen: bezoekers zien het niet, de inhoud blijft bewaard.',
      fr: 'Masqué : invisible pour les visiteurs, le contenu est conservé.',
      en: 'Hidden: visitors do not see it, the content is kept.',
      de: 'Verborgen: für Besucher unsichtbar, der Inhalt bleibt erhalten.',
    },
  },
})
