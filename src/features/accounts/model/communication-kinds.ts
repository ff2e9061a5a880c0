import type { Localized } from '@/lib/i18n/locales'

/** The kinds of contacts and events of a property: the only list. */
export const communicationTypes = ['viewing', 'request', 'phone', 'mail', 'offer', 'other'] as const
export type CommunicationType = (typeof communicationTypes)[number]

export const communicationTypeLabels: Record<CommunicationType, Localized> = {
  viewing: { nl: 'Bezoek', fr: 'Visite', en: 'Viewing', de: 'Besichtigung' },
  request: { nl: 'Aanvraag', fr: 'Demande', en: 'Request', de: 'Anfrage' },
  phone: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
  mail: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
  offer: { nl: 'Bod', fr: 'Offre', en: 'Offer', de: 'Angebot' },
  other: { nl: 'Andere', fr: 'Autre', en: 'Other', de: 'Sonstiges' },
}

export const communicationStates = ['open', 'done'] as const
export type CommunicationState = (typeof communicationStates)[number]

export const communicationStateLabels: Record<CommunicationState, Localized> = {
  open: { nl: 'Open', fr: 'Ouvert', en: 'Open', de: 'Offen' },
  done: { nl: 'Afgehandeld', fr: 'Traité', en: 'Done', de: 'Erledigt' },
}
