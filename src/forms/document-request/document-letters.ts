import type { RequestableDocument } from '@/lib/documents/requestable-documents'
import { localized, type Localized } from '@/lib/i18n/locales'
import { formKindLabels } from '@/lib/leads/form-kinds'
import type { Letter, LetterPart } from '@/lib/mail/letter'

import type { LetterFacts } from '../define-form'
import { agencyLetter, visitorLetter } from '../standard-letters'

export interface SentDocuments {
  isNew: RequestableDocument[]
  /** The same address asked for them before. */
  askedBefore: RequestableDocument[]
  /** Only sent once the office agrees. */
  needApproval: RequestableDocument[]
  /** End of the links. */
  until: Date
}

const words = {
  subject: {
    nl: 'De documenten die u aanvroeg',
    fr: 'Les documents que vous avez demandés',
    en: 'The documents you requested',
    de: 'Die angeforderten Unterlagen',
  },
  thanks: {
    nl: 'Bedankt voor uw belangstelling. Hieronder vindt u wat u aanvroeg.',
    fr: 'Merci pour votre intérêt. Voici ce que vous avez demandé.',
    en: 'Thank you for your interest. Here is what you requested.',
    de: 'Vielen Dank für Ihr Interesse. Hier finden Sie, was Sie angefordert haben.',
  },
  isNew: {
    nl: 'Nieuw aangevraagd',
    fr: 'Nouvellement demandés',
    en: 'Newly requested',
    de: 'Neu angefordert',
  },
  askedBefore: {
    nl: 'Al eerder aangevraagd',
    fr: 'Déjà demandés',
    en: 'Already requested',
    de: 'Bereits angefordert',
  },
  askedBeforeText: {
    nl: 'Deze documenten vroeg u al eerder aan. Hier is een nieuwe link, mocht de vorige niet meer werken.',
    fr: 'Vous aviez déjà demandé ces documents. Voici un nouveau lien, au cas où le précédent ne fonctionnerait plus.',
    en: 'You requested these documents before. Here is a new link, in case the former one no longer works.',
    de: 'Diese Unterlagen hatten Sie bereits angefordert. Hier ist ein neuer Link, falls der vorige nicht mehr gilt.',
  },
  needApproval: {
    nl: 'Na akkoord van het kantoor',
    fr: 'Après accord de l’agence',
    en: 'Once the agency agrees',
    de: 'Nach Zustimmung der Agentur',
  },
  needApprovalText: {
    nl: 'Deze documenten mogen we niet zomaar doorgeven. De makelaar bekijkt uw vraag en neemt contact met u op:',
    fr: 'Ces documents ne peuvent pas être transmis d’office. L’agent examine votre demande et vous contacte :',
    en: 'These documents cannot be passed on without further ado. The agent looks at your request and contacts you:',
    de: 'Diese Unterlagen dürfen nicht ohne Weiteres weitergegeben werden. Der Makler prüft Ihre Anfrage und meldet sich bei Ihnen:',
  },
  none: {
    nl: 'Voor dit pand staan nog geen documenten klaar. Het kantoor heeft uw vraag gekregen en neemt contact met u op.',
    fr: 'Aucun document n’est encore disponible pour ce bien. L’agence a reçu votre demande et vous contactera.',
    en: 'No documents are ready for this property yet. The agency has your request and will contact you.',
    de: 'Für dieses Objekt liegen noch keine Unterlagen bereit. Die Agentur hat Ihre Anfrage erhalten und meldet sich bei Ihnen.',
  },
  all: { nl: 'Alle documenten', fr: 'Tous les documents', en: 'All documents', de: 'Alle Unterlagen' },
  until: {
    nl: 'De links werken tot {until} en zijn persoonlijk: geef ze niet door.',
    fr: 'Les liens fonctionnent jusqu’au {until} et sont personnels : ne les transmettez pas.',
    en: 'The links work until {until} and are personal: do not pass them on.',
    de: 'Die Links gelten bis {until} und sind persönlich: Geben Sie sie nicht weiter.',
  },
  agencySent: {
    nl: 'Automatisch verstuurd: {titles}.',
    fr: 'Envoyés automatiquement : {titles}.',
    en: 'Sent automatically: {titles}.',
    de: 'Automatisch gesendet: {titles}.',
  },
  agencyApproval: {
    nl: 'Wacht op uw akkoord: {titles}. Antwoord op deze e-mail met de documenten die de bezoeker mag hebben.',
    fr: 'Attend votre accord : {titles}. Répondez à cet e-mail avec les documents que le visiteur peut avoir.',
    en: 'Awaits your approval: {titles}. Reply to this mail with the documents the visitor may have.',
    de: 'Wartet auf Ihre Zustimmung: {titles}. Antworten Sie auf diese E-Mail mit den Unterlagen, die der Besucher haben darf.',
  },
  agencyNone: {
    nl: 'Er is geen enkel document van dit pand “op aanvraag”: de bezoeker kreeg niets.',
    fr: 'Aucun document de ce bien n’est « sur demande » : le visiteur n’a rien reçu.',
    en: 'No document of this property is “on request”: the visitor got nothing.',
    de: 'Keine Unterlage dieses Objekts ist „auf Anfrage“: Der Besucher hat nichts erhalten.',
  },
} satisfies Record<string, Localized>

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const titlesOf = (documents: RequestableDocument[]): string => documents.map(({ title }) => title).join(', ')

