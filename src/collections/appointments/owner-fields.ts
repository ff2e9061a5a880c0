import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'
import { ownerAnswers } from '@/features/appointments/model/owner-answer'
import type { Localized } from '@/lib/i18n/locales'

/** Written by the owner in the portal alone. */
const byOwner = { create: noAccess, update: noAccess }

const answerLabels: Record<(typeof ownerAnswers)[number], Localized> = {
  accepted: { nl: 'Akkoord', fr: 'D’accord', en: 'Accepted', de: 'Einverstanden' },
  proposed: {
    nl: 'Stelt een ander tijdstip voor',
    fr: 'Propose un autre moment',
    en: 'Proposes another time',
    de: 'Schlägt einen anderen Zeitpunkt vor',
  },
  declined: { nl: 'Niet akkoord', fr: 'Pas d’accord', en: 'Declined', de: 'Nicht einverstanden' },
}

/** The answer of the owner of the property to a viewing; empty until there is one. */
export const ownerAnswerFields: Field[] = [
  {
    name: 'ownerAnswer',
    type: 'select',
    access: byOwner,
    label: {
      nl: 'Antwoord van de eigenaar',
      fr: 'Réponse du propriétaire',
      en: 'Answer of the owner',
      de: 'Antwort des Eigentümers',
    },
    options: ownerAnswers.map((value) => ({ value, label: answerLabels[value] })),
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.ownerAnswer),
      description: {
        nl: 'De afspraak zelf verandert er niet door: bevestig, verplaats of annuleer ze hier na overleg.',
        fr: 'Le rendez-vous ne change pas pour autant : confirmez-le, déplacez-le ou annulez-le ici.',
        en: 'The appointment itself stays as it is: confirm, move or cancel it here.',
        de: 'Der Termin selbst ändert sich dadurch nicht: bestätigen, verschieben oder sagen Sie ihn hier ab.',
      },
    },
  },
  {
    name: 'ownerProposal',
    type: 'text',
    access: byOwner,
    label: {
      nl: 'Voorstel van de eigenaar',
      fr: 'Proposition du propriétaire',
      en: 'Proposal of the owner',
      de: 'Vorschlag des Eigentümers',
    },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.ownerProposal) },
  },
  {
    name: 'ownerRemark',
    type: 'textarea',
    access: byOwner,
    maxLength: 1000,
    label: {
      nl: 'Opmerking van de eigenaar',
      fr: 'Remarque du propriétaire',
      en: 'Remark of the owner',
      de: 'Bemerkung des Eigentümers',
    },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.ownerRemark) },
  },
  {
    name: 'ownerAnswerAt',
    type: 'date',
    access: byOwner,
    label: {
      nl: 'Eigenaar antwoordde op',
      fr: 'Réponse du propriétaire le',
      en: 'Owner answered on',
      de: 'Eigentümer antwortete am',
    },
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime' },
      condition: (data) => Boolean(data.ownerAnswerAt),
    },
  },
]

/** What the visitors thought, written by the agent after the viewing. */
export const feedbackFields: Field[] = [
  {
    name: 'feedback',
    type: 'textarea',
    maxLength: 3000,
    label: {
      nl: 'Reactie van de bezoeker',
      fr: 'Avis du visiteur',
      en: 'Feedback from the visitor',
      de: 'Rückmeldung des Besuchers',
    },
    admin: {
      description: {
        nl: 'Wat de bezoeker van het pand vond. De eigenaar leest het zodra u het vrijgeeft.',
        fr: 'Ce que le visiteur a pensé du bien. Le propriétaire le lit dès que vous le partagez.',
        en: 'What the visitor thought of the property. The owner reads it once you release it.',
        de: 'Was der Besucher von dem Objekt hielt. Der Eigentümer liest es, sobald Sie es freigeben.',
      },
    },
  },
  {
    name: 'feedbackReleased',
    type: 'checkbox',
    defaultValue: false,
    label: {
      nl: 'Reactie vrijgeven voor de eigenaar',
      fr: 'Partager l’avis avec le propriétaire',
      en: 'Release the feedback to the owner',
      de: 'Rückmeldung für den Eigentümer freigeben',
    },
  },
]
