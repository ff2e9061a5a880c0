import type { Localized } from '@/lib/i18n/locales'
import { isOneOf } from '@/lib/values/read-value'

/**
 * Names of the public forms: the only list. A lead stores one of these as its form. `src/forms/registry.ts` gives each
 * its definition.
 */
export const formKinds = [
  'siteContact',
  'contactMe',
  'visitRequest',
  'contactDemand',
  'sendToFriend',
  'demandRegister',
  'testimonial',
  'jobContact',
  'contactAppointment',
  'documentRequest',
  'rentalApplication',
  'purchaseOffer',
  'signNewsletter',
  'contactConstruction',
] as const

export type FormKind = (typeof formKinds)[number]

export const isFormKind = (value: unknown): value is FormKind => isOneOf(formKinds, value)

/** Names of the forms in the studio. */
export const formKindLabels: Record<FormKind, Localized> = {
  siteContact: { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' },
  contactMe: {
    nl: 'Meer info over een pand',
    fr: 'Plus d’informations sur un bien',
    en: 'More information about a property',
    de: 'Mehr Informationen zu einem Objekt',
  },
  visitRequest: {
    nl: 'Bezoek aanvragen',
    fr: 'Demande de visite',
    en: 'Viewing request',
    de: 'Besichtigung anfragen',
  },
  contactDemand: {
    nl: 'Gratis schatting',
    fr: 'Estimation gratuite',
    en: 'Free valuation',
    de: 'Kostenlose Schätzung',
  },
  sendToFriend: {
    nl: 'Doorsturen naar een vriend',
    fr: 'Envoyer à un ami',
    en: 'Send to a friend',
    de: 'Weiterleiten',
  },
  demandRegister: { nl: 'Ik zoek', fr: 'Je cherche', en: 'Keep me informed', de: 'Suchauftrag' },
  testimonial: { nl: 'Getuigenis', fr: 'Témoignage', en: 'Testimonial', de: 'Erfahrungsbericht' },
  jobContact: { nl: 'Sollicitatie', fr: 'Candidature', en: 'Job application', de: 'Stellenbewerbung' },
  contactAppointment: {
    nl: 'Afspraak',
    fr: 'Rendez-vous',
    en: 'Appointment',
    de: 'Termin',
  },
  documentRequest: {
    nl: 'Documenten aanvragen',
    fr: 'Demande de documents',
    en: 'Document request',
    de: 'Unterlagen anfordern',
  },
  rentalApplication: {
    nl: 'Huurkandidatuur',
    fr: 'Candidature locative',
    en: 'Rental application',
    de: 'Mietbewerbung',
  },
  purchaseOffer: { nl: 'Aankoopbod', fr: 'Offre d’achat', en: 'Purchase offer', de: 'Kaufangebot' },
  signNewsletter: { nl: 'Nieuwsbrief', fr: 'Newsletter', en: 'Newsletter', de: 'Newsletter' },
  contactConstruction: {
    nl: 'Info over een nieuwbouwproject',
    fr: 'Informations sur un projet neuf',
    en: 'Information about a new-build project',
    de: 'Informationen zu einem Neubauprojekt',
  },
}
