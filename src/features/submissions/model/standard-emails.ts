import type { EmailMessage, EmailPart } from '@/lib/email/email-message'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator, type MailMessages } from '@/lib/i18n/mail-translator'

import type { EmailFacts, FormDefinition, LeadSubject } from './define-form'
import { formKindLabels } from './form-kind-labels'

/** Greeting of an e-mail to a visitor. */
export function greetingFor(name: string, locale: Locale): string {
  const t = mailTranslator(locale)
  return name === '' ? t('common.greetingWithoutName') : t('common.greeting', { name })
}

/** Closing of an e-mail to a visitor: a greeting, and the agency below it. */
export const closingFor = (agencyName: string, locale: Locale): string =>
  [mailTranslator(locale)('common.regards'), agencyName].filter(Boolean).join('\n')

/** One part per paragraph; paragraphs are separated by an empty line. */
export const textParts = (text: string): EmailPart[] =>
  text.split('\n\n').map((paragraph) => ({ type: 'text', text: paragraph }))

/** The property or project an e-mail is about; nothing when there is none. */
export const aboutPart = (about: LeadSubject | undefined): EmailPart[] =>
  about
    ? [
        {
          type: 'property',
          title: about.title,
          lines: about.lines,
          href: about.href,
          ...(about.imageUrl && { imageUrl: about.imageUrl }),
        },
      ]
    : []

const answersPart = ({ rows }: EmailFacts): EmailPart[] => (rows.length > 0 ? [{ type: 'facts', rows }] : [])

const nameOf = ({ lead: { person } }: EmailFacts): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ') || (person?.email ?? '')

interface AgencyContent {
  /** Name of the form for the subject line, such as “Contact”; the form's label when left out. */
  what?: string
  /** Further parts after the answers. */
  more?: EmailPart[]
}

/**
 * The e-mail that informs the agency of a submission: all answers, the property or project, and the link to the lead.
 * A reply to it goes to the visitor.
 */
export function agencyEmail(facts: EmailFacts, { what, more = [] }: AgencyContent = {}): EmailMessage {
  const { lead, locale, about, serverUrl } = facts
  const form = formKindLabels[lead.form][locale]
  return {
    subject: [what ?? form, nameOf(facts), about?.ref].filter(Boolean).join(' – '),
    parts: [
      ...answersPart(facts),
      ...aboutPart(about),
      ...more,
      {
        type: 'button',
        label: mailTranslator(locale)('common.openInStudio'),
        href: `${serverUrl}/admin/collections/leads/${lead.id}`,
      },
    ],
    ...(lead.person?.email && { replyTo: lead.person.email }),
  }
}

interface VisitorContent {
  subject: string
  /** Paragraphs, separated by an empty line. */
  text: string
  /** Parts between the text and the copy of the answers. */
  more?: EmailPart[]
  /** Left out where the answers need not be repeated. */
  withAnswers?: boolean
}

/** The e-mail that confirms a submission to the visitor, with the answers. `null` without an e-mail address. */
export function visitorEmail(facts: EmailFacts, content: VisitorContent): EmailMessage | null {
  const { lead, locale, about, salutation, agencyName } = facts
  const { subject, text, more = [], withAnswers = true } = content
  if (!lead.person?.email) return null
  const t = mailTranslator(locale)
  const answers: EmailPart[] = [{ type: 'heading', text: t('common.yourAnswers') }, ...answersPart(facts)]
  return {
    subject,
    greeting: greetingFor(salutation, locale),
    parts: [
      ...textParts(text),
      ...more,
      ...aboutPart(about),
      ...(withAnswers ? answers : []),
      { type: 'note', text: t('common.notYou') },
    ],
    closing: closingFor(agencyName, locale),
  }
}

/** The confirmation of a form whose texts are under `forms` in the messages. */
export function confirmationEmail(
  facts: EmailFacts,
  form: keyof MailMessages['forms'],
  options: Pick<VisitorContent, 'withAnswers'> = {},
): EmailMessage | null {
  const t = mailTranslator(facts.locale)
  return visitorEmail(facts, {
    subject: t(`forms.${form}.subject`),
    text: t(`forms.${form}.text`),
    ...options,
  })
}

/** Both e-mails of a standard form: the answers to the agency, a confirmation to the visitor. */
export const standardEmails = (form: keyof MailMessages['forms']): FormDefinition['emails'] => ({
  agency: (facts) => agencyEmail(facts),
  visitor: (facts) => confirmationEmail(facts, form),
})
