import type { RequestableDocument } from '@/features/documents/server/requestable-documents'
import { mailTranslator, type MailTranslator } from '@/lib/i18n/mail-translator'
import type { EmailMessage, EmailPart } from '@/lib/email/email-message'

import type { EmailFacts } from '@/features/submissions/model/define-form'
import { agencyEmail, visitorEmail } from '@/features/submissions/model/standard-emails'
import { formatMoment } from '@/lib/time/format-time'

export interface SentDocuments {
  isNew: RequestableDocument[]
  /** Requested before from the same e-mail address. */
  requestedBefore: RequestableDocument[]
  /** Sent only after the agency has agreed. */
  needApproval: RequestableDocument[]
  /** End of the links. */
  until: Date
}

const titlesOf = (documents: RequestableDocument[]): string => documents.map(({ title }) => title).join(', ')

function linkParts(
  link: string,
  heading: string,
  documents: RequestableDocument[],
  text?: string,
): EmailPart[] {
  if (documents.length === 0) return []
  return [
    { type: 'heading', text: heading },
    ...(text ? [{ type: 'text', text } as const] : []),
    ...documents.map(({ id, title }): EmailPart => ({
      type: 'button',
      label: title,
      href: `${link}file/${id}/`,
    })),
  ]
}

function approvalParts(t: MailTranslator, documents: RequestableDocument[]): EmailPart[] {
  if (documents.length === 0) return []
  return [
    { type: 'heading', text: t('documents.needApproval') },
    { type: 'text', text: t('documents.needApprovalText') },
    { type: 'text', text: documents.map(({ title }) => `– ${title}`).join('\n') },
  ]
}

const isEmpty = ({ isNew, requestedBefore, needApproval }: SentDocuments): boolean =>
  isNew.length + requestedBefore.length + needApproval.length === 0

/** The e-mail with a link to each document, and the page that lists them. */
export function documentsEmail(facts: EmailFacts, documents: SentDocuments): EmailMessage | null {
  const { locale, lead } = facts
  const t = mailTranslator(locale)
  const link = facts.my('documents', lead.id, documents.until)
  const until = formatMoment(documents.until, locale, 'long')
  const hasLinks = documents.isNew.length + documents.requestedBefore.length > 0
  return visitorEmail(facts, {
    subject: hasLinks ? t('documents.subject') : t('documents.subjectWithout'),
    text: isEmpty(documents) ? t('documents.none') : t('documents.thanks'),
    withAnswers: false,
    more: [
      ...linkParts(link, t('documents.isNew'), documents.isNew),
      ...linkParts(
        link,
        t('documents.requestedBefore'),
        documents.requestedBefore,
        t('documents.requestedBeforeText'),
      ),
      ...approvalParts(t, documents.needApproval),
      ...(hasLinks
        ? ([
            { type: 'note', text: t('documents.until', { until }) },
            { type: 'button', label: t('documents.all'), href: link },
          ] satisfies EmailPart[])
        : []),
    ],
  })
}

/** Informs the agency about the visitor, the documents sent automatically and those it has to decide on. */
export function agencyDocumentsEmail(facts: EmailFacts, documents: SentDocuments): EmailMessage {
  const t = mailTranslator(facts.locale)
  const sent = [...documents.isNew, ...documents.requestedBefore]
  const lines = [
    ...(sent.length > 0 ? [t('documents.agencySent', { titles: titlesOf(sent) })] : []),
    ...(documents.needApproval.length > 0
      ? [t('documents.agencyApproval', { titles: titlesOf(documents.needApproval) })]
      : []),
    ...(isEmpty(documents) ? [t('documents.agencyNone')] : []),
  ]
  return agencyEmail(facts, { more: lines.map((text) => ({ type: 'text', text })) })
}
