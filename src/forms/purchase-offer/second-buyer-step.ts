import type { FormStep } from '@/features/submissions/model/form-field'

const together = { field: 'buyers', is: ['together'] }

/** Whether there is a second buyer, and their data. */
export const secondBuyerStep: FormStep = {
  title: { nl: 'Koper B', fr: 'Acquéreur B', en: 'Buyer B', de: 'Käufer B' },
  fields: [
    {
      kind: 'radio',
      name: 'buyers',
      label: { nl: 'Ik koop', fr: 'J’achète', en: 'I buy', de: 'Ich kaufe' },
      required: true,
      options: [
        { value: 'alone', label: { nl: 'alleen', fr: 'seul(e)', en: 'alone', de: 'allein' } },
        {
          value: 'together',
          label: {
            nl: 'samen met iemand anders',
            fr: 'avec une autre personne',
            en: 'together with somebody else',
            de: 'zusammen mit einer anderen Person',
          },
        },
      ],
    },
    {
      kind: 'text',
      name: 'secondFirstName',
      label: {
        nl: 'Voornaam van koper B',
        fr: 'Prénom de l’acquéreur B',
        en: 'First name of buyer B',
        de: 'Vorname von Käufer B',
      },
      required: true,
      when: together,
      autocomplete: 'off',
      width: 'half',
      maxLength: 80,
    },
    {
      kind: 'text',
      name: 'secondLastName',
      label: {
        nl: 'Naam van koper B',
        fr: 'Nom de l’acquéreur B',
        en: 'Last name of buyer B',
        de: 'Name von Käufer B',
      },
      required: true,
      when: together,
      autocomplete: 'off',
      width: 'half',
      maxLength: 80,
    },
    {
      kind: 'email',
      name: 'secondEmail',
      label: {
        nl: 'E-mail van koper B',
        fr: 'E-mail de l’acquéreur B',
        en: 'E-mail of buyer B',
        de: 'E-Mail von Käufer B',
      },
      help: {
        nl: 'Krijgt een e-mail met een link om het bod te volgen.',
        fr: 'Reçoit un e-mail avec un lien pour suivre l’offre.',
        en: 'Gets an e-mail with a link to follow the offer.',
        de: 'Erhält eine E-Mail mit einem Link, um das Angebot zu verfolgen.',
      },
      when: together,
      autocomplete: 'off',
      width: 'half',
    },
    {
      kind: 'text',
      name: 'secondAddress',
      label: {
        nl: 'Adres van koper B, als het een ander is',
        fr: 'Adresse de l’acquéreur B, si elle diffère',
        en: 'Address of buyer B, if different',
        de: 'Adresse von Käufer B, falls abweichend',
      },
      when: together,
      autocomplete: 'off',
      width: 'half',
      maxLength: 200,
    },
  ],
}
