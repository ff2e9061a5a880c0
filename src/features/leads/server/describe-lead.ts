import type { Payload } from 'payload'

import { relatedId, isRecord } from '@/lib/values/read-value'
import { answerRows } from './answer-rows'
import { env } from '@/lib/env'
import { sourceLocale } from '@/lib/i18n/locales'
import type { Lead } from '@/payload-types'

import type { PassedLead } from '../model/passed-lead'

const textsOf = (person: Lead['person']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(person ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

async function readProperty(payload: Payload, { property }: Lead): Promise<PassedLead['lead']['property']> {
  const id = relatedId(property)
  if (id === null) return null
  const storedProperty = await payload.findByID({
    collection: 'properties',
    id,
    depth: 0,
    disableErrors: true,
    select: { ref: true, source: true, externalId: true },
    // Only its numbers are sent, also when the property is no longer on the site.
    overrideAccess: true,
  })
  return storedProperty
    ? {
        ref: storedProperty.ref,
        source: storedProperty.source ?? null,
        externalId: storedProperty.externalId ?? null,
      }
    : null
}

async function readProject(payload: Payload, { project }: Lead): Promise<{ number: number } | null> {
  const id = relatedId(project)
  if (id === null) return null
  const storedProject = await payload.findByID({
    collection: 'projects',
    id,
    depth: 0,
    disableErrors: true,
    select: { number: true },
    // Only its number is sent, also when the project is no longer on the site.
    overrideAccess: true,
  })
  return storedProject ? { number: storedProject.number } : null
}

const offerOf = ({ offerState, offerConfirmedAt, offerUntil }: Lead): PassedLead['lead']['offer'] =>
  offerState ? { state: offerState, confirmedAt: offerConfirmedAt ?? null, until: offerUntil ?? null } : null

/** A stored lead as a CRM receives it, without files, internal notes and assignee. */
export async function describeLead(payload: Payload, lead: Lead): Promise<PassedLead> {
  const { languageDefault } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    overrideAccess: false,
  })
  const [property, project, answersInWords] = await Promise.all([
    readProperty(payload, lead),
    readProject(payload, lead),
    answerRows(payload, lead.form, lead.answers, languageDefault ?? sourceLocale),
  ])
  return {
    version: 1,
    event: 'lead.created',
    lead: {
      id: lead.id,
      form: lead.form,
      subject: lead.subject,
      createdAt: lead.createdAt,
      language: lead.language,
      person: textsOf(lead.person),
      property,
      project,
      answers: isRecord(lead.answers) ? lead.answers : {},
      answersInWords: answersInWords.map(({ label, value }) => ({ label, value })),
      consent: lead.consentTextVersion ?? null,
      campaign: isRecord(lead.campaign) ? lead.campaign : null,
      offer: offerOf(lead),
      studioUrl: `${env.serverUrl}/admin/collections/leads/${lead.id}/`,
    },
  }
}
