import type { FormModel } from '@/features/submissions/model/form-model'

/** A form with every kind of field, in two steps, as read from the database and the settings. */
export const exampleForm: FormModel = {
  kind: 'contactDemand',
  locale: 'fr',
  priceStyle: 'belgianDutch',
  title: 'Estimation gratuite',
  intro: 'Nous passons chez vous, sans engagement.',
  submitLabel: 'Demander une estimation',
  rules: [],
  consent: { text: 'Je suis d’accord.', version: 'fr-1' },
  steps: [
    {
      title: 'Votre bien',
      fields: [
        { kind: 'text', name: 'street', label: 'Rue', required: true, width: 'half', autocomplete: 'off' },
        { kind: 'money', name: 'price', label: 'Prix souhaité', min: 0, max: 10_000_000, width: 'half' },
        {
          kind: 'select',
          name: 'type',
          label: 'Type',
          required: true,
          options: [
            { value: '1', label: 'Maison' },
            { value: '3', label: 'Appartement' },
          ],
        },
        {
          kind: 'checkboxes',
          name: 'places',
          label: 'Localités',
          required: true,
          options: Array.from({ length: 20 }, (_, index) => ({ value: `p${index}`, label: `Lieu ${index}` })),
        },
        { kind: 'point', name: 'point', label: 'Où est-ce ?' },
      ],
    },
    {
      title: 'Vous',
      fields: [
        { kind: 'email', name: 'email', label: 'E-mail', required: true, help: 'Pour la réponse.' },
        { kind: 'date', name: 'day', label: 'Date', fromDays: 1, toDays: 60 },
        {
          kind: 'radio',
          name: 'slot',
          label: 'Créneau',
          options: [{ value: 'morning', label: '10:00-13:00' }],
        },
        { kind: 'checkbox', name: 'pets', label: 'J’ai des animaux' },
        {
          kind: 'number',
          name: 'petCount',
          label: 'Combien ?',
          min: 1,
          max: 9,
          required: true,
          when: { field: 'pets', is: ['true'] },
        },
        { kind: 'file', name: 'cv', label: 'CV' },
        { kind: 'textarea', name: 'message', label: 'Message' },
      ],
    },
  ],
}