function linkParts(
  link: string,
  heading: string,
  documents: RequestableDocument[],
  text?: string,
): LetterPart[] {
  if (documents.length === 0) return []
  return [
    { type: 'heading', text: heading },
    ...(text ? [{ type: 'text', text } as const] : []),
    ...documents.map(({ id, title }): LetterPart => ({
      type: 'button',
      label: title,
      href: `${link}file/${id}/`,
    })),
  ]
}

function approvalParts({ locale }: LetterFacts, documents: RequestableDocument[]): LetterPart[] {
  if (documents.length === 0) return []
  return [
    { type: 'heading', text: words.needApproval[locale] },
    { type: 'text', text: words.needApprovalText[locale] },
    { type: 'text', text: documents.map(({ title }) => `– ${title}`).join('\n') },
  ]
}

const isEmpty = ({ isNew, askedBefore, needApproval }: SentDocuments): boolean =>
  isNew.length + askedBefore.length + needApproval.length === 0

/** The mail with the links: each document by itself, and the page where they stand together. */
export function documentsLetter(facts: LetterFacts, documents: SentDocuments): Letter | null {
  const { locale, lead } = facts
  const link = facts.my('documents', lead.id, documents.until)
  const until = documents.until.toLocaleString(`${locale}-BE`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  })
  const hasLinks = documents.isNew.length + documents.askedBefore.length > 0
  return visitorLetter(facts, {
    subject: words.subject,
    text: localized((each) => [isEmpty(documents) ? words.none[each] : words.thanks[each]]),
    withAnswers: false,
    more: [
      ...linkParts(link, words.isNew[locale], documents.isNew),
      ...linkParts(link, words.askedBefore[locale], documents.askedBefore, words.askedBeforeText[locale]),
      ...approvalParts(facts, documents.needApproval),
      ...(hasLinks
        ? ([
            { type: 'note', text: filled(words.until[locale], { until }) },
            { type: 'button', label: words.all[locale], href: link },
          ] satisfies LetterPart[])
        : []),
    ],
  })
}

/** Tells the agency who asked, what went out by itself and what it has to decide. */
export function agencyDocumentsLetter(facts: LetterFacts, documents: SentDocuments): Letter {
  const { locale } = facts
  const sent = [...documents.isNew, ...documents.askedBefore]
  const lines = [
    ...(sent.length > 0 ? [filled(words.agencySent[locale], { titles: titlesOf(sent) })] : []),
    ...(documents.needApproval.length > 0
      ? [filled(words.agencyApproval[locale], { titles: titlesOf(documents.needApproval) })]
      : []),
    ...(isEmpty(documents) ? [words.agencyNone[locale]] : []),
  ]
  return agencyLetter(
    facts,
    formKindLabels.documentRequest,
    lines.map((text) => ({ type: 'text', text })),
  )
}
