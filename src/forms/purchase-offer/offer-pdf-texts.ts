import type { Localized } from '@/lib/i18n/locales'

type TextKey =
  | 'title'
  | 'reference'
  | 'sentOn'
  | 'buyers'
  | 'buyerA'
  | 'buyerB'
  | 'agency'
  | 'agencyRole'
  | 'property'
  | 'propertyRef'
  | 'propertyWhat'
  | 'price'
  | 'figures'
  | 'words'
  | 'validity'
  | 'fromUntil'
  | 'conditions'
  | 'loan'
  | 'noLoan'
  | 'noConditions'
  | 'advance'
  | 'account'
  | 'meaning'
  | 'confirmed'
  | 'unconfirmed'
  | 'doneAt'
  | 'signatures'
  | 'signatureA'
  | 'signatureB'
  | 'signatureSeller'
  | 'page'

/** The words of the document; `{…}` is filled in. */
export const offerPdfTexts: Record<TextKey, Localized> = {
  title: { nl: 'Aankoopbod', fr: 'Offre d’achat', en: 'Purchase offer', de: 'Kaufangebot' },
  reference: { nl: 'Referentie', fr: 'Référence', en: 'Reference', de: 'Referenz' },
  sentOn: { nl: 'Ingediend op', fr: 'Introduite le', en: 'Submitted on', de: 'Eingereicht am' },
  buyers: { nl: 'Wie biedt', fr: 'Qui fait l’offre', en: 'Who makes the offer', de: 'Wer bietet' },
  buyerA: { nl: 'Koper A', fr: 'Acquéreur A', en: 'Buyer A', de: 'Käufer A' },
  buyerB: { nl: 'Koper B', fr: 'Acquéreur B', en: 'Buyer B', de: 'Käufer B' },
  agency: { nl: 'Kantoor', fr: 'Agence', en: 'Agency', de: 'Agentur' },
  agencyRole: {
    nl: 'Het bod is gericht aan de eigenaar van het pand, via het kantoor dat de verkoop begeleidt.',
    fr: 'L’offre est adressée au propriétaire du bien, par l’agence chargée de la vente.',
    en: 'The offer is addressed to the owner of the property, through the agency in charge of the sale.',
    de: 'Das Angebot richtet sich an den Eigentümer des Objekts, über die mit dem Verkauf betraute Agentur.',
  },
  property: { nl: 'Het pand', fr: 'Le bien', en: 'The property', de: 'Das Objekt' },
  propertyRef: {
    nl: 'Referentie van het pand',
    fr: 'Référence du bien',
    en: 'Reference of the property',
    de: 'Referenz des Objekts',
  },
  propertyWhat: { nl: 'Omschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
  price: { nl: 'De geboden prijs', fr: 'Le prix offert', en: 'The price offered', de: 'Der gebotene Preis' },
  figures: { nl: 'In cijfers', fr: 'En chiffres', en: 'In figures', de: 'In Ziffern' },
  words: { nl: 'In letters', fr: 'En lettres', en: 'In words', de: 'In Worten' },
  validity: { nl: 'Geldigheid', fr: 'Validité', en: 'Validity', de: 'Gültigkeit' },
  fromUntil: {
    nl: 'Van {from} tot en met {until}.',
    fr: 'Du {from} au {until} inclus.',
    en: 'From {from} up to and including {until}.',
    de: 'Vom {from} bis einschließlich {until}.',
  },
  conditions: { nl: 'Voorwaarden', fr: 'Conditions', en: 'Conditions', de: 'Bedingungen' },
  loan: {
    nl: 'Opschortende voorwaarde: de koper verkrijgt een krediet van {amount}.',
    fr: 'Condition suspensive : l’acquéreur obtient un crédit de {amount}.',
    en: 'Condition precedent: the buyer obtains a loan of {amount}.',
    de: 'Aufschiebende Bedingung: Der Käufer erhält einen Kredit von {amount}.',
  },
  noLoan: {
    nl: 'Het bod hangt niet af van een krediet.',
    fr: 'L’offre ne dépend pas d’un crédit.',
    en: 'The offer does not depend on a loan.',
    de: 'Das Angebot hängt nicht von einem Kredit ab.',
  },
  noConditions: {
    nl: 'Geen andere voorwaarden.',
    fr: 'Pas d’autres conditions.',
    en: 'No other conditions.',
    de: 'Keine weiteren Bedingungen.',
  },
  advance: { nl: 'Voorschot', fr: 'Acompte', en: 'Advance', de: 'Anzahlung' },
  account: { nl: 'Derdenrekening', fr: 'Compte de tiers', en: 'Third-party account', de: 'Treuhandkonto' },
  meaning: {
    nl: 'Wat dit bod betekent',
    fr: 'Ce que signifie cette offre',
    en: 'What this offer means',
    de: 'Was dieses Angebot bedeutet',
  },
  confirmed: {
    nl: 'Door koper A bevestigd op {moment}, via de link die naar {email} werd gestuurd.',
    fr: 'Confirmée par l’acquéreur A le {moment}, par le lien envoyé à {email}.',
    en: 'Confirmed by buyer A on {moment}, by the link sent to {email}.',
    de: 'Von Käufer A am {moment} bestätigt, über den an {email} gesandten Link.',
  },
  unconfirmed: {
    nl: 'Nog niet bevestigd: dit bod telt pas na bevestiging via de link in de e-mail.',
    fr: 'Pas encore confirmée : cette offre ne compte qu’après confirmation par le lien de l’e-mail.',
    en: 'Not confirmed yet: this offer counts only once it is confirmed by the link in the mail.',
    de: 'Noch nicht bestätigt: Dieses Angebot zählt erst nach Bestätigung über den Link in der E-Mail.',
  },
  doneAt: {
    nl: 'Opgemaakt te {place} op {date}.',
    fr: 'Fait à {place}, le {date}.',
    en: 'Done at {place} on {date}.',
    de: 'Ausgestellt in {place} am {date}.',
  },
  signatures: { nl: 'Handtekeningen', fr: 'Signatures', en: 'Signatures', de: 'Unterschriften' },
  signatureA: {
    nl: 'Koper A, datum',
    fr: 'Acquéreur A, date',
    en: 'Buyer A, date',
    de: 'Käufer A, Datum',
  },
  signatureB: {
    nl: 'Koper B, datum',
    fr: 'Acquéreur B, date',
    en: 'Buyer B, date',
    de: 'Käufer B, Datum',
  },
  signatureSeller: {
    nl: 'Verkoper, voor aanvaarding, datum',
    fr: 'Vendeur, pour acceptation, date',
    en: 'Seller, for acceptance, date',
    de: 'Verkäufer, zur Annahme, Datum',
  },
  page: {
    nl: 'Bladzijde {page} van {pages}',
    fr: 'Page {page} sur {pages}',
    en: 'Page {page} of {pages}',
    de: 'Seite {page} von {pages}',
  },
}
