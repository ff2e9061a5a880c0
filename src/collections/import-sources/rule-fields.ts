import type { Field } from 'payload'

import { fieldGroupLabels, fieldGroups } from '@/features/import/model/field-groups'
import { defaultPriceLimits } from '@/features/import/model/offer-terms'
import { languageField } from '@/lib/payload/fields/common-fields'

/** Who owns which field, and when a run waits for a person. */
export const ruleFields: Field[] = [
  {
    name: 'editorGroups',
    type: 'select',
    hasMany: true,
    label: {
      nl: 'Velden van de redactie',
      fr: 'Champs de la rédaction',
      en: 'Fields of the editors',
      de: 'Felder der Redaktion',
    },
    options: fieldGroups.map((value) => ({ value, label: { ...fieldGroupLabels[value] } })),
    admin: {
      description: {
        nl: 'De bron vult ze bij een nieuw pand; daarna blijven ze zoals de redactie ze heeft.',
        fr: 'La source les remplit pour un nouveau bien ; ensuite, ils restent ce que la rédaction en fait.',
        en: 'The source fills them in for a new property; after that they stay as the editors have them.',
        de: 'Die Quelle füllt sie bei einem neuen Objekt; danach bleiben sie so, wie die Redaktion sie hat.',
      },
    },
  },
  {
    name: 'autoLock',
    type: 'checkbox',
    defaultValue: true,
    label: {
      nl: 'Gewijzigde velden vergrendelen',
      fr: 'Verrouiller les champs modifiés',
      en: 'Lock changed fields',
      de: 'Geänderte Felder sperren',
    },
    admin: {
      description: {
        nl: 'Wie een veld van een pand uit deze bron wijzigt, vergrendelt het: de volgende import laat het zo.',
        fr: 'Modifier un champ d’un bien de cette source le verrouille : la prochaine importation le laisse tel quel.',
        en: 'Changing a field of a property of this source locks it: the next import leaves it as it is.',
        de: 'Wer ein Feld eines Objekts dieser Quelle ändert, sperrt es: Der nächste Import lässt es so.',
      },
    },
  },
  {
    name: 'guardShare',
    type: 'number',
    required: true,
    defaultValue: 20,
    min: 0,
    max: 100,
    label: {
      nl: 'Hoogstens ingetrokken (%)',
      fr: 'Retirés au plus (%)',
      en: 'Withdrawn at most (%)',
      de: 'Höchstens zurückgezogen (%)',
    },
    admin: {
      step: 1,
      description: {
        nl: 'Verdwijnen er meer panden uit de bron, en minstens 3, dan wacht de import op u.',
        fr: 'Si davantage de biens quittent la source, et au moins 3, l’importation vous attend.',
        en: 'When more properties leave the source, and at least 3, the import waits for you.',
        de: 'Verlassen mehr Objekte die Quelle, und mindestens 3, wartet der Import auf Sie.',
      },
    },
  },
  {
    name: 'contactEmail',
    type: 'email',
    label: {
      nl: 'E-mail bij problemen',
      fr: 'E-mail en cas de problème',
      en: 'E-mail for problems',
      de: 'E-Mail bei Problemen',
    },
    admin: {
      description: {
        nl: 'Krijgt een bericht als een import mislukt of op iemand wacht.',
        fr: 'Reçoit un message quand une importation échoue ou attend quelqu’un.',
        en: 'Gets a message when an import fails or waits for a person.',
        de: 'Erhält eine Nachricht, wenn ein Import scheitert oder auf jemanden wartet.',
      },
    },
  },
  {
    ...languageField({ admin: { condition: (_, { contactEmail }) => Boolean(contactEmail) } }),
    name: 'contactLanguage',
    label: {
      nl: 'Taal van de berichten',
      fr: 'Langue des messages',
      en: 'Language of the messages',
      de: 'Sprache der Nachrichten',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'rentAbove',
        type: 'number',
        defaultValue: defaultPriceLimits.rentAbove,
        min: 0,
        label: {
          nl: 'Huur per maand om na te kijken, boven (€)',
          fr: 'Loyer mensuel à vérifier, au-dessus de (€)',
          en: 'Monthly rent to look at, above (€)',
          de: 'Zu prüfende Monatsmiete, über (€)',
        },
        admin: { width: '50%' },
      },
      {
        name: 'saleBelow',
        type: 'number',
        defaultValue: defaultPriceLimits.saleBelow,
        min: 0,
        label: {
          nl: 'Verkoopprijs om na te kijken, onder (€)',
          fr: 'Prix de vente à vérifier, en dessous de (€)',
          en: 'Sale price to look at, below (€)',
          de: 'Zu prüfender Kaufpreis, unter (€)',
        },
        admin: { width: '50%' },
      },
    ],
  },
]
