import type { Localized } from '@/lib/i18n/locales'

/** The life of a purchase offer. The last four are ends. */
export const offerStates = [
  'awaitingConfirmation',
  'received',
  'accepted',
  'refused',
  'withdrawn',
  'expired',
] as const
export type OfferState = (typeof offerStates)[number]

/** What staff call each state. */
export const offerStateLabels: Record<OfferState, Localized> = {
  awaitingConfirmation: {
    nl: 'Wacht op bevestiging door de koper',
    fr: 'Attend la confirmation de l’acquéreur',
    en: 'Awaits the buyer’s confirmation',
    de: 'Wartet auf Bestätigung des Käufers',
  },
  received: { nl: 'Ontvangen', fr: 'Reçue', en: 'Received', de: 'Eingegangen' },
  accepted: { nl: 'Aanvaard', fr: 'Acceptée', en: 'Accepted', de: 'Angenommen' },
  refused: { nl: 'Geweigerd', fr: 'Refusée', en: 'Refused', de: 'Abgelehnt' },
  withdrawn: { nl: 'Ingetrokken', fr: 'Retirée', en: 'Withdrawn', de: 'Zurückgezogen' },
  expired: { nl: 'Vervallen', fr: 'Expirée', en: 'Expired', de: 'Abgelaufen' },
}

/** From which states an offer may come into each. Nothing leads back: what was mailed stays true. */
export const offerStepsFrom: Record<Exclude<OfferState, 'awaitingConfirmation'>, OfferState[]> = {
  received: ['awaitingConfirmation'],
  accepted: ['received'],
  refused: ['received'],
  withdrawn: ['awaitingConfirmation', 'received'],
  expired: ['awaitingConfirmation', 'received'],
}

export const isOfferState = (value: unknown): value is OfferState =>
  offerStates.some((state) => state === value)

/** In whole euro. */
export const largestOffer = 100_000_000

/** How far ahead an offer may end. */
export const longestOfferDays = 180

/** How long its private pages still tell what became of an offer after its last day. */
const tellsForDays = 60

/** End of the private links to an offer. */
export const offerLinkEnd = (offerUntil: string): Date =>
  new Date(new Date(offerUntil).getTime() + tellsForDays * 24 * 60 * 60 * 1000)
