import type { PayloadRequest } from 'payload'

import { greetingFor } from '@/features/submissions/model/standard-emails'
import { localeNames, toLocale, type Locale } from '@/lib/i18n/locales'
import { studioTranslator, type StudioMessages } from '@/lib/i18n/studio-text'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import { describeCrmReason } from '@/features/leads/model/crm-reasons'
import type { LeadOverview, LeadRow } from '@/features/leads/model/lead-overview'
import { toReplyUrl } from '@/features/leads/model/reply-url'
import { formatSalutation } from '@/features/leads/model/salutation'
import { formatPhone } from '@/lib/values/phone'
import type { Lead } from '@/payload-types'
import { hasRole } from '@/lib/payload/access'
import { forReader } from '@/lib/payload/reader-language'
import { answerWords } from '@/features/leads/model/answer-words'
import { toDay } from '@/lib/time/belgian-time'

import { answerRows } from './answer-rows'
import { leadColleagues } from './lead-colleagues'
import { leadParts } from './lead-parts'

/** Origin and consent of a lead, and its processing by the system. */
function originRows(lead: Lead, locale: Locale): LeadRow[] {
  const t = studioTranslator(locale)
  const values: [keyof StudioMessages['leads']['origin'], unknown][] = [
    ['offerState', lead.offerState && t(`leads.offerStates.${lead.offerState}`)],
    ['source', lead.source],
    ['campaign', lead.campaign],
    ['consentTextVersion', lead.consentTextVersion],
    ['crmState', lead.crmState === 'off' ? null : t(`leads.crmStates.${lead.crmState}`)],
    ['crmId', lead.crmId],
    ['retentionDate', toDay(lead.retentionDate)],
  ]
  return values
    .map(([name, value]) => ({ label: t(`leads.origin.${name}`), value: answerWords(value, { locale }) }))
    .filter(({ value }) => value !== '')
}

const personOf = ({ person = {} }: Lead): LeadOverview['person'] => ({
  name: [person.firstName, person.lastName].filter(Boolean).join(' '),
  email: person.email ?? null,
  phone: person.phone ? formatPhone(person.phone) : null,
  address: [
    [[person.street, person.houseNumber].filter(Boolean).join(' '), person.boxNr].filter(Boolean).join(' / '),
    [person.zip, person.city].filter(Boolean).join(' '),
    person.country ?? '',
  ].filter((line) => line !== ''),
})

function aboutOf({ property, project }: Lead): LeadOverview['about'] {
  const about: LeadOverview['about'] = []
  if (property && typeof property === 'object')
    about.push({
      label: property.studioTitle || `Ref. ${property.ref}`,
      href: `/admin/collections/properties/${property.id}/`,
    })
  if (project && typeof project === 'object')
    about.push({ label: project.name ?? '', href: `/admin/collections/projects/${project.id}/` })
  return about
}

function replyOf({ person, language, form, property }: Lead): string | null {
  if (!person?.email) return null
  const ref = property && typeof property === 'object' ? property.ref : null
  const greeting = greetingFor(formatSalutation(person, language), language)
  return toReplyUrl({ email: person.email, locale: language, form: formKindLabels[form], ref, greeting })
}

const assigneeOf = ({ assignee }: Lead): string | null =>
  (typeof assignee === 'object' ? assignee?.id : assignee) ?? null

const failuresOf = (lead: Lead, locale: Locale): LeadOverview['failures'] => [
  ...(lead.effects === 'failed' ? [{ what: 'effects' as const, reason: lead.effectsLastError ?? '' }] : []),
  ...(lead.crmState === 'failed'
    ? [{ what: 'crm' as const, reason: describeCrmReason(lead.crmLastError ?? '', studioTranslator(locale)) }]
    : []),
]

/** The user's studio language. */
export const studioLocale = ({ i18n }: PayloadRequest): Locale => toLocale(i18n.language)

/** All data of the page of a lead, read with the user's rights; `null` when the user may not read the lead. */
export async function readLeadOverview(req: PayloadRequest, id: string): Promise<LeadOverview | null> {
  const { payload, user } = req
  const locale = studioLocale(req)
  const lead = await payload.findByID({
    collection: 'leads',
    id,
    user,
    overrideAccess: false,
    depth: 1,
    locale,
    disableErrors: true,
    ...forReader(locale),
  })
  if (!lead) return null
  const [answers, origin, parts, colleagues] = await Promise.all([
    answerRows(payload, lead.form, lead.answers, locale),
    originRows(lead, locale) satisfies LeadRow[],
    leadParts(req, lead),
    leadColleagues(req),
  ])
  return {
    id: lead.id,
    form: formKindLabels[lead.form][locale],
    receivedAt: lead.createdAt,
    language: localeNames[lead.language],
    failures: failuresOf(lead, locale),
    mayRepeat: hasRole(user, 'administrator', 'editor'),
    status: lead.status,
    assignee: assigneeOf(lead),
    answeredAt: lead.answeredAt ?? null,
    person: personOf(lead),
    about: aboutOf(lead),
    answers,
    origin,
    colleagues,
    ...parts,
    reply: replyOf(lead),
  }
}
